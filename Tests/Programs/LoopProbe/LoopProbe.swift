import CoreFoundation
import UIKit

/// An application that prints the threads on which work runs, whether work from other threads wakes the main thread,
/// and how often it woke up without work. Then it exits. With the argument `idle` it does the same as
/// ``IdleWakeController``, and with `moves` the same as ``PointerCountController``.
@main final class LoopProbe: UIResponder, UIApplicationDelegate {
    private var window: UIWindow?
    var link: CADisplayLink?
    var frames = 0
    private var missing: Set<String> = [
        "block", "delayed block", "task", "slept task", "timer", "run loop block", "nested run loop block",
    ]

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controllers =
            ["idle": { IdleWakeController() }, "moves": { PointerCountController() }]
            as [String: () -> UIViewController]
        let controller = CommandLine.arguments.dropFirst().first.flatMap { controllers[$0]?() }
        window.rootViewController = controller ?? UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        guard controller == nil else { return true }
        DispatchQueue.global().async {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.report("block") } }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.report("delayed block") }
        Task { self.report("task") }
        Task {
            try? await Task.sleep(nanoseconds: 50_000_000)
            self.report("slept task")
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
            MainActor.assumeIsolated { self.report("timer") }
        }
        RunLoop.main.perform {
            MainActor.assumeIsolated { self.report("run loop block") }
            RunLoop.main.perform { MainActor.assumeIsolated { self.report("nested run loop block") } }
        }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { IdleWakeController.activate() }

    private func report(_ name: String) {
        LoopProbe.printLine(name, Thread.isMainThread ? "main" : "other")
        missing.remove(name)
        if missing.isEmpty { Thread.detachNewThread { LoopProbe.wakeFromOutside() } }
    }

    // MARK: From another thread

    /// The ways to send work to the main thread while it sleeps.
    private nonisolated static let senders: [(name: String, send: @Sendable (@escaping @Sendable () -> Void) -> Void)] =
        [
            ("block wakes", { work in DispatchQueue.main.async(execute: work) }),
            ("task wakes", { work in Task { @MainActor in work() } }),
            ("operation wakes", { work in OperationQueue.main.addOperation(work) }),
            (
                "timer wakes",
                { work in
                    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.05), interval: 0, repeats: false) { _ in work()
                    }
                    RunLoop.main.add(timer, forMode: .default)
                }
            ),
            (
                "common timer wakes",
                { work in
                    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.05), interval: 0, repeats: false) { _ in work()
                    }
                    RunLoop.main.add(timer, forMode: .common)
                }
            ),
            (
                "run loop block wakes",
                { work in
                    RunLoop.main.perform(work)
                    // Foundation requires that the caller wakes the run loop.
                    CFRunLoopWakeUp(CFRunLoopGetMain())
                }
            ),
            (
                "run loop block of a timer runs",
                { work in
                    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.05), interval: 0, repeats: false) { _ in
                        RunLoop.main.perform(work)
                    }
                    RunLoop.main.add(timer, forMode: .default)
                }
            ),
        ]

    /// Prints a line and flushes the output.
    nonisolated static func printLine(_ name: String, _ result: String) {
        print(name, result)
        fflush(nil)
    }

    private nonisolated static func wakeFromOutside() {
        for (name, send) in senders {
            Thread.sleep(forTimeInterval: 0.3)
            let isDone = DispatchSemaphore(value: 0)
            send {
                if Thread.isMainThread { isDone.signal() }
            }
            printLine(name, isDone.wait(timeout: .now() + 1) == .success ? "immediately" : "late")
        }
        Thread.sleep(forTimeInterval: 0.3)
        let isNested = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { MainActor.assumeIsolated { waitInside(isNested) } }
        isNested.wait()
        workAmongFrames()
        Thread.sleep(forTimeInterval: 0.3)
        let before = sleeps()
        Thread.sleep(forTimeInterval: 1)
        printLine("idle", String(sleeps() - before))
        exit(0)
    }

    /// Runs the run loop recursively, as apps do to wait for a condition, while the display server sends events.
    private static func waitInside(_ isDone: DispatchSemaphore) {
        let start = clock()
        UIApplication.shared.windows.first?.windowScene?.title = "Waiting"
        let end = Date(timeIntervalSinceNow: 0.5)
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in printLine("nested", "timer") }
        while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
        let seconds = Double(clock() - start) / 1_000_000
        printLine("nested", seconds < 0.1 ? "sleeps" : "busy for \(seconds) s")
        isDone.signal()
    }

    /// Returns how often the main thread has gone to sleep.
    private nonisolated static func sleeps() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/task/\(getpid())/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
        return line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? -1
    }
}
