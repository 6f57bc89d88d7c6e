/// A check of a batch of updates against the numbers of items that the data source reported before and after it
/// (TV-29 to TV-33).
///
/// The check is a pure function: views trap with the message, and tests compare it (TV-36).
struct ListUpdateCheck {
    private let batch: ListUpdateBatch
    private let before: [Int]
    private let after: [Int]
    private let kind: ListKind

    init(_ batch: ListUpdateBatch, before: [Int], after: [Int], kind: ListKind) {
        (self.batch, self.before, self.after, self.kind) = (batch, before, after, kind)
    }

    /// The message for the first mistake; `nil` if the batch is valid. It takes O(m log m + sections) for m changes.
    var message: String? {
        // Conflicts and counts can only be determined for positions that exist.
        sectionRangeMessage ?? sectionConflictMessage ?? sectionCountMessage ?? itemMessage
    }

    // MARK: Sections

    private var sectionRangeMessage: String? {
        for entry in batch.entries {
            let message: String? =
                switch entry.change {
                case .deleteSection(let section), .reloadSection(let section): missing("delete", section)
                case .insertSection(let section): missingAfter("insert", section)
                case .moveSection(let from, let to): missing("move", from) ?? missingAfter("move", to)
                default: nil
                }
            if let message { return message }
        }
        return nil
    }

    private func missing(_ verb: String, _ section: Int) -> String? {
        guard !before.indices.contains(section) else { return nil }
        return "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update"
    }

    private func missingAfter(_ verb: String, _ section: Int) -> String? {
        guard !after.indices.contains(section) else { return nil }
        let target = verb == "move" ? "a section to" : "section"
        return "attempt to \(verb) \(target) \(section), but there are only \(after.count) sections after the update"
    }

    private var sectionConflictMessage: String? {
        var conflicts = UpdateConflicts<Int>(noun: "section") { "\($0)" }
        for entry in batch.entries {
            switch entry.change {
            case .deleteSection(let section): conflicts.delete(section)
            case .insertSection(let section): conflicts.insert(section)
            // The move of a section that is reloaded is a deletion and an insertion (TV-35).
            case .reloadSection(let section): conflicts.reload(section, conflictsWithMove: false)
            case .moveSection(let from, let to): conflicts.move(from, to)
            default: break
            }
        }
        return conflicts.message
    }

    private var sectionCountMessage: String? {
        var (inserted, deleted) = (0, 0)
        for entry in batch.entries {
            if case .insertSection = entry.change { inserted += 1 }
            if case .deleteSection = entry.change { deleted += 1 }
        }
        guard after.count != before.count + inserted - deleted else { return nil }
        return """
            Invalid update: invalid number of sections. The number of sections contained in the \(kind.view) after the \
            update (\(after.count)) must be equal to the number of sections contained in the \(kind.view) before the \
            update (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \
            \(deleted) deleted). \(context)
            """
    }

    // MARK: Items

    private var itemMessage: String? {
        let resolved = ResolvedListUpdates(batch)
        return itemRangeMessage(resolved) ?? itemConflictMessage(resolved) ?? itemCountMessage(resolved)
    }

    private func itemRangeMessage(_ resolved: ResolvedListUpdates) -> String? {
        // The sections of changes that are dropped must exist as well.
        for entry in batch.entries {
            let message: String? =
                switch entry.change {
                case .deleteItem(let position), .reloadItem(let position): missingSection("delete", position)
                case .insertItem(let position): missingSectionAfter("insert", position)
                case .moveItem(let from, let to): missingSection("move", from) ?? missingSectionAfter("move", to)
                default: nil
                }
            if let message { return message }
        }
        for position in resolved.deletedItems + resolved.reloadedItems {
            if let message = missingItem("delete", position) { return message }
        }
        for position in resolved.insertedItems {
            if let message = missingItemAfter("insert", position) { return message }
        }
        for (from, to) in resolved.movedItems {
            if let message = missingItem("move", from) ?? missingItemAfter("move", to) { return message }
        }
        return nil
    }

