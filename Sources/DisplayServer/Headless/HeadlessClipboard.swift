import CoreGraphics

/// A clipboard in memory that also simulates other programs.
@MainActor package final class HeadlessClipboard: DisplayClipboard {
    package weak var delegate: (any DisplayClipboardDelegate)?

    /// A simulated program that owns a selection.
    package struct Program {
        /// The way in which the program answers requests.
        package enum Manner: Sendable {
            /// The program answers correctly.
            case answers
            /// The program never answers.
            case isSilent
            /// The program answers every request with an error.
            case fails(ClipboardError)
        }

        package var content: ClipboardContent
        package var manner: Manner
    }

    /// The time limit in seconds for asynchronous requests to a program that does not answer.
    package static let replyTimeout: TimeInterval = 5

    private enum Owner {
        case nobody
        case application(ClipboardContent)
        case other(Program)
    }

    private struct Board {
        var owner = Owner.nobody
        var changeCount = 0
        var isUnresponsive = false
    }

    private let scheduler: Scheduler
    private let sleep: (TimeInterval) -> Void
    private var boards: [ClipboardSelection: Board] = [:]
    private var isConnected = true

    /// A Boolean value that indicates whether a clipboard manager is simulated, which stores content when its owner
    /// ends.
    package var hasManager = false
    /// The content that was handed over to the clipboard manager, by type; nil if none was.
    package private(set) var contentStoredByManager: [String: Data]?

    /// Creates a clipboard.
    ///
    /// - Parameters:
    ///   - scheduler: Schedules completion handlers.
    ///   - sleep: Advances time by a number of seconds without delivering anything.
    init(scheduler: Scheduler, sleep: @escaping (TimeInterval) -> Void) {
        self.scheduler = scheduler
        self.sleep = sleep
    }

    // MARK: Simulating other programs

    /// Simulates that another program replaces the content of a selection, or clears it.
    package func otherProgramPuts(
        _ content: ClipboardContent?, on board: ClipboardSelection, manner: Program.Manner = .answers
    ) {
        change(board, content.map { .other(Program(content: $0, manner: manner)) } ?? .nobody)
        delegate?.clipboard(self, didChange: board)
    }

    /// Returns the data that another program receives for a type of the application's content.
    package func otherProgramReads(_ type: String, from board: ClipboardSelection) -> Data? {
        guard let content = content(of: board), content.types.contains(type) else { return nil }
        return content.data(type)
    }

    /// Returns the types that another program is offered.
    package func otherProgramSeesTypes(on board: ClipboardSelection) -> [String] {
        content(of: board)?.types ?? []
    }

    // MARK: DisplayClipboard

    package func changeCount(of board: ClipboardSelection) -> Int { self[board].changeCount }

    package func content(of board: ClipboardSelection) -> ClipboardContent? {
        if case .application(let content) = self[board].owner { content } else { nil }
    }

    package func setContent(_ content: ClipboardContent?, of board: ClipboardSelection) -> Bool {
        guard isConnected else { return false }
        change(board, content.map { .application($0) } ?? .nobody)
        return true
    }

    package func readTypes(
        of board: ClipboardSelection, completion: @escaping @MainActor (Result<[String], ClipboardError>) -> Void
    ) -> ClipboardRequest { read(board, { .success($0.types) }, completion) }

    package func readData(
        ofType type: String, on board: ClipboardSelection,
        completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest { read(board, { HeadlessClipboard.data(type, of: $0) }, completion) }

    package func types(of board: ClipboardSelection, within seconds: TimeInterval) -> Result<[String], ClipboardError> {
        wait(board, seconds) { .success($0.types) }
    }

    package func data(
        ofType type: String, on board: ClipboardSelection, within seconds: TimeInterval
    ) -> Result<Data, ClipboardError> { wait(board, seconds) { HeadlessClipboard.data(type, of: $0) } }

    package func storeInClipboardManager() -> Bool {
        guard isConnected, hasManager, let content = content(of: .clipboard), content.canBeStored
        else { return false }
        contentStoredByManager = Dictionary(
            uniqueKeysWithValues: content.types.compactMap { type in content.data(type).map { (type, $0) } })
        return true
    }

    func disconnect() {
        isConnected = false
        boards.removeAll()
    }

    // MARK: Implementation

    private subscript(board: ClipboardSelection) -> Board {
        get { boards[board] ?? Board() }
        set { boards[board] = newValue }
    }

    private func change(_ board: ClipboardSelection, _ owner: Owner) {
        self[board] = Board(owner: owner, changeCount: self[board].changeCount + 1)
    }

    private static func data(_ type: String, of content: ClipboardContent) -> Result<Data, ClipboardError> {
        guard content.types.contains(type), let data = content.data(type) else { return .failure(.typeUnavailable) }
        return .success(data)
    }

    /// Returns the immediate answer of a selection's owner; nil if it never answers.
    private func answer<Value>(
        _ board: ClipboardSelection, _ look: (ClipboardContent) -> Result<Value, ClipboardError>
    ) -> Result<Value, ClipboardError>? {
        guard isConnected else { return .failure(.disconnected) }
        switch self[board].owner {
        case .nobody: return .failure(.empty)
        case .application(let content): return look(content)
        case .other(let program):
            switch program.manner {
            case .answers: return look(program.content)
            case .isSilent: return nil
            case .fails(let error): return .failure(error)
            }
        }
    }

    private func read<Value>(
        _ board: ClipboardSelection, _ look: @escaping @MainActor (ClipboardContent) -> Result<Value, ClipboardError>,
        _ completion: @escaping @MainActor (Result<Value, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        let request = ClipboardRequest()
        // The answer is determined now but delivered later, as between two programs.
        let answer = answer(board, look)
        let task = scheduler.schedule(after: answer == nil ? HeadlessClipboard.replyTimeout : 0) {
            request.end()
            completion(answer ?? .failure(.timedOut))
        }
        request.onCancel = {
            task.cancel()
            request.end()
            completion(.failure(.cancelled))
        }
        return request
    }

    private func wait<Value>(
        _ board: ClipboardSelection, _ seconds: TimeInterval,
        _ look: (ClipboardContent) -> Result<Value, ClipboardError>
    ) -> Result<Value, ClipboardError> {
        if self[board].isUnresponsive { return .failure(.timedOut) }
        if let answer = answer(board, look) { return answer }
        sleep(seconds)
        self[board].isUnresponsive = true
        return .failure(.timedOut)
    }
}
