import CoreFoundation
import UIKit

/// A view controller that enqueues each kind of work on the main run loop from an event handler, in a process without
/// other threads, where no file descriptor becomes ready. It prints how soon the work ran, and the number of threads.
final class IdleWakeController: UIViewController {
    private nonisolated static let testNotification = Notification.Name("testNotification")
    private static weak var current: IdleWakeController?
    private var work = ""
    private var start: TimeInterval = 0
    private var source: CFRunLoopSource?
    private var isReady = false

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.title = "Idle"
        _ = NotificationCenter.default.addObserver(forName: Self.testNotification, object: nil, queue: nil) { _ in
            IdleWakeController.report()
        }
        var context = CFRunLoopSourceContext()
        context.perform = { _ in IdleWakeController.report() }
        source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopDefaultMode)
        becomeFirstResponder()
        IdleWakeController.current = self
        if UIApplication.shared.applicationState == .active { IdleWakeController.activate() }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardA:
            begin("notification")
            NotificationQueue.default.enqueue(Notification(name: Self.testNotification), postingStyle: .asap)
        case .keyboardB:
            begin("idle notification")
            NotificationQueue.default.enqueue(Notification(name: Self.testNotification), postingStyle: .whenIdle)
        case .keyboardC:
            begin("source")
            CFRunLoopSourceSignal(source)
        case .keyboardD:
            begin("nested blocks")
            IdleWakeController.perform(nesting: 7)
        case .keyboardE:
            begin("nested blocks and a block of another mode")
            RunLoop.main.perform(inModes: [RunLoop.Mode("unused")]) {
                LoopProbe.printLine("block of an unused mode", "runs")
            }
            IdleWakeController.perform(nesting: 7)
        case .keyboardF:
            begin("due timer")
            RunLoop.main.add(
                Timer(fire: .distantPast, interval: 0, repeats: false) { _ in IdleWakeController.report() },
                forMode: .common)
        case .keyboardG:
            begin("timer that enqueues a notification after the idle period")
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
                NotificationQueue.default.enqueue(Notification(name: Self.testNotification), postingStyle: .whenIdle)
            }
        case .keyboardH:
            begin("work in 200 nested blocks")
            IdleWakeController.performWork(nesting: 200)
        default:
            break
        }
    }

    /// Called when the application becomes active. The first time only indicates that it is ready.
    static func activate() {
        guard let current else { return }
        guard current.isReady else {
            current.isReady = true
            return LoopProbe.printLine("ready", "")
        }
        current.begin("activation")
        RunLoop.main.perform { report() }
    }

    private nonisolated static func perform(nesting: Int) {
        RunLoop.main.perform { if nesting > 1 { perform(nesting: nesting - 1) } else { report() } }
    }

    /// Performs work in parts, each of which takes half a millisecond.
    private nonisolated static func performWork(nesting: Int) {
        RunLoop.main.perform {
            let end = ProcessInfo.processInfo.systemUptime + 0.0005
            while ProcessInfo.processInfo.systemUptime < end {}
            if nesting > 1 { performWork(nesting: nesting - 1) } else { report() }
        }
    }

    private func begin(_ work: String) {
        self.work = work
        start = ProcessInfo.processInfo.systemUptime
    }

    private nonisolated static func report() {
        MainActor.assumeIsolated {
            guard let current else { return }
            let seconds = ProcessInfo.processInfo.systemUptime - current.start
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0
            // A held key repeats only after half a second or more.
            LoopProbe.printLine(current.work, (seconds < 0.4 ? "soon" : "late") + ", threads: \(threads)")
        }
    }
}
