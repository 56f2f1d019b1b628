extension StoreSentence {
  /// Faults of predicates, as Queries/Predicates of the library words them, and the words that they are made of.
  static let predicates = #"""
    1 argument was
    = 引数が1個
    §1 arguments were
    = 引数が§1個
    §1 has no argument: §2 given for §3.
    = §1 の引数がありません: §3個必要なところ、§2です。
    1 is needed
    = 必要なのは1個
    §1 are needed
    = 必要なのは§1個
    §1 given, but §2. Within quotes %@ is text, and no placeholder.
    = §1ありますが、§2です。引用符の中の %@ はただの文字です。
    the name of a property, as a text
    = 項目の名前の文字列
    a whole number
    = 整数
    a number
    = 数
    argument §1 must be §2, as §3 says.
    = 引数 §1 は、§3 なので§2のはずです。
    a value
    = 値
    a collection
    = コレクション
    a condition
    = 条件
    a comparison is missing behind this value, as in isDone = TRUE.
    = この値の後に比較がありません。isDone = TRUE のように書いてください。
    ANY, ALL and NONE stand before one comparison, as in ANY scores > 3.
    = ANY、ALL、NONE は1つの比較の前に置きます。ANY scores > 3 のように書いてください。
    a condition stands where a value is expected.
    = 値が必要なところに条件があります。
    what begins here is nested more than 1,000 deep.
    = ここからの入れ子が 1,000 段を超えています。
    ; §1 is another character
    = （§1 は別の文字です）
    the text that begins here has no end: §1 is missing§2.
    = ここで始まる文字列が終わっていません: §1 がありません§2。
    the text ends behind a backslash. Write \\ for a backslash.
    = 文字列がバックスラッシュで終わっています。バックスラッシュは \\ と書いてください。
    '\§1' means nothing in a text. Write \\ for a backslash.
    = 「\§1」は文字列の中で使えません。バックスラッシュは \\ と書いてください。
    '\u' names a character as in \u3042 or \u{1F351}.
    = 「\u」は \u3042 や \u{1F351} のように文字を表します。
    there is no name between the backticks.
    = バッククォートの間に名前がありません。
    the name that begins here has no end: ` is missing.
    = ここで始まる名前が終わっていません: ` がありません。
    '§1' is no number. Names that begin with a digit stand in backticks, texts in quotes.
    = 「§1」は数ではありません。数字で始まる名前はバッククォート、文字列は引用符で囲んでください。
    '%' stands alone
    = 「%」だけでは使えません
    '%§1' is no placeholder
    = 「%§1」は使えません
    §1. Write %@ for a value, %K for a name, and a text in quotes.
    = §1。値は %@、名前は %K と書き、文字列は引用符で囲んでください。
    a name must follow '$', as in $comment.
    = 「$」の後に名前が必要です。$comment のように書いてください。
    a name must follow '@', as in comments.@count.
    = 「@」の後に名前が必要です。comments.@count のように書いてください。
    the name of a property must follow '#', as in #like.
    = 「#」の後に項目の名前が必要です。#like のように書いてください。
    : did you mean §1?
    = 。§1 のことですか？
    '§1' is no operator§2
    = 「§1」は演算子ではありません§2
     Write - for minus.
    = マイナスは - と書いてください。
     Write . between names.
    = 名前の間は . と書いてください。
     A backslash stands only in quotes.
    = バックスラッシュは引用符の中だけで使えます。
     Texts stand in quotes, and unusual names in backticks.
    = 文字列は引用符、特別な名前はバッククォートで囲んでください。
    §1 has no meaning here.§2
    = §1 はここでは使えません。§2
    write it like '2026-11-30', '2026-11-30 10:55' or '2026-11-30T10:55:07+09:00'
    = '2026-11-30'、'2026-11-30 10:55'、'2026-11-30T10:55:07+09:00' のように書いてください
    a text follows a text. Write \' or \" for a quote in a text.
    = 文字列の直後に文字列があります。文字列の中の引用符は \' か \" と書いてください。
    '@§1' stands behind a collection, as in comments.@count.
    = 「@§1」はコレクションの後に置きます。comments.@count のように書いてください。
    a name or a number begins here with '.'. Write 0.5 for .5.
    = 名前や数が「.」で始まっています。.5 は 0.5 と書いてください。
    more than 1,000 brackets are open here.
    = 開いたかっこが 1,000 個を超えています。
    a variable such as $c
    = $c のような変数
    '.@count' behind the SUBQUERY
    = SUBQUERY の後の「.@count」
    the name of a property
    = 項目の名前
    a name or a function such as @count
    = 名前か @count のような関数
    a key of a map in quotes
    = 引用符で囲んだマップのキー
    Only SUBQUERY is.
    = 関数は SUBQUERY だけです。
    Write §1 behind a collection, as in comments.§2.
    = §1 は comments.§2 のようにコレクションの後に書いてください。
    '§1' is no function. §2
    = 「§1」という関数はありません。§2
    . There are §1.
    = 。使えるのは §1 です。
    '@§1' is no function§2
    = 「@§1」という関数はありません§2
    a modifier such as c or f
    = c や f のような修飾子
    '§1' is no modifier. There are c (case), d (diacritics), w (width), k (kana) and f (all).
    = 「§1」という修飾子はありません。使えるのは c（大文字小文字）、d（発音記号）、w（全角半角）、k（かな）、f（すべて）です。
    ',' or '}'
    = 「,」か「}」
     A list stands in braces: {1, 2}.
    = リストは {1, 2} のように波かっこで囲んでください。
    AND, OR or the end
    = AND か OR か文の終わり
    a comparison such as = or CONTAINS
    = = や CONTAINS のような比較
    NOT stands in front of the whole comparison, as in NOT star IN {1, 2}.
    = NOT は比較全体の前に置きます。NOT star IN {1, 2} のように書いてください。
    . A comparison such as = or CONTAINS is expected.
    = 。= や CONTAINS のような比較が必要です。
    the predicate is empty. Write TRUEPREDICATE for all records.
    = 条件が空です。すべての記録なら TRUEPREDICATE と書いてください。
    the end
    = 文の終わり
    a comparison has two sides. Write AND between two comparisons, or BETWEEN {1, 5}.
    = 比較の辺は2つです。比較の間に AND を書くか、BETWEEN {1, 5} のように書いてください。
    no '(' stands before this ')'.
    = この「)」の前に「(」がありません。
    '§1' is missing for the '§2' in column §3.
    = §3 文字目の「§2」に対する「§1」がありません。
    §1 is expected, but §2 was found.§3
    = §1が必要ですが、§2があります。§3
    §1 has no property '§2'§3
    = §1 に項目「§2」はありません§3
    a key in brackets stands only behind a map.
    = かっこ付きのキーはマップの後だけに使えます。
    the table that '§1' leads to is not in the store.
    = 「§1」の先の表が保存ファイルにありません。
    §1 has no properties: nothing can stand behind this point.
    = §1には項目がありません。この「.」の後には何も書けません。
    a collection in the structs of a collection cannot be asked for.
    = コレクションの構造体の中のコレクションは使えません。
    a function stands behind a collection, and this is none.
    = 関数はコレクションの後に置きますが、これはコレクションではありません。
    a property of §1 must follow, as in '.§2'.
    = §1 の項目が必要です。「.§2」のように書いてください。
    §1 needs a collection, and §2 is one value. Leave §3 out.
    = §1 にはコレクションが必要ですが、§2 は1つの値です。§3 を取り除いてください。
    §1 is a struct here: name a property of it, as in §2.§3.
    = §1 は構造体です。§2.§3 のように項目を書いてください。
    §1 cannot be compared with §2, which is of a record further out.
    = §1 は、外側の記録の §2 とは比べられません。
    IN needs a list such as {1, 2}, a collection or a text, and §1 is none.
    = IN には {1, 2} のようなリスト、コレクション、文字列が必要ですが、§1 は違います。
    BETWEEN needs a list of two values, as in {1, 5}.
    = BETWEEN には {1, 5} のような2つの値のリストが必要です。
    §1 is §2, and §3 is §4.§5
    = §1 は§2ですが、§3 は§4です。§5
    §1 is §2, and §3 is §4.
    = §1 は§2ですが、§3 は§4です。
    none
    = 別のもの
    neither
    = どちらでもないもの
    §1 is §2, which has no order: only = and != compare it.
    = §1 は§2で、順序がありません。= と != だけで比べられます。
    §1 is for texts, and §2 is §3.
    = §1 は文字列に使いますが、§2 は§3です。
    a list stands only behind IN and BETWEEN.
    = リストは IN と BETWEEN の後だけに使えます。
    §1 has many values. Write ANY, ALL or NONE in front of it, or @count behind it.
    = §1 には多くの値があります。前に ANY、ALL、NONE を書くか、後に @count を書いてください。
    §1 is a stretch of time, and one moment is needed here.
    = §1 は時間の範囲ですが、ここには1つの時刻が必要です。
    §1 cannot be compared.
    = §1 は比べられません。
     Write §1 without quotes.
    = 引用符なしで §1 と書いてください。
     Write '§1' in quotes.
    = 引用符で囲んで '§1' と書いてください。
     Write it in quotes, as in '2026-11-30'.
    = '2026-11-30' のように引用符で囲んでください。
     It has 32 digits, as in '00112233-4455-6677-8899-aabbccddeeff'.
    = '00112233-4455-6677-8899-aabbccddeeff' のような32桁です。
     Only NIL compares with it in a text.
    = 文の中で比べられるのは NIL だけです。
     Write the number of a record.
    = 記録の番号を書いてください。
    Only SUBQUERY has variables.
    = 変数は SUBQUERY だけにあります。
    There is §1.
    = 使えるのは §1 です。
    there is no variable $§1 here. §2
    = ここに変数 $§1 はありません。§2
    §1 has no property '§2': did you mean '$§3.§4'?
    = §1 に項目「§2」はありません。「$§3.§4」のことですか？
    nothing can stand behind §1 here. A path has one function.
    = §1 の後には何も書けません。関数は1つだけです。
    what a function adds up must be one value of each element.
    = 関数で集計するものは、要素ごとに1つの値のはずです。
    Name a property behind it, as in comments.§1.star.
    = comments.§1.star のように後に項目を書いてください。
    This is §1.
    = これは§1です。
    numbers
    = 数
    what has an order
    = 順序のあるもの
    §1 is for §2. §3
    = §1 は§2に使います。§3
    SUBQUERY takes a collection, and no function of one.
    = SUBQUERY にはコレクションを書きます。その関数は書けません。
    SUBQUERY takes a collection of records or of elements.
    = SUBQUERY には記録か要素のコレクションを書きます。
    a function must follow the SUBQUERY, as in SUBQUERY(…).@count.
    = SUBQUERY の後には関数が必要です。SUBQUERY(…).@count のように書いてください。
    the SUBQUERY
    = SUBQUERY
    the regular expression is wrong: §1
    = 正規表現に誤りがあります: §1
    §1 is for texts, and §2 is none.
    = §1 は文字列に使いますが、§2 は違います。
    §1 has many values. Write ANY, ALL or NONE in front of it.
    = §1 には多くの値があります。前に ANY、ALL、NONE を書いてください。
    argument §1
    = 引数 §1
    '§1' is §2 here, and the name of a property. Write #§3 or §4.
    = 「§1」はここでは §2 ですが、項目の名前でもあります。#§3 か §4 と書いてください。
    the result
    = 計算の結果
    §1 is §2: only numbers are calculated with.
    = §1 は§2です。計算できるのは数だけです。
    only numbers are calculated with.
    = 計算できるのは数だけです。
    §1 is §2, which is not exact: it is not calculated with beside a Decimal.
    = §1 は正確でない§2なので、Decimal と一緒には計算できません。
    §1 has many values, and a calculation takes one. Write a function such as @sum.
    = §1 には多くの値がありますが、計算には1つの値を使います。@sum のような関数を書いてください。
    : did you mean '§1'?
    = 。「§1」のことですか？
    . It has §1 and §2 more.
    = 。項目は §1 とほか§2個です。
    . It has §1.
    = 。項目は §1 です。
    the byte 0x§1 is not UTF-8.
    = バイト 0x§1 は UTF-8 ではありません。
    true or false
    = 真偽値
    a decimal number
    = 十進数
    a date
    = 日付
    a text
    = 文字列
    bytes
    = バイト列
    a blob
    = バイナリ
    a UUID
    = UUID
    a list
    = リスト
    a set
    = 集合
    a map
    = マップ
    a struct
    = 構造体
    a link
    = リンク
    a list of links
    = リンクのリスト
    §1 has many values. Write a function behind it, such as @count, or @avg and a property.
    = §1 には多くの値があります。後に @count、または @avg と項目を書いてください。
    §1 is §2, which has no order.
    = §1 は§2で、順序がありません。
    this is no date: §1.
    = 日付ではありません: §1。
    """#
}
