import DisplayServer
import UIKit
import UIKitTesting

/// A display with a window whose root is a navigation controller with one logged view controller.
@MainActor final class NavigationStage {
    let server = HeadlessServer()
    let window: UIWindow
    let log = CallbackLog()
    let root: LoggingViewController
    let navigation: UINavigationController
    let generator: EventGenerator

    init(
        size: CGSize = CGSize(width: 400, height: 600),
        _ make: (UIViewController) -> UINavigationController = { UINavigationController(rootViewController: $0) }
    ) throws {
        StageDisplays.open(server)
        root = LoggingViewController("root", log)
        root.title = "Root"
        navigation = make(root)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        generator = try EventGenerator(window: window)
        server.serve(for: 0.1)
        _ = log.take()
    }

    func make(_ name: String) -> LoggingViewController {
        let controller = LoggingViewController(name, log)
        controller.title = name
        return controller
    }

    /// Pushes a controller, and waits until the transition has ended.
    @discardableResult
    func push(_ name: String, animated: Bool = false) -> LoggingViewController {
        let controller = make(name)
        navigation.pushViewController(controller, animated: animated)
        settle()
        return controller
    }

    /// Waits until all transitions have ended.
    func settle() { server.serve(for: 1) }

    /// Returns the log without `viewIsAppearing` and without marks of animations.
    func takeCalls() -> [String] {
        log.take().filter { !$0.contains("is appearing") }.map { $0.replacingOccurrences(of: "!", with: "") }
    }

    var bar: UINavigationBar { navigation.navigationBar }

    /// Returns the buttons and custom views of the bar's items that are visible, from left to right.
    var barButtons: [UIControl] {
        var found: [UIControl] = []
        func search(_ view: UIView) {
            for child in view.subviews where !child.isHidden && child.alpha > 0 {
                if let control = child as? UIControl { found.append(control) } else { search(child) }
            }
        }
        search(bar)
        return found.sorted { $0.convert($0.bounds, to: bar).minX < $1.convert($1.bounds, to: bar).minX }
    }

    var barNames: [String] { barButtons.map { $0.accessibilityLabel ?? "" } }

    /// Returns the visible label of the bar with a text.
    func label(_ text: String) -> UILabel? {
        func search(_ view: UIView) -> UILabel? {
            for child in view.subviews where !child.isHidden && child.alpha > 0 {
                if let label = child as? UILabel, label.text == text { return label }
                if let found = search(child) { return found }
            }
            return nil
        }
        return search(bar)
    }

    isolated deinit {
        for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
        server.disconnect()
        UIApplication.shared.displays.close(server)
    }
}

extension AppearanceOrder.Call {
    /// The entry that a ``LoggingViewController`` adds for the callback.
    func entry(old: String, new: String) -> String {
        switch self {
        case .oldWillDisappear: "\(old) will disappear"
        case .oldDidDisappear: "\(old) did disappear"
        case .newWillAppear: "\(new) will appear"
        case .newDidAppear: "\(new) did appear"
        case .oldWillAppear: "\(old) will appear"
        case .oldDidAppear: "\(old) did appear"
        case .newWillDisappear: "\(new) will disappear"
        case .newDidDisappear: "\(new) did disappear"
        }
    }
}

extension AppearanceOrder {
    /// The log of a transition that was completed.
    func completedLog(old: String, new: String) -> [String] {
        (beginning + completion).map { $0.entry(old: old, new: new) }
    }

    /// The log of a transition that was cancelled.
    func cancelledLog(old: String, new: String) -> [String] {
        (beginning + cancellation).map { $0.entry(old: old, new: new) }
    }
}
