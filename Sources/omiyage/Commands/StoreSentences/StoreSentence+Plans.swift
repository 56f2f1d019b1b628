extension StoreSentence {
  /// The lines of plans of queries, and what they are made of. The ways to the records keep their names: `primary key`,
  /// `index`, `text index` and `scan`.
  static let plans = #"""
    nothing: no record can match
    = なし: 合う記録はありません
    nothing: the table is missing
    = なし: 表がありません
    §1; §2
    = §1、§2
    §1, about §2
    = §1（約§2）
    §1: about §2 of §3
    = §1: §3のうち約§2件
    §1: all §2
    = §1: 全§2
    §1: at most §2
    = §1: 最大§2
    1 record
    = 1件
    §1 records
    = §1件
    §1, one record
    = §1（1件）
    §1, a stretch
    = §1（一部）
    §1, §2 stretches
    = §1（§2か所）
    §1, in its order
    = §1（その順）
    §1, 1 gram
    = §1（1グラム）
    §1, §2 grams
    = §1（§2グラム）
    §1 or §2
    = §1 または §2
    §1 and §2
    = §1 かつ §2
    records of §1 that lead here, by §2
    = ここにつながる §1 の記録（§2）
    test: the condition, on each record
    = 検査: 各記録で条件を確かめます
    limit: §1
    = 上限: §1
    §1 after the first §2
    = 最初の§2件の後の§1件
    leaves out: the first §1
    = 除くもの: 最初の§1件
    order: that of the list
    = 並び順: リストの順
    order: §1, as it is read
    = 並び順: §1（読んだ順のまま）
    sort: §1
    = 並べ替え: §1
    §1 falling
    = §1（降順）
    a value of each record
    = 各記録の値
    §1, §2
    = §1、§2
    why: no index has what the condition asks for
    = 理由: 条件に合う索引がありません
    left aside, as more work: §1
    = 手間が多いので使わないもの: §1
    all §1
    = 全§1
    """#
}