    private func missingSection(_ verb: String, _ position: ListPosition) -> String? {
        guard !before.indices.contains(position.section) else { return nil }
        return """
            attempt to \(verb) \(kind.item) \(position.item) from section \(position.section), but there are only \
            \(before.count) sections before the update
            """
    }

    private func missingSectionAfter(_ verb: String, _ position: ListPosition) -> String? {
        guard !after.indices.contains(position.section) else { return nil }
        return """
            attempt to \(verb) \(kind.item) \(position.item) into section \(position.section), but there are only \
            \(after.count) sections after the update
            """
    }

    private func missingItem(_ verb: String, _ position: ListPosition) -> String? {
        let count = before[position.section]
        guard !(0..<count).contains(position.item) else { return nil }
        return """
            attempt to \(verb) \(kind.item) \(position.item) from section \(position.section) which only contains \
            \(count) \(kind.item)s before the update
            """
    }

    private func missingItemAfter(_ verb: String, _ position: ListPosition) -> String? {
        let count = after[position.section]
        guard !(0..<count).contains(position.item) else { return nil }
        return """
            attempt to \(verb) \(kind.item) \(position.item) into section \(position.section), but there are only \
            \(count) \(kind.item)s in section \(position.section) after the update
            """
    }

    private func itemConflictMessage(_ resolved: ResolvedListUpdates) -> String? {
        var conflicts = UpdateConflicts<ListPosition>(noun: "index path") { "\($0)" }
        for position in resolved.deletedItems { conflicts.delete(position) }
        for position in resolved.insertedItems { conflicts.insert(position) }
        for position in resolved.reloadedItems { conflicts.reload(position) }
        for (from, to) in resolved.movedItems { conflicts.move(from, to) }
        return conflicts.message
    }

    private func itemCountMessage(_ resolved: ResolvedListUpdates) -> String? {
        var (inserted, deleted): ([Int: Int], [Int: Int]) = ([:], [:])
        var (movedIn, movedOut): ([Int: Int], [Int: Int]) = ([:], [:])
        for position in resolved.deletedItems { deleted[position.section, default: 0] += 1 }
        for position in resolved.insertedItems { inserted[position.section, default: 0] += 1 }
        for (from, to) in resolved.movedItems where resolved.newSection(forOld: from.section) != to.section {
            movedOut[from.section, default: 0] += 1
            movedIn[to.section, default: 0] += 1
        }
        for section in before.indices {
            guard let target = resolved.newSection(forOld: section), after.indices.contains(target),
                !resolved.reloadedSectionsAfter.contains(target)
            else { continue }
            let (i, d) = (inserted[target] ?? 0, deleted[section] ?? 0)
            let (mi, mo) = (movedIn[target] ?? 0, movedOut[section] ?? 0)
            guard after[target] != before[section] + i - d + mi - mo else { continue }
            let items = "\(kind.item)s"
            return """
                Invalid update: invalid number of \(items) in section \(section). The number of \(items) contained in \
                an existing section after the update (\(after[target])) must be equal to the number of \(items) \
                contained in that section before the update (\(before[section])), plus or minus the number of \(items) \
                inserted or deleted from that section (\(i) inserted, \(d) deleted) and plus or minus the number of \
                \(items) moved into or out of that section (\(mi) moved in, \(mo) moved out). \(context)
                """
        }
        return nil
    }

    // MARK: Context

    /// The description of the data source and of the changes (TV-31). Long lists are cut off.
    private var context: String {
        let changes = batch.entries.prefix(100).map { $0.change.description(for: kind) }
        let rest = batch.entries.count > changes.count ? ["…"] : []
        return """
            Data source before updates = \(describe(before)) Data source after updates = \(describe(after)) \
            Updates = [ \((changes + rest).joined(separator: ", ")) ]
            """
    }

    private func describe(_ counts: [Int]) -> String {
        let numbers = counts.prefix(100).map { "\($0)" } + (counts.count > 100 ? ["…"] : [])
        let sections = counts.count == 1 ? "1 section" : "\(counts.count) sections"
        return "{ \(sections) with \(kind.item) counts: [\(numbers.joined(separator: ", "))] }"
    }
}
