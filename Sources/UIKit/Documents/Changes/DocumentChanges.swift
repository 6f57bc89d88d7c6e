/// The changes of a document since it was saved, counted so that undoing them all makes the document unchanged.
@MainActor final class DocumentChanges {
    /// The difference from one state of the document.
    fileprivate struct Difference {
        /// The number of changes after that state; negative if changes before it were undone.
        var count = 0
        /// A Boolean value that indicates whether a change was made after changes before the state were undone, so that
        /// undo and redo cannot lead to the state any more.
        var isUnreachable = false

        mutating func add(_ change: UIDocument.ChangeKind) {
            switch change {
            case .done:
                if count < 0 { isUnreachable = true }
                count += 1
            case .redone: count += 1
            case .undone: count -= 1
            case .cleared: self = Difference()
            }
        }
    }

    /// A state of the document that is being saved.
    @MainActor final class Token {
        fileprivate var difference = Difference()
        fileprivate let number: Int
        fileprivate init(number: Int) { self.number = number }
    }

    private struct WeakToken { weak var token: Token? }

    private var saved = Difference()
    private var tokens: [WeakToken] = []
    private var nextNumber = 1
    /// The number of the newest token that was saved. Older saves that finish later are of no interest.
    private var savedNumber = 0

    /// A Boolean value that indicates whether there are changes.
    var exist: Bool { saved.count != 0 || saved.isUnreachable }

    func add(_ change: UIDocument.ChangeKind) {
        saved.add(change)
        for token in tokens.compactMap(\.token) { token.difference.add(change) }
    }

    /// Returns a token for the current state.
    func token() -> Token {
        tokens.removeAll { $0.token == nil }
        let token = Token(number: nextNumber)
        nextNumber += 1
        tokens.append(WeakToken(token: token))
        return token
    }

    /// Makes the state of a token the saved one.
    func save(_ token: Token) {
        guard token.number > savedNumber else { return }
        savedNumber = token.number
        saved = token.difference
    }
}
