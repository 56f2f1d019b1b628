extension StoreSentence {
  /// Faults of regular expressions, as Values/Text/Patterns of the library words them.
  static let patterns = #"""
    column §1 of the pattern: §2
    = 正規表現の §1 文字目: §2
    the pattern is too large: its repeats written out have more than §1 parts.
    = 正規表現が大きすぎます: 繰り返しを展開すると §1 個を超えます。
    more than §1 brackets are open.
    = 開いた角かっこが §1 個を超えています。
    the class is empty. Write \] for the character.
    = 文字クラスが空です。文字なら \] と書いてください。
    the [ is not closed.
    = [ が閉じられていません。
    the property is not closed by :].
    = 文字の種類が :] で閉じられていません。
    a class is missing here.
    = ここに文字クラスがありません。
    \§1 cannot stand in a class.
    = \§1 は文字クラスの中で使えません。
    the range has no end.
    = 範囲に終わりがありません。
    a class cannot end a range.
    = 文字クラスは範囲の終わりにできません。
    the ends of a range are characters of one scalar.
    = 範囲の両端は1つのスカラーの文字です。
    the range is reversed.
    = 範囲が逆です。
    text in \Q…\E cannot be repeated. Put parentheses around it.
    = \Q…\E の文字列は繰り返せません。丸かっこで囲んでください。
    a property stands in braces: \p{L}.
    = 文字の種類は \p{L} のように波かっこで囲みます。
    the property is not closed by §1.
    = 文字の種類が §1 で閉じられていません。
    there is no property, category or script of that name.
    = その名前の文字の種類はありません。
    the \ has nothing behind it. Write \\ for the character.
    = \ の後に何もありません。文字なら \\ と書いてください。
    \c needs a letter behind it.
    = \c の後には文字が必要です。
    back references (\§1) are not supported.
    = 後方参照（\§1）は使えません。
    names of characters (\N{…}) are not supported. Write \x{…}.
    = 文字の名前（\N{…}）は使えません。\x{…} と書いてください。
    \§1 is not supported.
    = \§1 は使えません。
    \§1 means nothing here.
    = \§1 はここでは使えません。
    the number is not closed by }.
    = 数が } で閉じられていません。
    there are too few digits behind the \.
    = \ の後の桁が足りません。
    the number is no Unicode scalar.
    = その数の Unicode スカラーはありません。
    the ) closes nothing. Write \) for the character.
    = ) に対する ( がありません。文字なら \) と書いてください。
    more than §1 parentheses are open.
    = 開いた丸かっこが §1 個を超えています。
    there is nothing to repeat. Write \ before the sign for the character.
    = 繰り返すものがありません。文字なら前に \ を書いてください。
    { begins a number of repeats, as in a{2,5}. Write \{ for the character.
    = { は a{2,5} のような回数の始まりです。文字なら \{ と書いてください。
    the ( is not closed.
    = ( が閉じられていません。
    the comment is not closed.
    = 注釈が閉じられていません。
    look-ahead (?=…)
    = 先読み (?=…)
    negative look-ahead (?!…)
    = 否定の先読み (?!…)
    look-behind (?<=…)
    = 後読み (?<=…)
    negative look-behind (?<!…)
    = 否定の後読み (?<!…)
    an atomic group (?>…)
    = アトミックグループ (?>…)
    a conditional group (?(…)…)
    = 条件グループ (?(…)…)
    a branch reset group (?|…)
    = 分岐リセットグループ (?|…)
    recursion (?R)
    = 再帰 (?R)
    recursion (?&…)
    = 再帰 (?&…)
    a back reference (?P=…)
    = 後方参照 (?P=…)
    recursion (?P>…)
    = 再帰 (?P>…)
    §1 is not supported.
    = §1 は使えません。
    the name of the group is not closed by >.
    = グループの名前が > で閉じられていません。
    there is no such flag or group. The flags are i, m, s and x.
    = そのようなフラグやグループはありません。フラグは i、m、s、x です。
    the flag -i cannot undo the modifier [c].
    = フラグ -i では修飾子 [c] を消せません。
    possessive repeats (*+, ++, ?+, }+) are not supported.
    = 強欲な繰り返し（*+、++、?+、}+）は使えません。
    a repeat cannot be repeated. Put parentheses around it.
    = 繰り返しは繰り返せません。丸かっこで囲んでください。
    the numbers of repeats are reversed.
    = 繰り返しの回数が逆です。
    the largest number of repeats is §1.
    = 繰り返しは最大 §1 回です。
    """#
}
