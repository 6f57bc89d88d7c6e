import CoreGraphics

/// Boards in memory, and what other programs do with them.
@MainActor package final class HeadlessClipboard: DisplayClipboard {
    package weak var delegate: (any DisplayClipboardDelegate)?

    /// Another program that has put something on a board.
    package struct Program {
        /// How it answers.
        package enum Manner: Sendable {
            /// As it should.
            case answers
            /// Not at all.
            case isSilent
            /// With an error, whatever it is asked.
            case fails(ClipboardError)
        }

        package var content: ClipboardContent
        package var manner: Manner
    }

    /// How long a program may be silent that is asked without waiting, in seconds.
    package static let patience: TimeInterval = 5

    private enum Owner {
        case nobody
        case application(ClipboardContent)
        case other(Program)
    }

    private struct Board {
        var owner = Owner.nobody
        var changeCount = 0
        var isMute = false
    }

    private let scheduler: Scheduler
    private let sleep: (TimeInterval) -> Void
    private var boards: [ClipboardBoard: Board] = [:]
    private var isConnected = true

    /// Whether there is a program that keeps what was copied when its owner ends.
    package var hasManager = false
    /// What was left to that program, by type; nil if nothing was.
    package private(set) var handedOver: [String: Data]?

    /// - Parameter sleep: lets time pass in which nothing is delivered, in seconds.
    init(scheduler: Scheduler, sleep: @escaping (TimeInterval) -> Void) {
        self.scheduler = scheduler
        self.sleep = sleep
    }

    // MARK: Other programs

    /// Behaves as if another program had put something on a board, or had taken away what was there.
    package func otherProgramPuts(
        _ content: ClipboardContent?, on board: ClipboardBoard, manner: Program.Manner = .answers
    ) {
        change(board, content.map { .other(Program(content: $0, manner: manner)) } ?? .nobody)
        delegate?.clipboard(self, didChange: board)
    }

    /// What another program gets that asks for a type of what the application has put on a board.
    package func otherProgramReads(_ type: String, from board: ClipboardBoard) -> Data? {
        guard let content = content(of: board), content.types.contains(type) else { return nil }
        return content.data(type)
    }

    /// The types that another program is offered.
    package func otherProgramSeesTypes(on board: ClipboardBoard) -> [String] {
        content(of: board)?.types ?? []
    }

    // MARK: The application's side

    package func changeCount(of board: ClipboardBoard) -> Int { self[board].changeCount }

    package func content(of board: ClipboardBoard) -> ClipboardContent? {
        if case .application(let content) = self[board].owner { content } else { nil }
    }

    package func setContent(_ content: ClipboardContent?, of board: ClipboardBoard) -> Bool {
        guard isConnected else { return false }
        change(board, content.map { .application($0) } ?? .nobody)
        return true
    }

    package func readTypes(
        of board: ClipboardBoard, completion: @escaping @MainActor (Result<[String], ClipboardError>) -> Void
    ) -> ClipboardRequest { read(board, { .success($0.types) }, completion) }

    package func readData(
        ofType type: String, on board: ClipboardBoard,
        completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest { read(board, { HeadlessClipboard.data(type, of: $0) }, completion) }

    package func types(of board: ClipboardBoard, within seconds: TimeInterval) -> Result<[String], ClipboardError> {
        wait(board, seconds) { .success($0.types) }
    }

    package func data(
        ofType type: String, on board: ClipboardBoard, within seconds: TimeInterval
    ) -> Result<Data, ClipboardError> { wait(board, seconds) { HeadlessClipboard.data(type, of: $0) } }

    package func handOver() -> Bool {
        guard isConnected, hasManager, let content = content(of: .clipboard), content.outlivesApplication
        else { return false }
        handedOver = Dictionary(
            uniqueKeysWithValues: content.types.compactMap { type in content.data(type).map { (type, $0) } })
        return true
    }

    func disconnect() {
        isConnected = false
        boards.removeAll()
    }

    // MARK: Inside

    private subscript(board: ClipboardBoard) -> Board {
        get { boards[board] ?? Board() }
        set { boards[board] = newValue }
    }

    private func change(_ board: ClipboardBoard, _ owner: Owner) {
        self[board] = Board(owner: owner, changeCount: self[board].changeCount + 1)
    }

    private static func data(_ type: String, of content: ClipboardContent) -> Result<Data, ClipboardError> {
        guard content.types.contains(type), let data = content.data(type) else { return .failure(.typeUnavailable) }
        return .success(data)
    }

    /// What a board answers at once; nil if it never does.
    private func answer<Value>(
        _ board: ClipboardBoard, _ look: (ClipboardContent) -> Result<Value, ClipboardError>
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
        _ board: ClipboardBoard, _ look: @escaping @MainActor (ClipboardContent) -> Result<Value, ClipboardError>,
        _ completion: @escaping @MainActor (Result<Value, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        let request = ClipboardRequest()
        // Asked now, told later, as between two programs.
        let answer = answer(board, look)
        let task = scheduler.schedule(after: answer == nil ? HeadlessClipboard.patience : 0) {
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
        _ board: ClipboardBoard, _ seconds: TimeInterval, _ look: (ClipboardContent) -> Result<Value, ClipboardError>
    ) -> Result<Value, ClipboardError> {
        if self[board].isMute { return .failure(.timedOut) }
        if let answer = answer(board, look) { return answer }
        sleep(seconds)
        self[board].isMute = true
        return .failure(.timedOut)
    }
}
