extension StoreSentence {
  /// Records and types that break a rule, and what a verification finds.
  static let records = #"""
    §1: the field '§2' §3.
    = §1: 項目「§2」: §3。
    §1: the field '§2' takes §3.
    = §1: 項目「§2」に書けるのは§3です。
    §1: the field '§2' takes a value of type §3.
    = §1: 項目「§2」の値の型は §3 です。
    all §1 fields in an array
    = すべての項目（§1個）の配列
    its fields, each once: '§1' is none
    = その項目を1回ずつ（「§1」は違います）
    an embedded struct
    = 埋め込みの構造体
    an element
    = 要素
    an array
    = 配列
    the raw value of one of its cases
    = 選択肢の値の1つ
    each key once
    = 1回ずつのキー
    a value of type §1
    = 型 §1 の値
    no elements
    = 要素なし
    elements, and none of them nil
    = nil でない要素
    a record of §1, or the key of one
    = §1 の記録か、そのキー
    must not be empty
    = 空にはできません
    must be from §1 to §2
    = §1 から §2 までのはずです
    must have at most §1 bytes
    = 最大 §1 バイトのはずです
    must be a number, not NaN
    = NaN でない数のはずです
    must have a value
    = 値が必要です
    denies the deletion while it links to a record, here to §1 §2
    = §1 §2 にリンクしている間は削除できません
    links to §1 §2, which is not there
    = 存在しない §1 §2 にリンクしています
    links to a record of §1 that is not there
    = 存在しない §1 の記録にリンクしています
    §1: a record is given as a dictionary or as an array.
    = §1: 記録は辞書か配列で書きます。
    §1: there is no field '§2'.
    = §1: 項目「§2」はありません。
    §1: the field '§2' is given twice.
    = §1: 項目「§2」が2回あります。
    , or all but the key,
    = （またはキー以外のすべて）
    §1: an array has all §2 fields§3 in the order of the schema, and this one has §4 values.
    = §1: 配列はスキーマの順に全§2項目§3ですが、値が§4個です。
    §1: the key '§2' is missing.
    = §1: キー「§2」がありません。
    this key is taken
    = このキーはすでに使われています
    a key cannot be changed: insert a new record
    = キーは変更できません: 新しい記録を追加してください
    §1 has no record §2
    = §1 に記録 §2 はありません
    §1 has no record with that key
    = §1 にそのキーの記録はありません
    the key of §1 is a String: name the record by its key.
    = §1 のキーは文字列です: キーで指定してください。
    the key of §1 is no String: name the record by its id.
    = §1 のキーは文字列ではありません: 番号で指定してください。
    §1: the key is not a number
    = §1: キーが数ではありません
    §1 has no index of its key
    = §1 にキーの索引がありません
    §1 has given its last id: insert with an id of your own
    = §1 の番号を使い切りました: 番号を指定して追加してください
    the value of §1 is
    = §1 の値は
    the values of §1 and §2 are
    = §1 と §2 の値は
    §1 taken by record §2
    = §1記録 §2 が使っています
    §1 §2: §3 taken by record §4, and has become unique since the change. Change that record first.
    = §1 §2: §3記録 §4 が使っていて、その後に重複が禁じられました。先にその記録を変更してください。
    §1: the records §2 and §3 are the same where §4 to be unique. Change one of them first.
    = §1: 重複できない§4、記録 §2 と §3 で同じです。先に一方を変更してください。
    §1 §2: §3 holds what the type of the program cannot.
    = §1 §2: §3の値はプログラムの型に入りません。
    the field '§1'
    = 項目「§1」
    the field '§1' of §2
    = §2 の項目「§1」
    a new record of '§1' must have a value in the field '§2', which this program does not declare. Use the program \#
    that does, or remove the field with a Migration.
    = 「§1」の新しい記録には、このプログラムにない項目「§2」の値が必要です。それを持つプログラムを使うか、Migration で項目を除いてください。
    the store has no table '§1'. Name its type where the store is opened.
    = 保存ファイルに表「§1」はありません。開くときにその型を指定してください。
    the store waits for the typed step to version §1. Open it for writing.
    = 保存ファイルは版 §1 への更新を待っています。書き込み用に開いてください。
    the store has version §1 and waits for the typed step to §2. Open it for writing.
    = 保存ファイルは版 §1 で、§2 への更新を待っています。書き込み用に開いてください。
    the table '§1' of the store has to change for this program. Name its type where the store is opened.
    = このプログラムには保存ファイルの表「§1」の変更が必要です。開くときにその型を指定してください。
    the table '§1' had no field '§2' before this step.
    = 以前の表「§1」に項目「§2」はありません。
    the field '§1' of §2 links to '§3'. Name its type, too, where the store is opened.
    = §2 の項目「§1」は「§3」にリンクしています。開くときにその型も指定してください。
    the field '§1' of the table '§2' §3.
    = 表「§2」の項目「§1」: §3。
    is the primary key, of type §1 in the store and §2 in the program, which nothing can change
    = 主キーの型が保存ファイルでは §1、プログラムでは §2 で、変更できません
    is not the primary key of the store, which nothing can change
    = 保存ファイルの主キーではなく、変更できません
    holds other values in the store than in the program. §1
    = 値の形が保存ファイルとプログラムで違います。§1
    is §1 in the store and §2 in the program. §3
    = 保存ファイルでは §1、プログラムでは §2 です。§3
    Give a Migration with a typed step
    = 型のある Migration を指定してください
    A newer program has changed it: use that program
    = 新しいプログラムが変更したので、それを使ってください
    is no longer in the store: a newer program has removed it. Use that program
    = 保存ファイルにはもうありません。新しいプログラムが除いたので、それを使ってください
    is not in the store, and has no default for the records there. Make the property optional
    = 保存ファイルになく、既存の記録の値が決まりません。省略可にしてください
    a record of '§1' has version §2 of the table, which the schema does not know.
    = 「§1」の記録の版 §2 がスキーマにありません。
    an index is damaged; the commits it came from are whole
    = 索引が壊れていますが、元の変更は無事です
    a commit is damaged
    = 変更が壊れています
    a frame does not follow the one before it
    = フレームが前のフレームに続いていません
    the record count of §1 is wrong
    = §1 の記録数が違います
    the index of §1 differs from the commits at record §2
    = §1 の索引が記録 §2 で変更と違います
    the index of §1 has records that no commit has
    = §1 の索引に、変更にない記録があります
    §1 §2 links to §3 §4, which is not there
    = §1 §2 が存在しない §3 §4 にリンクしています
    the index of §1 by §2 differs from the records: it has §3 entries, and they have §4
    = §1 の §2 の索引が記録と違います: 索引は§3件、記録は§4件です
    the text index of §1 over §2 differs from the records: it has §3 entries, and they have §4
    = §1 の §2 の文字列の索引が記録と違います: 索引は§3件、記録は§4件です
    the text index of §1 over §2 cannot be read
    = §1 の §2 の文字列の索引が読めません
    embedded struct
    = 埋め込みの構造体
    """#
}
