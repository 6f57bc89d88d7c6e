import CoreGraphics

extension DragContent {
    /// The longest time in seconds for loading data for another program (DD-06).
    static let loadTimeout: TimeInterval = 10

    /// Loads the data of a type, and calls the completion handler once: with nil if the content does not have the type
    /// or the application takes too long.
    func load(_ type: String, scheduler: Scheduler, completion: @escaping @MainActor (Data?) -> Void) {
        guard types.contains(type) else { return completion(nil) }
        var isDone = false
        var timer: Scheduler.Task?
        let tell: @MainActor (Data?) -> Void = { data in
            guard !isDone else { return }
            isDone = true
            timer?.cancel()
            completion(data)
        }
        timer = scheduler.schedule(after: DragContent.loadTimeout) { tell(nil) }
        load(type, tell)
    }
}
