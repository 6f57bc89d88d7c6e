import DisplayServer

/// Blinks a caret according to the desktop settings. After a period without typing the caret stays visible, so that an
/// idle app causes no wakeups.
@MainActor final class CaretBlinker {
    /// A Boolean value that indicates whether the caret is visible.
    private(set) var isOn = false
    private var isRunning = false
    private var task: Scheduler.Task?
    private var blinkEnd: TimeInterval = 0
    private weak var view: UIView?
    private let didChange: () -> Void

    /// The duration of a blink cycle if the desktop specifies none, in seconds. The same as in GTK.
    private static let standardCycle: TimeInterval = 1.2
    /// The fraction of a cycle during which the caret is visible.
    private static let visibleFraction = 2.0 / 3
    /// The time without typing after which the caret stops blinking, in seconds. The same as in GTK.
    private static let blinkTimeout: TimeInterval = 10

    /// - Parameter didChange: A closure that redraws the caret after its visibility has changed.
    init(_ view: UIView, didChange: @escaping () -> Void) {
        self.view = view
        self.didChange = didChange
    }

    /// Shows the caret and begins a new blink cycle.
    func restart() {
        task?.cancel()
        task = nil
        isRunning = true
        set(true)
        guard let server = view?.window?.windowScene?.server, server.settings.caretBlinks ?? true else { return }
        let cycle = server.settings.caretBlinkCycle ?? CaretBlinker.standardCycle
        blinkEnd = server.scheduler.now + CaretBlinker.blinkTimeout
        schedule(cycle, on: server)
    }

    /// Hides the caret and stops blinking.
    func stop() {
        task?.cancel()
        task = nil
        isRunning = false
        set(false)
    }

    private func schedule(_ cycle: TimeInterval, on loop: any DisplayEventLoop) {
        let share = isOn ? CaretBlinker.visibleFraction : 1 - CaretBlinker.visibleFraction
        task = loop.scheduler.schedule(after: cycle * share) { [weak self, weak loop] in
            guard let self, let loop, isRunning else { return }
            if isOn, loop.scheduler.now >= blinkEnd { return }
            set(!isOn)
            schedule(cycle, on: loop)
        }
    }

    private func set(_ value: Bool) {
        guard isOn != value else { return }
        isOn = value
        didChange()
    }

    isolated deinit { task?.cancel() }
}
