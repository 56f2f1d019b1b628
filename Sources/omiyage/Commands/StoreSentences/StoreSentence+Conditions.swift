extension StoreSentence {
  /// Conditions and orders that do not fit a type.
  static let conditions = #"""
    the condition is nested more than §1 deep.
    = 条件の入れ子が §1 段を超えています。
    a condition names a record of a collection outside of that.
    = 条件が、コレクションの外でその記録を使っています。
    the condition names a record outside of all records.
    = 条件が、どの記録にもないものを使っています。
    the elements of a field of §1 have no fields.
    = §1 の項目の要素には項目がありません。
    §1 has no field §2.
    = §1 に項目「§2」はありません。
    §1 has no field '§2'.
    = §1 に項目「§2」はありません。
    §1 has no field of links '§2'.
    = §1 にリンクの項目「§2」はありません。
    the store has no table '§1'.
    = 保存ファイルに表「§1」はありません。
    the store has no such table
    = 保存ファイルにその表はありません
    a path has more than §1 steps.
    = 項目のつながりが §1 段を超えています。
    a path of §1 leads to many records where one value is asked for.
    = 1つの値が必要なところで、§1 の項目が多くの記録につながっています。
    a path leads nowhere.
    = 項目がどこにもつながっていません。
    nothing leads to the parts of a record of §1.
    = §1 の記録の一部につながるものはありません。
    the field '§1' of §2 does not lead there.
    = §2 の項目「§1」はそこにつながっていません。
    collections are nested more than §1 deep.
    = コレクションの入れ子が §1 段を超えています。
    the field '§1' of §2 has no elements.
    = §2 の項目「§1」には要素がありません。
    the field '§1' of §2 is no map.
    = §2 の項目「§1」はマップではありません。
    the field '§1' of §2 is no date.
    = §2 の項目「§1」は日付ではありません。
    the field '§1' of §2 is no number.
    = §2 の項目「§1」は数ではありません。
    the field '§1' of §2 is no text, or the value is none.
    = §2 の項目「§1」か、その値が文字列ではありません。
    the field '§1' of §2 has no order.
    = §2 の項目「§1」には順序がありません。
    the field '§1' of §2 has values of another type.
    = §2 の項目「§1」の値は別の型です。
    the condition on '§1' of §2 has a value of another type.
    = §2 の項目「§1」の条件に別の型の値があります。
    a condition on §1 looks for a text in what is none.
    = §1 の条件が、文字列でないものから文字列を探しています。
    a condition on §1 compares §2 with §3.
    = §1 の条件が §2 と §3 を比べています。
    a condition on §1 asks for the order of what has none: §2.
    = §1 の条件が、順序のない §2 の順序を使っています。
    only the elements of a field are values themselves.
    = それ自体が値なのは、項目の要素だけです。
    only a record can be linked to.
    = リンクできるのは記録だけです。
    a condition on §1 calculates with what is no number.
    = §1 の条件が、数でないもので計算しています。
    a condition on §1 calculates with a Decimal and with what is not exact.
    = §1 の条件が、Decimal と正確でない数を一緒に計算しています。
    a condition on §1 asks for an aggregate of records: name one of their fields.
    = §1 の条件が記録そのものを集計しています: その項目を書いてください。
    asks for the least or the greatest of what has no order.
    = 順序のないものの最小か最大を使っています。
    adds up what are no numbers.
    = 数でないものを合計しています。
    a condition on §1 §2
    = §1 の条件が、§2
    what §1 is ordered by has no order.
    = §1 の並び順にするものには順序がありません。
    what §1 is put into groups by has no order.
    = §1 をまとめるキーには順序がありません。
    what §1 is put into groups by is no date.
    = §1 をまとめるキーが日付ではありません。
    the key of a group
    = まとめるキー
    a clock more than a day from UTC.
    = UTC との差が1日を超えています。
    the sum
    = 合計
    a Decimal that a condition works out
    = 条件が計算する Decimal
    that of 38 digits
    = 38 桁の上限
    a number that a condition works out
    = 条件が計算する数
    that of 64 bits
    = 64 ビットの上限
    """#
}
