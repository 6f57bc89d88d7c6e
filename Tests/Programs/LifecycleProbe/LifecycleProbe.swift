import UIKit

/// An application that prints its life-cycle callbacks, each with the current application state. If the variable `HOLD`
/// names a callback, the callback blocks for a second, or for `HOLD_SECONDS`, so that other events can happen
/// meanwhile. With `WAIT=touchesBegan`, the callback runs the run loop instead. With `HANDLE=HUP`, the application
/// handles that signal itself. With `CHILD=1`, it prints the signals that are blocked and ignored in a child process.
@main final class LifecycleProbe: UIResponder, UIApplicationDelegate {
    private var window: UIWindow?

    override init() {
        super.init()
        let names = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
        ]
        for name in names {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                print("posted", note.name.rawValue)
                fflush(nil)
            }
        }
    }

    static func log(_ callback: String) {
        let state =
            switch UIApplication.shared.applicationState {
            case .active: "active"
            case .inactive: "inactive"
            case .background: "background"
            }
        print(callback, state)
        fflush(nil)
        let environment = ProcessInfo.processInfo.environment
        if environment["HOLD"] == callback {
            Thread.sleep(forTimeInterval: environment["HOLD_SECONDS"].flatMap(TimeInterval.init) ?? 1)
        }
        if environment["WAIT"] == callback { RunLoop.main.run(until: Date(timeIntervalSinceNow: 30)) }
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.log("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(ProbeView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
        window.makeKeyAndVisible()
        window.windowScene?.title = "Lifecycle"
        self.window = window
        let environment = ProcessInfo.processInfo.environment
        if environment["HANDLE"] == "HUP" {
            signal(SIGHUP) { _ in _ = write(1, "handled\n", 8) }
        }
        if environment["CHILD"] != nil { printSignalsOfChild() }
        Self.log("didFinishLaunching")
        return true
    }

    private func printSignalsOfChild() {
        guard let pipe = popen("exec grep -E 'SigBlk|SigIgn' /proc/self/status", "r") else { return }
        var line = [CChar](repeating: 0, count: 100)
        while fgets(&line, 100, pipe) != nil {
            let text = line.prefix { $0 != 10 && $0 != 0 }
            print("child", String(decoding: text.map(UInt8.init(bitPattern:)), as: UTF8.self))
        }
        pclose(pipe)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.log("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { Self.log("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { Self.log("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { Self.log("willEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { Self.log("willTerminate") }
    func applicationDidLoseDisplay(_ application: UIApplication) { Self.log("didLoseDisplay") }
    func applicationShouldTerminateAfterLastWindowClosed(_ application: UIApplication) -> Bool {
        Self.log("shouldTerminate")
        return true
    }
}

/// A view that prints when it draws or receives touches.
private final class ProbeView: UIView {
    override func draw(_ rect: CGRect) {
        LifecycleProbe.log("draw")
        UIColor.red.setFill()
        UIBezierPath(rect: bounds).fill()
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { LifecycleProbe.log("touchesBegan") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { LifecycleProbe.log("touchesEnded") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        LifecycleProbe.log("touchesCancelled")
    }
}
