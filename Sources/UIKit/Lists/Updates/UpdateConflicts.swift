/// A check that no two changes of a batch concern the same item or section (TV-33).
struct UpdateConflicts<Position: Hashable & Comparable> {
    private let noun: String
    private let describe: (Position) -> String
    private var deleted: Set<Position> = []
    private var inserted: Set<Position> = []
    private var reloaded: Set<Position> = []
    private var reloadedWithoutMove: Set<Position> = []
    private var sources: Set<Position> = []
    private var targets: Set<Position> = []
    /// The first message about changes of one kind.
    private var repetition: String?

    /// - Parameters:
    ///   - noun: The noun for a position.
    ///   - describe: Returns the text of a position.
    init(noun: String, describe: @escaping (Position) -> String) {
        self.noun = noun
        self.describe = describe
    }

    mutating func delete(_ position: Position) {
        if !deleted.insert(position).inserted { noteRepetition("deletes of", position) }
    }

    mutating func insert(_ position: Position) {
        if !inserted.insert(position).inserted { noteRepetition("inserts at", position) }
    }

    /// A reload is a deletion and an insertion. Two reloads are the same as one.
    mutating func reload(_ position: Position, conflictsWithMove: Bool = true) {
        reloaded.insert(position)
        if conflictsWithMove { reloadedWithoutMove.insert(position) }
    }

    mutating func move(_ source: Position, _ target: Position) {
        if !sources.insert(source).inserted { noteRepetition("moves from", source) }
        if !targets.insert(target).inserted { noteRepetition("moves to", target) }
    }

    private mutating func noteRepetition(_ changes: String, _ position: Position) {
        guard repetition == nil else { return }
        repetition = "attempt to perform multiple \(changes) the same \(noun) (\(describe(position)))"
    }

    /// The message for the first conflict; `nil` if there is none.
    var message: String? {
        if let position = reloaded.intersection(deleted).min() {
            return "attempt to delete and reload the same \(noun) (\(describe(position)))"
        }
        if let position = sources.intersection(deleted.union(reloadedWithoutMove)).min() {
            return "attempt to perform a delete and a move from the same \(noun) (\(describe(position)))"
        }
        if let position = targets.intersection(inserted).min() {
            return "attempt to perform an insert and a move to the same \(noun) (\(describe(position)))"
        }
        return repetition
    }
}
