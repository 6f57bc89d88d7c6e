import DisplayServer
import UIKit
import UIKitTesting

/// A display with a window whose root is a split view controller with logged view controllers.
@MainActor final class SplitStage {
    let server = HeadlessServer()
    let window: UIWindow
    let log = CallbackLog()
    let delegate: SplitLogger
    let split: UISplitViewController
    let primary: LoggingViewController
    let supplementary: LoggingViewController
    let secondary: LoggingViewController
    let generator: EventGenerator

    init(
        _ style: UISplitViewController.Style = .doubleColumn, width: CGFloat = 1000, height: CGFloat = 600,
        _ prepare: (UISplitViewController) -> Void = { _ in }
    ) throws {
        StageDisplays.open(server)
        delegate = SplitLogger(log)
        primary = LoggingViewController("primary", log)
        supplementary = LoggingViewController("supplementary", log)
        secondary = LoggingViewController("secondary", log)
        for controller in [primary, supplementary, secondary] { controller.title = controller.name }
        if style == .unspecified {
            split = UISplitViewController()
            split.viewControllers = [
                UINavigationController(rootViewController: primary),
                UINavigationController(rootViewController: secondary),
            ]
        } else {
            split = UISplitViewController(style: style)
            split.setViewController(primary, for: .primary)
            if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
            split.setViewController(secondary, for: .secondary)
        }
        split.delegate = delegate
        prepare(split)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = split
        window.makeKeyAndVisible()
        generator = try EventGenerator(window: window)
        server.serve(for: 0.1)
        _ = log.take()
    }

    /// Waits until all transitions have ended.
    func settle() { server.serve(for: 1) }

    /// Resizes the window of the desktop, and renders a frame.
    func resize(to width: CGFloat) throws {
        try generator.windowResize(to: CGSize(width: width, height: window.bounds.height))
        server.serve(for: 0.02)
    }

    /// Returns the log without `viewIsAppearing` and without marks of animations.
    func takeCalls() -> [String] {
        log.take().filter { !$0.contains("is appearing") }.map { $0.replacingOccurrences(of: "!", with: "") }
    }

    /// Returns the frame of a controller's view in the window.
    func frame(_ controller: UIViewController) -> CGRect {
        guard let view = controller.viewIfLoaded, view.window === window else { return .null }
        return view.convert(view.bounds, to: window)
    }

    /// The names of the visible controllers, from left to right.
    var visible: [String] {
        [primary, supplementary, secondary].filter { frame($0) != .null && frame($0).intersects(window.bounds) }
            .sorted { frame($0).minX < frame($1).minX }.map(\.name)
    }

    isolated deinit {
        for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
        server.disconnect()
        UIApplication.shared.displays.close(server)
    }
}

/// A delegate that logs its methods.
@MainActor final class SplitLogger: UISplitViewControllerDelegate {
    let log: CallbackLog
    var topColumn: UISplitViewController.Column?
    var expandedMode: UISplitViewController.DisplayMode?
    var targetMode = UISplitViewController.DisplayMode.automatic
    var dropsSecondary = false
    var separated: UIViewController?
    var handlesShow = false
    private(set) var proposed: [UISplitViewController.Column] = []

    init(_ log: CallbackLog) { self.log = log }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.add("will change to \(displayMode)") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        log.add("will show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        log.add("will hide \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        log.add("did show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        log.add("did hide \(column)")
    }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { targetMode }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        proposed.append(proposedTopColumn)
        return topColumn ?? proposedTopColumn
    }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { expandedMode ?? proposedDisplayMode }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("did collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("did expand") }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { dropsSecondary }
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separated }
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { handlesShow }
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    { handlesShow }
}
