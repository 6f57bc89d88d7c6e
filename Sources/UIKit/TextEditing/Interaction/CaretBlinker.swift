import DisplayServer

/// Shows and hides the caret by turns, as the desktop is set. After a while without typing the caret stays, so that a
/// program that is left alone sleeps.
@MainActor final class CaretBlinker {
    /// Whether the caret is to be seen at the moment.
    private(set) var isOn = false
    private var isRunning = false
    private var task: Scheduler.Task?
    private var offAfter: TimeInterval = 0
    private weak var view: UIView?
    private let didChange: () -> Void

    /// How long both turns take together, in seconds, where the desktop does not say: as GTK does.
    private static let standardCycle: TimeInterval = 1.2
    /// The part of a turn in which the caret is seen.
    private static let shareOn = 2.0 / 3
    /// After how many seconds without typing it stays: as GTK does.
    private static let patience: TimeInterval = 10

    /// - Parameter didChange: draws the caret or takes it away.
    init(_ view: UIView, didChange: @escaping () -> Void) {
        self.view = view
        self.didChange = didChange
    }

    /// Shows the caret, for a whole turn from now on.
    func restart() {
        task?.cancel()
        task = nil
        isRunning = true
        set(true)
        guard let server = view?.window?.windowScene?.server, server.settings.caretBlinks ?? true else { return }
        let cycle = server.settings.caretBlinkCycle ?? CaretBlinker.standardCycle
        offAfter = server.scheduler.now + CaretBlinker.patience
        schedule(cycle, in: server)
    }

    /// Hides the caret.
    func stop() {
        task?.cancel()
        task = nil
        isRunning = false
        set(false)
    }

    private func schedule(_ cycle: TimeInterval, in server: any DisplayServer) {
        let share = isOn ? CaretBlinker.shareOn : 1 - CaretBlinker.shareOn
        task = server.scheduler.schedule(after: cycle * share) { [weak self, weak server] in
            guard let self, let server, isRunning else { return }
            if isOn, server.scheduler.now >= offAfter { return }
            set(!isOn)
            schedule(cycle, in: server)
        }
    }

    private func set(_ value: Bool) {
        guard isOn != value else { return }
        isOn = value
        didChange()
    }

    isolated deinit { task?.cancel() }
}
