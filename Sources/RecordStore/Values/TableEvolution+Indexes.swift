extension TableEvolution {
  /// An index by the ids of its fields.
  private struct Columns: Equatable {
    var keys: [Int]
    var included: [Int]
  }

  private func columns(_ index: IndexSchema, _ ids: [Int]) -> Columns {
    Columns(keys: index.keys.map { ids[$0] }, included: index.included.map { ids[$0] })
  }

  private func names(_ columns: Columns) -> [String] {
    columns.keys.map { id in fields.first { $0.id == id }?.name ?? stored.fields.first { $0.id == id }?.name ?? "" }
  }

  mutating func followIndexes() -> [IndexSchema] {
    let storedIDs = stored.fields.map(\.id)
    var old = stored.indexes.map { (index: $0, columns: columns($0, storedIDs)) }
    var made: [(id: Int, columns: Columns, isUnique: Bool)] = []
    for index in declared.indexes {
      let wanted = columns(index, ids)
      let isSame = changedKeys.isDisjoint(with: wanted.keys + wanted.included)
      // Of two with the same columns the one that is unique where that is wanted.
      let known = old.indices.filter { isSame && old[$0].columns == wanted }
      if let place = known.first(where: { old[$0].index.isUnique == index.isUnique }) ?? known.first {
        let kept = old.remove(at: place).index
        made.append((kept.id, wanted, index.isUnique))
        if kept.isUnique != index.isUnique {
          changes.append(.indexRemoved(names(wanted), isUnique: kept.isUnique))
          changes.append(.indexAdded(names(wanted), isUnique: index.isUnique))
        }
      } else {
        history.lastIndexID += 1
        made.append((history.lastIndexID, wanted, index.isUnique))
        changes.append(.indexAdded(names(wanted), isUnique: index.isUnique))
      }
    }
    for (index, columns) in old {
      let all = columns.keys + columns.included
      let isUnseen = !all.allSatisfy(ids.contains) && all.allSatisfy { id in fields.contains { $0.id == id } }
      if isUnseen {
        made.append((index.id, columns, index.isUnique))
      } else {
        changes.append(.indexRemoved(names(columns), isUnique: index.isUnique))
      }
    }
    let places = Dictionary(fields.enumerated().map { ($1.id, $0) }) { first, _ in first }
    return made.map { index in
      IndexSchema(
        id: index.id, keys: index.columns.keys.map { places[$0] ?? 0 },
        included: index.columns.included.map { places[$0] ?? 0 }, isUnique: index.isUnique)
    }
  }

  /// A text index is the same where its fields are, in whatever order.
  mutating func followTextIndexes() -> [TextIndexSchema] {
    var old = stored.textIndexes.map { (id: $0.id, fields: $0.fields.map { stored.fields[$0].id }) }
    var made: [(id: Int, fields: [Int])] = []
    for index in declared.textIndexes {
      let wanted = index.fields.map { ids[$0] }
      // What was nil may now be a text.
      let isSame = changedKeys.isDisjoint(with: wanted)
      if isSame, let place = old.firstIndex(where: { Set($0.fields) == Set(wanted) }) {
        made.append((old.remove(at: place).id, wanted))
      } else {
        history.lastIndexID += 1
        made.append((history.lastIndexID, wanted))
        changes.append(.textIndexAdded(names(Columns(keys: wanted, included: []))))
      }
    }
    for index in old {
      let isUnseen =
        !index.fields.allSatisfy(ids.contains) && index.fields.allSatisfy { id in fields.contains { $0.id == id } }
      if isUnseen {
        made.append(index)
      } else {
        changes.append(.textIndexRemoved(names(Columns(keys: index.fields, included: []))))
      }
    }
    let places = Dictionary(fields.enumerated().map { ($1.id, $0) }) { first, _ in first }
    return made.map { index in TextIndexSchema(id: index.id, fields: index.fields.map { places[$0] ?? 0 }) }
  }
}
