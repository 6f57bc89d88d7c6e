import CoreGraphics

/// A window of a simulated program, over which a drag of the application can be dropped.
///
/// Add it to ``HeadlessDragAndDrop/foreignTargets``. Its answers arrive in the next turn of the event loop.
@MainActor package final class HeadlessDropTarget {
    /// The frame of the window, in points of the screen.
    package var frame: CGRect
    /// A Boolean value that indicates whether the window accepts drags at all.
    package var isAware = true
    /// The answer to a movement with a suggested operation; nil if the program does not answer.
    package var answer: @MainActor (_ suggested: DragOperation?) -> DragResponse?
    /// The types that the program loads after a drop.
    package var wantedTypes: [String]
    /// The folder in which the program wants a promised file; nil if it wants none.
    package var promisedFileFolder: URL?
    /// The answer to the request for the promised file.
    package private(set) var promiseAnswer: DirectSave.Answer?
    /// A Boolean value that indicates whether the program finishes a drop.
    package var finishes = true
    /// The operation that the program reports at the end; nil if it reports that of the drop.
    package var reportedOperation: DragOperation?

    /// The types that the last drag offered.
    package private(set) var offeredTypes: [String] = []
    /// The number of drags that entered and left the window, and of drops.
    package private(set) var entryCount = 0
    package private(set) var exitCount = 0
    package private(set) var dropCount = 0
    /// The locations of the movements that were sent, in points of the screen.
    package private(set) var locations: [CGPoint] = []
    /// The data that the program loaded, by type.
    package private(set) var data: [String: Data] = [:]

    private weak var session: DragSession?
    private var lastAnswer = DragResponse.forbidden

    /// Creates a window of a program that answers all movements with the suggested operation.
    package init(frame: CGRect, wantedTypes: [String] = []) {
        self.frame = frame
        self.wantedTypes = wantedTypes
        answer = { suggested in suggested.map { .operation($0) } ?? .forbidden }
    }

    /// Simulates an answer to the last movement that arrives late.
    package func answerNow(_ answer: DragResponse) {
        lastAnswer = answer
        session?.targetDidAnswer(self, answer)
    }

    /// Simulates that the program terminates.
    package func terminate() {
        let session = session
        self.session = nil
        isAware = false
        session?.targetDidVanish(self)
    }

    /// Lets the drag save its promised file in the folder of the program, and then loads the wanted types.
    private func savePromise(_ session: DragSession, _ scheduler: Scheduler) {
        guard let folder = promisedFileFolder, let file = session.content.promisedFile else {
            return loadNext(wantedTypes[...], session, scheduler)
        }
        let place = Array(folder.appendingPathComponent(file.name).absoluteString.utf8)
        PromiseSaver().save(file, at: place, for: session) { [weak self, weak session] answer in
            self?.promiseAnswer = answer.flatMap { DirectSave.Answer($0) }
            if let self, let session { loadNext(wantedTypes[...], session, scheduler) }
        }
    }

    /// Loads the next wanted type, and finishes the drop after the last one.
    private func loadNext(_ types: ArraySlice<String>, _ session: DragSession, _ scheduler: Scheduler) {
        guard let type = types.first else {
            guard finishes else { return }
            let operation = reportedOperation ?? lastAnswer.operation
            session.targetDidFinish(self, isDone: operation != nil, operation: operation)
            return
        }
        session.dataWereRequested()
        session.content.load(type, scheduler: scheduler) { [weak self, weak session] data in
            guard let self, let session else { return }
            self.data[type] = data
            loadNext(types.dropFirst(), session, scheduler)
        }
    }
}

extension HeadlessDropTarget: ForeignDropTarget {
    func enter(_ session: DragSession) {
        self.session = session
        entryCount += 1
        offeredTypes = session.content.types
    }

    func needsMove(to location: CGPoint, suggesting operation: DragOperation?) -> Bool { true }

    func move(to location: CGPoint, suggesting operation: DragOperation?) {
        locations.append(location)
        guard let answer = answer(operation), let session else { return }
        lastAnswer = answer
        session.scheduler.schedule(after: 0) { [weak self, weak session] in
            if let self, let session { session.targetDidAnswer(self, answer) }
        }
    }

    func leave() {
        exitCount += 1
        session = nil
    }

    func drop() {
        dropCount += 1
        guard let session else { return }
        let scheduler = session.scheduler
        scheduler.schedule(after: 0) { [weak self, weak session] in
            if let self, let session { savePromise(session, scheduler) }
        }
    }
}
