import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the selection in tab bar controllers, and of the callbacks that it causes.
@MainActor @Suite(.serialized) struct TabSelectionTests {
    @Test("TB-01: without controllers nothing is selected; the first of new ones is")
    func empty() throws {
        let tabs = UITabBarController()
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil && tabs.viewControllers == nil)
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && tabs.children.isEmpty)
        let (a, b) = (UIViewController(), UIViewController())
        tabs.viewControllers = [a, b]
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a && tabs.children == [a, b])
        #expect(a.tabBarController === tabs && a.parent === tabs && a.tab == nil)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 0, "an index out of range has no effect")
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === b)
        tabs.selectedViewController = a
        #expect(tabs.selectedIndex == 0)
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound && a.parent == nil && tabs.children.isEmpty)
    }

    @Test("TB-01: of new controllers the same one stays selected, else the same index, else the first")
    func replacing() throws {
        let stage = try TabStage(names: ["a", "b", "c"])
        let (a, b, c) = (stage.child(0), stage.child(1), stage.child(2))
        stage.tabs.selectedIndex = 1
        stage.settle()
        stage.tabs.setViewControllers([c, a, b], animated: true)
        stage.settle()
        #expect(stage.tabs.selectedIndex == 2 && stage.tabs.selectedViewController === b)
        let (d, e) = (stage.make("d"), stage.make("e"))
        stage.tabs.selectedIndex = 1
        stage.tabs.viewControllers = [c, d, e]
        #expect(stage.tabs.selectedViewController === d && d.view.window != nil && a.viewIfLoaded?.window == nil)
        stage.tabs.selectedIndex = 2
        stage.tabs.viewControllers = [a]
        #expect(stage.tabs.selectedViewController === a && a.view.window != nil && stage.tabs.children == [a])
        stage.settle()
        #expect(stage.shownTitles == ["a"])
    }

    @Test("TB-01: a controller twice, and one that is not in the controller, are programming errors")
    func errors() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let one = UIViewController()
                UITabBarController().viewControllers = [one, one]
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let tabs = UITabBarController()
                withExtendedLifetime(tabs) { tabs.tabBar.items = [UITabBarItem()] }
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let tabs = UITabBarController()
                withExtendedLifetime(tabs) { tabs.tabBar.delegate = nil }
            }
        }
    }

    @Test("NC-02: pushing a tab bar controller is a programming error")
    func pushing() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UINavigationController(rootViewController: UIViewController())
                    .pushViewController(UITabBarController(), animated: false)
            }
        }
    }

    @Test("TB-02: only the selected view is loaded, and only it is in the window")
    func loading() throws {
        let stage = try TabStage(names: ["a", "b", "c"])
        let (a, b, c) = (stage.child(0), stage.child(1), stage.child(2))
        #expect(a.isViewLoaded && !b.isViewLoaded && !c.isViewLoaded)
        stage.tabs.selectedIndex = 2
        stage.settle()
        #expect(!b.isViewLoaded && c.view.window === stage.window && a.view.window == nil)
    }

    private final class LoadingController: LoggingViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            log.add("\(name) loaded")
        }
    }

    @Test("TB-03: the order of a switch, by code and by the user")
    func order() throws {
        let stage = try TabStage(names: ["a"])
        let b = LoadingController("b", stage.log)
        b.title = "b"
        stage.tabs.viewControllers = [stage.child(0), b]
        _ = stage.takeCalls()
        stage.tabs.selectedIndex = 1
        #expect(stage.takeCalls() == ["b loaded"] + AppearanceOrder.tabs.completedLog(old: "a", new: "b"))
        stage.settle()
        try stage.click("a")
        #expect(stage.takeCalls() == AppearanceOrder.tabs.completedLog(old: "b", new: "a"))
        stage.tabs.selectedIndex = 0
        #expect(stage.takeCalls().isEmpty, "the tab is selected already")
    }

    @Test("TB-03: only the selected child appears with the container, and before that nobody is called")
    func container() throws {
        let stage = try TabStage()
        let (a, b) = (stage.make("a"), stage.make("b"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        tabs.selectedIndex = 1
        #expect(stage.takeCalls().isEmpty)
        stage.window.rootViewController = tabs
        stage.settle()
        #expect(stage.takeCalls() == ["b will appear", "b did appear"])
        stage.window.rootViewController = UIViewController()
        stage.settle()
        #expect(stage.takeCalls() == ["b will disappear", "b did disappear"])
    }

    @Test("TB-04: by the user, the delegate is asked and told, also about the selected tab; by code it is not")
    func delegate() throws {
        let stage = try TabStage(names: ["a", "b"])
        let delegate = TabDelegate(stage.log)
        stage.tabs.delegate = delegate
        stage.tabs.selectedIndex = 1
        stage.tabs.selectedIndex = 0
        #expect(!stage.takeCalls().contains { $0.contains("should") || $0.hasPrefix("did") })
        try stage.click("b")
        let calls = stage.takeCalls()
        #expect(calls.first == "should b from a" && calls.last == "did b to b" && calls.count == 6)
        try stage.click("b")
        #expect(stage.takeCalls() == ["should b from b", "did b to b"])
        delegate.permits = false
        try stage.click("a")
        #expect(stage.takeCalls() == ["should a from b"] && stage.tabs.selectedIndex == 1)
        #expect(stage.tabs.tabBar.selectedItem === stage.child(1).tabBarItem)
    }

    private final class Subclass: UITabBarController {
        var pressed: [String] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            pressed.append("\(item.title ?? "") while \(selectedIndex)")
        }
    }

    @Test("TB-04: a subclass receives the item before its tab is selected")
    func subclass() throws {
        let tabs = Subclass()
        let stage = try TabStage(tabs, names: ["a", "b"])
        try stage.click("b")
        tabs.selectedIndex = 0
        #expect(tabs.pressed == ["b while 0"])
    }

    @Test("TB-05: selecting the selected tab pops its navigation controller to the root")
    func pops() throws {
        let stage = try TabStage(names: ["a"])
        let navigation = UINavigationController(rootViewController: stage.make("root"))
        stage.tabs.viewControllers = [navigation, stage.child(0)]
        stage.tabs.selectedIndex = 0
        navigation.pushViewController(stage.make("top"), animated: false)
        navigation.pushViewController(stage.make("higher"), animated: false)
        stage.settle()
        try stage.click("root")
        stage.settle()
        #expect(navigation.viewControllers.count == 1)
        navigation.pushViewController(stage.make("top"), animated: false)
        stage.tabs.selectedIndex = 0
        stage.settle()
        #expect(navigation.viewControllers.count == 2, "not by code")
    }

    @Test("TB-05: selecting the selected tab scrolls its content to the start")
    func scrolls() throws {
        let stage = try TabStage(names: ["a", "b"])
        let scrollView = UIScrollView(frame: stage.child(0).view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 100, height: 3000)
        stage.child(0).view.addSubview(scrollView)
        stage.settle()
        #expect(scrollView.adjustedContentInset.top == 40 && scrollView.contentOffset.y == -40)
        scrollView.contentOffset.y = 900
        try stage.click("a")
        stage.settle()
        #expect(scrollView.contentOffset.y == -40)
        scrollView.scrollsToTop = false
        scrollView.contentOffset.y = 900
        try stage.click("a")
        stage.settle()
        #expect(scrollView.contentOffset.y == 900)
    }

    @Test("TB-13: the delegate's animator runs, and the callbacks are those of any switch")
    func animator() throws {
        let stage = try TabStage(names: ["a", "b"])
        let delegate = TabDelegate(stage.log)
        let fade = NavigationStackTests.Fade()
        delegate.animator = fade
        stage.tabs.delegate = delegate
        stage.tabs.selectedIndex = 1
        #expect(stage.tabs.transitionCoordinator != nil && stage.child(0).transitionCoordinator?.isAnimated == true)
        #expect(stage.tabs.selectedIndex == 1)
        stage.settle()
        #expect(stage.takeCalls() == AppearanceOrder.tabs.completedLog(old: "a", new: "b"))
        #expect(fade.log == ["600", "ended true"] && stage.child(0).view.window == nil)
        #expect(stage.tabs.transitionCoordinator == nil)
        // A switch during another one ends that first.
        stage.tabs.selectedIndex = 0
        stage.tabs.selectedIndex = 1
        stage.settle()
        #expect(
            stage.takeCalls()
                == AppearanceOrder.tabs.completedLog(old: "b", new: "a")
                + AppearanceOrder.tabs.completedLog(old: "a", new: "b"))
    }

    @Test("TB-13: an interactive switch that is cancelled changes nothing", arguments: [false, true])
    func interactive(completes: Bool) throws {
        let stage = try TabStage(names: ["a", "b"])
        let delegate = TabDelegate(stage.log)
        let interaction = UIPercentDrivenInteractiveTransition()
        (delegate.animator, delegate.interaction) = (NavigationStackTests.Fade(), interaction)
        stage.tabs.delegate = delegate
        stage.tabs.selectedIndex = 1
        interaction.update(0.5)
        #expect(stage.tabs.selectedIndex == 0, "during the interaction the selection is as before")
        if completes { interaction.finish() } else { interaction.cancel() }
        stage.settle()
        let order = AppearanceOrder.tabs
        #expect(
            stage.takeCalls()
                == (completes ? order.completedLog(old: "a", new: "b") : order.cancelledLog(old: "a", new: "b")))
        #expect(stage.tabs.selectedIndex == (completes ? 1 : 0))
        #expect((stage.child(0).view.window != nil) != completes && (stage.child(1).view.window != nil) == completes)
        #expect(stage.tabs.children.count == 2 && stage.tabs.tabBar.selectedItem?.title == (completes ? "b" : "a"))
    }

    @Test("TB-02: containment callbacks of added and removed controllers")
    func containment() throws {
        let stage = try TabStage(names: ["a"])
        let b = NavigationStackTests.MovingController("b", stage.log)
        stage.tabs.viewControllers = [stage.child(0), b]
        #expect(stage.takeCalls() == ["b will move in", "b did move in"])
        stage.tabs.selectedIndex = 1
        _ = stage.takeCalls()
        stage.tabs.viewControllers = [stage.child(0)]
        #expect(
            stage.takeCalls()
                == ["b will move out"] + AppearanceOrder.tabs.completedLog(old: "b", new: "a") + ["b did move out"])
    }

    @Test("NC-25: removed controllers are released, and the container with its bar and sidebar too")
    func release() throws {
        struct Traces {
            weak var tabs: UITabBarController?
            weak var bar: UITabBar?
            weak var child: UIViewController?
            weak var sidebar: UIView?
        }
        let stage = try TabStage(size: CGSize(width: 900, height: 500))
        func round() -> Traces {
            let child = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [child, UIViewController()]
            tabs.mode = .tabSidebar
            stage.window.rootViewController = tabs
            stage.settle()
            tabs.selectedIndex = 1
            tabs.viewControllers = [UIViewController()]
            let traces = Traces(tabs: tabs, bar: tabs.tabBar, child: child, sidebar: tabs.sidebarView)
            stage.settle()
            return traces
        }
        let traces = round()
        #expect(traces.tabs != nil && traces.sidebar != nil && traces.child == nil)
        stage.window.rootViewController = UIViewController()
        stage.settle()
        #expect(traces.tabs == nil && traces.bar == nil && traces.sidebar == nil)
    }

    @Test("NC-24: the first responder of a tab returns with it, and focus in the bar stays there")
    func focus() throws {
        let stage = try TabStage(names: ["a", "b"])
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        stage.child(0).view.addSubview(field)
        field.becomeFirstResponder()
        try stage.click("b")
        #expect(!field.isFirstResponder && stage.window.firstResponder == nil)
        try stage.click("a")
        #expect(field.isFirstResponder)
        // With the keyboard.
        try stage.generator.keyPress(.keyboardF6)
        let focused = stage.window.focusSystem.focusedItem as? TabBarButton
        #expect(focused?.item.title == "a", "the bar is entered at the selected item")
        try stage.generator.keyPress(.keyboardRightArrow)
        try stage.generator.keyPress(.keyboardSpacebar)
        #expect(stage.tabs.selectedIndex == 1)
        #expect((stage.window.focusSystem.focusedItem as? TabBarButton)?.item.title == "b")
    }
}
