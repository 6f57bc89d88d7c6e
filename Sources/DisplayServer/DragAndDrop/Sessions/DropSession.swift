import CoreGraphics

/// A drag over a window of the application. The display server calls ``move(_:)``, and then ``exit()`` or ``drop()``;
/// the session notifies the delegate of the surface.
@MainActor final class DropSession: DisplayDrop {
    /// The longest time in seconds for loading the data of a drop (DT-03).
    static let finishTimeout: TimeInterval = 30

    /// The phases of a session.
    private enum Phase { case over, dropped, ended }

    let surface: any DisplaySurface
    let types: [String]
    private(set) var operations: DragOperations = []
    private(set) var suggestedOperation: DragOperation?
    private(set) var forcedOperation: DragOperation?
    private(set) var modifiers: KeyModifiers = []
    private(set) var location = CGPoint.zero
    /// The last response of the application.
    private(set) var response = DragResponse.forbidden

    private weak var source: (any DropSource)?
    private let scheduler: Scheduler
    private var phase = Phase.over
    private var hasEntered = false
    private var timer: Scheduler.Task?
    private var loads: [Int: ClipboardRequest] = [:]
    private var lastLoad = 0

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - surface: The window.
    ///   - types: The types of the content.
    ///   - source: The source, which is not retained.
    ///   - scheduler: Schedules the time limits.
    init(surface: any DisplaySurface, types: [String], source: any DropSource, scheduler: Scheduler) {
        self.surface = surface
        self.types = types
        self.source = source
        self.scheduler = scheduler
    }

    var localDrag: (any DisplayDrag)? { source?.localDrag }

    /// A Boolean value that indicates whether the drag is over the window.
    var isOver: Bool { phase == .over }

    /// A Boolean value that indicates whether the drop has not been finished.
    var isDropped: Bool { phase == .dropped }

    private var listener: (any DisplaySurfaceDelegate)? {
        source?.applicationCodeWillRun()
        return surface.isDestroyed ? nil : surface.delegate
    }

    // MARK: Movements

    /// The state of a drag at a location.
    struct Movement {
        /// The location in points, relative to the window.
        var location: CGPoint
        var suggested: DragOperation?
        var forced: DragOperation?
        var allowed: DragOperations
        var modifiers: KeyModifiers
    }

    /// Asks the application for a response to a movement, the first of which enters the window.
    ///
    /// - Returns: The response, which is an allowed operation if it is one.
    func move(_ movement: Movement) -> DragResponse {
        guard phase == .over else { return .forbidden }
        location = movement.location
        suggestedOperation = movement.suggested
        forcedOperation = movement.forced
        operations = movement.allowed
        modifiers = movement.modifiers
        let isEntry = !hasEntered
        hasEntered = true
        let listener = listener
        let answer = isEntry
            ? listener?.surface(surface, dragDidEnter: self) : listener?.surface(surface, dragDidMove: self)
        // The application may have ended the drag meanwhile.
        guard phase == .over else { return .forbidden }
        response = answer ?? .forbidden
        return response
    }

    func setResponse(_ response: DragResponse) {
        guard phase == .over, hasEntered, response != self.response else { return }
        self.response = response
        source?.drop(self, didChange: response)
    }

    // MARK: End

    /// Ends the session because the drag left the window, was cancelled, or its program terminated.
    func exit() {
        guard phase == .over else { return }
        phase = .ended
        if hasEntered { listener?.surface(surface, dragDidExit: self) }
        cancelLoads()
    }

    /// Tells the application that the user dropped the content, if its last response was an operation.
    ///
    /// - Returns: False if there was none. The session has ended then.
    func drop() -> Bool {
        guard phase == .over else { return false }
        guard hasEntered, response.operation != nil, let listener else {
            exit()
            return false
        }
        phase = .dropped
        timer = scheduler.schedule(after: DropSession.finishTimeout) { [weak self] in self?.finish(nil) }
        listener.surface(surface, didReceiveDrop: self)
        return true
    }

    func finish(_ operation: DragOperation?) {
        guard phase == .dropped else { return }
        phase = .ended
        timer?.cancel()
        cancelLoads()
        source?.drop(self, didFinishWith: operation)
    }

    /// Handles the destruction of the window.
    func surfaceWasDestroyed() {
        exit()
        finish(nil)
    }

    // MARK: Data

    @discardableResult func load(
        _ type: String, completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        guard let source, phase == .dropped || (phase == .over && source.localDrag != nil), types.contains(type) else {
            return fail(phase == .ended ? .cancelled : .typeUnavailable, completion)
        }
        return begin(completion) { source.loadDrop(type, completion: $0) }
    }

    var promisedFileName: String? { source?.promisedFileName }

    @discardableResult func loadPromisedFile(
        completion: @escaping @MainActor (Result<URL, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        guard let source, phase == .dropped, source.promisedFileName != nil else {
            return fail(phase == .ended ? .cancelled : .typeUnavailable, completion)
        }
        return begin(completion) { source.loadPromisedFile(completion: $0) }
    }

    /// Begins a load, which the end of the session cancels.
    private func begin<Value>(
        _ completion: @escaping @MainActor (Result<Value, ClipboardError>) -> Void,
        _ load: (@escaping @MainActor (Result<Value, ClipboardError>) -> Void) -> ClipboardRequest
    ) -> ClipboardRequest {
        lastLoad += 1
        let id = lastLoad
        let request = load { [weak self] result in
            self?.loads[id] = nil
            completion(result)
        }
        loads[id] = request
        return request
    }

    private func fail<Value>(
        _ error: ClipboardError, _ completion: @escaping @MainActor (Result<Value, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        let request = ClipboardRequest()
        let task = scheduler.schedule(after: 0) { [weak source] in
            request.end()
            source?.applicationCodeWillRun()
            completion(.failure(error))
        }
        request.onCancel = {
            task.cancel()
            request.end()
            completion(.failure(.cancelled))
        }
        return request
    }

    private func cancelLoads() {
        let requests = loads.sorted { $0.key < $1.key }.map(\.value)
        loads.removeAll()
        for request in requests { request.cancel() }
    }
}
