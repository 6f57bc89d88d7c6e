import DisplayServer
import UIKitTesting

@testable import UIKit

/// A display with a window whose root is a tab bar controller.
@MainActor final class TabStage {
    let server = HeadlessServer()
    let window: UIWindow
    let log = CallbackLog()
    let tabs: UITabBarController
    let generator: EventGenerator

    init(
        size: CGSize = CGSize(width: 600, height: 500), _ controller: UITabBarController = UITabBarController(),
        names: [String] = []
    ) throws {
        StageDisplays.open(server)
        tabs = controller
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if !names.isEmpty {
            let log = log
            controller.viewControllers = names.map { name in
                let child = LoggingViewController(name, log)
                child.title = name
                return child
            }
        }
        window.rootViewController = controller
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

    func child(_ index: Int) -> LoggingViewController {
        // The tests use it for controllers that they have made.
        tabs.viewControllers?[index] as? LoggingViewController ?? make("missing")
    }

    func settle() { server.serve(for: 1) }

    /// Returns the log without `viewIsAppearing` and without marks of animations.
    func takeCalls() -> [String] {
        log.take().filter { !$0.contains("is appearing") }.map { $0.replacingOccurrences(of: "!", with: "") }
    }

    /// Returns the titles of the items that the bar shows, from left to right.
    var shownTitles: [String] { shownButtons.map { $0.item.title ?? "" } }

    var shownButtons: [TabBarButton] {
        settleLayout()
        return tabs.tabBar.buttons.filter { !$0.isHidden }.sorted { $0.frame.minX < $1.frame.minX }
    }

    func settleLayout() { window.layoutIfNeeded() }

    /// Clicks the item with a title.
    func click(_ title: String) throws {
        guard let button = shownButtons.first(where: { $0.item.title == title }) else { return }
        try click(button)
    }

    func click(_ view: UIView) throws {
        let frame = view.convert(view.bounds, to: nil)
        try generator.pointerClick(at: CGPoint(x: frame.midX, y: frame.midY))
        server.serve(for: 0.6)
    }

    /// The rows of the sidebar: titles, with two spaces for each level of indentation and "#" for headings.
    var sidebarRows: [UIView] {
        settleLayout()
        guard let sidebar = tabs.sidebarView else { return [] }
        var found: [UIView] = []
        func search(_ view: UIView) {
            for child in view.subviews where !(child is BarButton || child is any UIContentView) {
                if child is TabSidebarRow || child is UILabel { found.append(child) } else { search(child) }
            }
        }
        search(sidebar)
        return found.sorted { $0.frame.minY < $1.frame.minY }
    }

    var sidebarTitles: [String] {
        sidebarRows.map { ($0 as? UILabel)?.text.map { "# " + $0 } ?? $0.accessibilityLabel ?? "" }
    }

    func clickRow(_ title: String) throws {
        guard let row = sidebarRows.first(where: { $0 is TabSidebarRow && $0.accessibilityLabel == title }) else {
            return
        }
        try click(row)
    }

    isolated deinit {
        for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
        server.disconnect()
        UIApplication.shared.displays.close(server)
    }
}

/// A delegate that logs its methods.
final class TabDelegate: NSObject, UITabBarControllerDelegate {
    let log: CallbackLog
    var permits = true
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: UIPercentDrivenInteractiveTransition?

    init(_ log: CallbackLog) { self.log = log }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        log.add("should \(viewController.title ?? "") from \(tabBarController.selectedViewController?.title ?? "")")
        return permits
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.add("did \(viewController.title ?? "") to \(tabBarController.selectedViewController?.title ?? "")")
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        log.add("should tab \(tab.title)")
        return permits
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { log.add("did tab \(selectedTab.title) from \(previousTab?.title ?? "nothing")") }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
