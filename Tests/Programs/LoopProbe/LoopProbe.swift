import UIKit

/// An application that says on which thread things run, and ends when it has heard of all of them.
@main final class LoopProbe: UIResponder, UIApplicationDelegate {
    private var window: UIWindow?
    private var missing: Set<String> = ["block", "delayed block", "task", "slept task", "timer", "run loop block"]

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
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
        RunLoop.main.perform { MainActor.assumeIsolated { self.report("run loop block") } }
        return true
    }

    private func report(_ name: String) {
        print(name, Thread.isMainThread ? "main" : "other")
        missing.remove(name)
        guard missing.isEmpty else { return }
        fflush(nil)
        exit(0)
    }
}
