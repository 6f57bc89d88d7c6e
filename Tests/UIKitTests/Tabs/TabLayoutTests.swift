import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the layout of tab bar controllers: bars, safe areas, sidebars, and keys.
@MainActor @Suite(.serialized) struct TabLayoutTests {
    // MARK: Bar

    @Test("TB-13: the bar is in the children's safe areas, and hides")
    func hiding() throws {
        let stage = try TabStage(names: ["a", "b"])
        let child = stage.child(0)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 600, height: 500) && child.view.safeAreaInsets.top == 40)
        #expect(!stage.tabs.isTabBarHidden)
        stage.tabs.setTabBarHidden(true, animated: true)
        #expect(stage.tabs.isTabBarHidden && !stage.tabs.tabBar.isHidden, "it is animated")
        stage.settle()
        #expect(stage.tabs.tabBar.isHidden && child.view.safeAreaInsets.top == 0)
        stage.tabs.isTabBarHidden = false
        stage.settle()
        #expect(!stage.tabs.tabBar.isHidden && stage.tabs.tabBar.frame.minY == 0 && child.view.safeAreaInsets.top == 40)
        child.edgesForExtendedLayout = []
        stage.tabs.setBarsNeedLayout()
        stage.settle()
        #expect(child.view.frame.minY == 40 && child.view.safeAreaInsets.top == 0)
        child.edgesForExtendedLayout = .all
        stage.tabs.tabBar.isTranslucent = false
        stage.settle()
        #expect(child.view.frame == CGRect(x: 0, y: 40, width: 600, height: 460))
        child.extendedLayoutIncludesOpaqueBars = true
        stage.tabs.setBarsNeedLayout()
        stage.settle()
        #expect(child.view.frame.minY == 0 && child.view.safeAreaInsets.top == 40)
    }

    @Test("TB-13: a navigation bar is below the strip")
    func navigationBar() throws {
        let stage = try TabStage()
        let root = stage.make("root")
        let navigation = UINavigationController(rootViewController: root)
        stage.tabs.viewControllers = [navigation, stage.make("b")]
        stage.settle()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 600, height: 84))
        #expect(root.view.safeAreaInsets.top == 84)
    }

    @Test("NC-17: the bar is hidden while a controller on the stack hides it", arguments: [false, true])
    func hidesWhenPushed(animated: Bool) throws {
        let stage = try TabStage()
        let root = stage.make("root")
        let navigation = UINavigationController(rootViewController: root)
        stage.tabs.viewControllers = [navigation, stage.make("other")]
        stage.settle()
        let detail = stage.make("detail")
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: animated)
        stage.settle()
        #expect(stage.tabs.tabBar.isHidden && navigation.navigationBar.frame.height == 44)
        #expect(detail.view.safeAreaInsets.top == 44)
        navigation.pushViewController(stage.make("more"), animated: animated)
        stage.settle()
        #expect(stage.tabs.tabBar.isHidden)
        stage.tabs.selectedIndex = 1
        stage.settle()
        #expect(!stage.tabs.tabBar.isHidden, "another tab does not hide it")
        stage.tabs.selectedIndex = 0
        stage.settle()
        #expect(stage.tabs.tabBar.isHidden)
        navigation.popToRootViewController(animated: animated)
        stage.settle()
        #expect(!stage.tabs.tabBar.isHidden && stage.tabs.tabBar.frame.minY == 0)
        #expect(root.view.safeAreaInsets.top == 84)
    }

    // MARK: Tabs

    private func group(_ log: CallbackLog) -> UITabGroup {
        UITabGroup(
            title: "Library", image: nil, identifier: "library",
            children: ["Albums", "Artists"].map { name in
                UITab(title: name, image: nil, identifier: name) { _ in
                    log.add("made \(name)")
                    let controller = UIViewController()
                    controller.title = name
                    return controller
                }
            })
    }

    private func tab(_ name: String, _ log: CallbackLog) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in
            log.add("made \(name)")
            let controller = LoggingViewController(name, log)
            controller.title = name
            return controller
        }
    }

    @Test("TB-07: providers are asked once and lazily; tabs and viewControllers exclude each other")
    func providers() throws {
        let stage = try TabStage(names: ["x"])
        let old = stage.child(0)
        let (a, b) = (tab("a", stage.log), tab("b", stage.log))
        stage.tabs.tabs = [a, b]
        #expect(stage.tabs.viewControllers == nil && old.parent == nil && stage.tabs.selectedTab === a)
        #expect(stage.log.take().filter { $0.hasPrefix("made") } == ["made a"])
        #expect(
            a.viewController?.tab === a && a.viewController?.parent === stage.tabs && a.tabBarController === stage.tabs)
        stage.tabs.selectedTab = b
        stage.tabs.selectedTab = a
        stage.tabs.selectedIndex = 1
        #expect(stage.log.take().filter { $0.hasPrefix("made") } == ["made b"])
        #expect(stage.tabs.selectedTab === b && stage.tabs.selectedViewController === b.viewController)
        #expect(stage.tabs.tab(forIdentifier: "a") === a && stage.tabs.tab(forIdentifier: "c") == nil)
        b.title = "Other"
        b.badgeValue = "1"
        #expect(stage.shownTitles == ["a", "Other"] && stage.shownButtons[1].accessibilityValue == "1")
        b.isHidden = true
        #expect(stage.shownTitles == ["a"] && !b.hasVisiblePlacement && a.hasVisiblePlacement)
        stage.tabs.viewControllers = [old]
        #expect(stage.tabs.tabs.isEmpty && stage.tabs.selectedTab == nil && b.viewController?.parent == nil)
        #expect(a.tabBarController == nil && stage.tabs.children == [old])
    }

    @Test("TB-07: before the view is loaded, no provider is asked")
    func unloaded() {
        let log = CallbackLog()
        let tabs = UITabBarController(tabs: [tab("a", log)])
        #expect(log.take().isEmpty && tabs.selectedIndex == 0 && tabs.selectedTab?.title == "a")
        tabs.loadViewIfNeeded()
        #expect(log.take() == ["made a"] && tabs.children.count == 1)
    }

    @Test("TB-07: tabs with the same identifier are a programming error")
    func identifiers() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = UITabBarController(tabs: [
                    UITab(title: "a", image: nil, identifier: "x"), UITab(title: "b", image: nil, identifier: "x"),
                ])
            }
        }
    }

    @Test("TB-07: a group selects its default child, and remembers the selected one")
    func groups() throws {
        let stage = try TabStage()
        let group = group(stage.log)
        stage.tabs.tabs = [tab("a", stage.log), group]
        #expect(group.children.allSatisfy { $0.parent === group } && group.selectedChild == nil)
        group.defaultChildIdentifier = "Artists"
        stage.tabs.selectedTab = group
        #expect(stage.tabs.selectedTab === group.children[1] && group.selectedChild === group.children[1])
        #expect(stage.tabs.selectedIndex == 1)
        group.selectedChild = group.children[0]
        #expect(stage.tabs.selectedTab?.title == "Albums")
        stage.tabs.selectedIndex = 0
        stage.tabs.selectedIndex = 1
        #expect(stage.tabs.selectedTab?.title == "Albums" && group.tab(forIdentifier: "Artists") === group.children[1])
        stage.settle()
        // In the strip, the item of a group without a controller has a menu.
        #expect(stage.shownButtons[1].showsMenuAsPrimaryAction && stage.shownTitles == ["a", "Library"])
        let item = group.item
        #expect(stage.tabs.makeMenu(for: item)?()?.children.map(\.title) == ["Albums", "Artists"])
        group.children = [group.children[1]]
        #expect(stage.tabs.selectedTab?.title == "a" || stage.tabs.selectedTab?.title == "Artists")
    }

    @Test("TB-07: the navigation controller of a group shows the controllers of the group and of the selected tab")
    func managing() throws {
        let stage = try TabStage()
        let log = stage.log
        let root = LoggingViewController("root", log)
        let group = UITabGroup(
            title: "Library", image: nil, identifier: "library", children: [tab("a", log), tab("b", log)]
        ) { _ in root }
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        stage.tabs.tabs = [group, tab("c", log)]
        stage.settle()
        #expect(navigation.viewControllers == [root] && stage.tabs.selectedTab === group)
        #expect(stage.tabs.selectedViewController === root && navigation.parent === stage.tabs)
        stage.tabs.selectedTab = group.children[1]
        stage.settle()
        #expect(navigation.viewControllers.map(\.title) == [nil, "b"] && group.selectedChild === group.children[1])
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(stage.tabs.selectedTab === group && group.selectedChild == nil, "the selection follows the stack")
    }

    @Test("TB-08: the delegate of tabs, by the user only")
    func tabDelegate() throws {
        let stage = try TabStage()
        let delegate = TabDelegate(stage.log)
        stage.tabs.delegate = delegate
        stage.tabs.tabs = [tab("a", stage.log), tab("b", stage.log)]
        stage.tabs.selectedIndex = 1
        stage.settle()
        _ = stage.log.take()
        try stage.click("a")
        let calls = stage.takeCalls()
        #expect(calls.first == "should tab a" && calls.last == "did tab a from b")
        try stage.click("a")
        #expect(stage.takeCalls() == ["should tab a", "did tab a from a"])
        delegate.permits = false
        try stage.click("b")
        #expect(stage.takeCalls() == ["should tab b"] && stage.tabs.selectedTab?.title == "a")
    }

    @Test("TB-09: the values of modes and placements; a search tab is last, and tabs of the sidebar are in the menu")
    func placements() throws {
        #expect(UITabBarController.Mode.tabBar.rawValue == 1 && UITabBarController.Mode.tabSidebar.rawValue == 2)
        #expect(UITab.Placement.pinned.rawValue == 4 && UITab.Placement.sidebarOnly.rawValue == 6)
        let stage = try TabStage()
        let side = tab("side", stage.log)
        side.preferredPlacement = .sidebarOnly
        let search = UISearchTab { _ in UIViewController() }
        stage.tabs.tabs = [search, side, tab("a", stage.log)]
        stage.settle()
        #expect(stage.shownTitles == ["a", "Search"] && stage.tabs.tabBar.overflow != nil)
        #expect(stage.tabs.elementsBesideBar.map(\.title) == ["side"])
        side.preferredPlacement = .default
        stage.settle()
        #expect(stage.shownTitles == ["side", "a", "Search"] && stage.tabs.tabBar.overflow == nil)
    }

    // MARK: Sidebar

    private func sidebarStage(width: CGFloat = 900) throws -> TabStage {
        let stage = try TabStage(size: CGSize(width: width, height: 500))
        let library = group(stage.log)
        library.sidebarActions = [UIAction(title: "New") { [log = stage.log] _ in log.add("new") }]
        stage.tabs.tabs = [tab("Home", stage.log), library, tab("Trash", stage.log)]
        stage.settle()
        _ = stage.log.take()
        return stage
    }

    @Test("TB-11: from 700 points on a sidebar takes the place of the strip")
    func sidebar() throws {
        let stage = try sidebarStage()
        #expect(stage.sidebarTitles == ["Home", "# Library", "Albums", "Artists", "New", "Trash"])
        #expect(stage.tabs.sidebarView?.frame == CGRect(x: 0, y: 0, width: 220, height: 500))
        #expect(stage.tabs.tabBar.isHidden)
        let content = stage.tabs.selectedViewController?.view
        #expect(content?.convert(content?.bounds ?? .zero, to: nil) == CGRect(x: 220, y: 0, width: 680, height: 500))
        #expect(content?.safeAreaInsets.top == 0)
        try stage.clickRow("Artists")
        #expect(stage.tabs.selectedTab?.title == "Artists")
        #expect(stage.sidebarRows[3].accessibilityTraits == [.button, .selected])
        _ = stage.log.take()
        try stage.clickRow("New")
        #expect(stage.log.take() == ["new"])
        stage.window.frame.size.width = 699
        stage.settle()
        #expect(stage.tabs.sidebarView?.isHidden == true && !stage.tabs.tabBar.isHidden)
        #expect(stage.shownTitles == ["Home", "Library", "Trash"] && stage.tabs.selectedTab?.title == "Artists")
        stage.window.frame.size.width = 700
        stage.settle()
        #expect(stage.tabs.sidebarView?.isHidden == false && stage.tabs.tabBar.isHidden)
        stage.tabs.mode = .tabBar
        stage.settle()
        #expect(stage.tabs.sidebarView?.isHidden == true && !stage.tabs.tabBar.isHidden)
    }

    private final class SidebarDelegate: NSObject, UITabBarController.Sidebar.Delegate {
        var log: [String] = []
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating
        ) {
            log.append("\(sidebar.isHidden)")
            animator.addAnimations { self.log.append("alongside") }
            animator.addCompletion { self.log.append("done") }
        }
    }

    @Test("TB-09: a sidebar that is hidden gives way to the strip, whose button shows it again")
    func hidingSidebar() throws {
        let stage = try sidebarStage()
        let delegate = SidebarDelegate()
        stage.tabs.sidebar.delegate = delegate
        let toggle = try #require(stage.tabs.sidebarView?.toggle)
        try stage.click(toggle)
        stage.settle()
        #expect(
            stage.tabs.sidebar.isHidden && !stage.tabs.tabBar.isHidden && delegate.log == ["true", "alongside", "done"])
        #expect(stage.tabs.contentView.frame.width == 900)
        let button = try #require(stage.tabs.tabBar.leadingButton)
        try stage.click(button)
        stage.settle()
        #expect(!stage.tabs.sidebar.isHidden && stage.tabs.contentView.frame.minX == 220)
        #expect(stage.tabs.tabBar.leadingButton == nil)
    }

    @Test("TB-09: a sidebar that overlaps leaves the content its width; a press beside it hides it")
    func overlap() throws {
        let stage = try sidebarStage()
        stage.tabs.sidebar.preferredLayout = .overlap
        stage.settle()
        #expect(stage.tabs.contentView.frame.width == 900 && stage.tabs.sidebarView?.frame.minX == 0)
        try stage.generator.pointerClick(at: CGPoint(x: 600, y: 300))
        stage.settle()
        #expect(stage.tabs.sidebar.isHidden && stage.tabs.overlayBlocker == nil)
    }

    @Test("TB-11: the divider changes the width of the sidebar, hides it and shows it")
    func divider() throws {
        let stage = try sidebarStage()
        func drag(from start: CGFloat, to end: CGFloat) throws {
            try stage.generator.pointerDown(.primary, at: CGPoint(x: start, y: 250))
            try stage.generator.pointerMove(to: CGPoint(x: (start + end) / 2, y: 250))
            try stage.generator.pointerMove(to: CGPoint(x: end, y: 250))
            try stage.generator.pointerUp(.primary)
            stage.settle()
        }
        try drag(from: 220, to: 300)
        #expect(stage.tabs.contentView.frame.minX == 300)
        try drag(from: 300, to: 110)
        #expect(stage.tabs.contentView.frame.minX == 160, "it is not narrower than its least width")
        try drag(from: 160, to: 40)
        #expect(stage.tabs.sidebar.isHidden && stage.tabs.contentView.frame.minX == 0)
        stage.tabs.sidebar.isHidden = false
        stage.settle()
        #expect(stage.tabs.contentView.frame.minX == 160)
        let divider = try #require(stage.tabs.divider)
        divider.becomeFirstResponder()
        try stage.generator.keyPress(.keyboardRightArrow)
        stage.settle()
        #expect(stage.tabs.contentView.frame.minX == 170)
        try stage.generator.pointerClick(at: CGPoint(x: 170, y: 250))
        try stage.generator.pointerClick(at: CGPoint(x: 170, y: 250))
        stage.settle()
        #expect(stage.tabs.contentView.frame.minX == 220, "a double click gives it the standard width")
    }

    @Test("RT-08: in a right-to-left interface the sidebar is on the right")
    func mirroredSidebar() throws {
        let stage = try sidebarStage()
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        #expect(stage.tabs.sidebarView?.frame.minX == 680 && stage.tabs.contentView.frame.minX == 0)
        #expect(stage.tabs.contentView.frame.width == 680)
        #expect(abs((stage.tabs.divider?.frame.midX ?? 0) - 680) <= 1)
    }

    @Test("TB-09: header, footer and bottom bar of a sidebar; nested groups collapse")
    func parts() throws {
        let stage = try sidebarStage()
        var header = UIListContentConfiguration.sidebarHeader()
        header.text = "Header"
        stage.tabs.sidebar.headerContentConfiguration = header
        let bottom = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        stage.tabs.sidebar.bottomBarView = bottom
        stage.settle()
        #expect(stage.sidebarRows[0].frame.minY >= 20 && bottom.frame == CGRect(x: 0, y: 456, width: 220, height: 44))
        let group = stage.tabs.tabs[1] as? UITabGroup
        group?.sidebarAppearance = .inline
        stage.settle()
        #expect(stage.sidebarTitles == ["Home", "Library", "Albums", "Artists", "New", "Trash"])
        let row = stage.sidebarRows[1]
        row.becomeFirstResponder()
        try stage.generator.keyPress(.keyboardLeftArrow)
        #expect(stage.sidebarTitles == ["Home", "Library", "Trash"])
        stage.tabs.sidebar.bottomBarView = nil
        stage.tabs.sidebar.headerContentConfiguration = nil
        stage.settle()
        #expect(stage.sidebarRows[0].frame.minY == 0 && bottom.superview == nil)
    }

    // MARK: Keys

    @Test("TB-12: Control-Tab and Control-PageDown turn tabs, Alt with a digit chooses")
    func keys() throws {
        let stage = try TabStage(names: ["a", "b", "c"])
        let delegate = TabDelegate(stage.log)
        stage.tabs.delegate = delegate
        stage.child(1).tabBarItem.isEnabled = false
        try stage.generator.keyPress(.keyboardTab, modifiers: .control)
        #expect(stage.tabs.selectedIndex == 2, "disabled tabs are left out")
        #expect(stage.takeCalls().first == "should c from a", "the user selects")
        try stage.generator.keyPress(.keyboardPageDown, modifiers: .control)
        #expect(stage.tabs.selectedIndex == 0, "the first one follows the last")
        stage.child(1).tabBarItem.isEnabled = true
        try stage.generator.keyPress(.keyboardPageUp, modifiers: .control)
        #expect(stage.tabs.selectedIndex == 2)
        try stage.generator.keyPress(.keyboardTab, modifiers: [.control, .shift])
        #expect(stage.tabs.selectedIndex == 1)
        try stage.generator.keyPress(.keyboard3, modifiers: .alternate)
        #expect(stage.tabs.selectedIndex == 2)
        try stage.generator.keyPress(.keyboard9, modifiers: .alternate)
        #expect(stage.tabs.selectedIndex == 2, "there is no ninth tab")
    }

    private final class TakingView: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }

    @Test("TB-12: a responder that takes the keys comes first")
    func takenKeys() throws {
        let stage = try TabStage(names: ["a", "b"])
        let view = TakingView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        stage.child(0).view.addSubview(view)
        view.becomeFirstResponder()
        try stage.generator.keyPress(.keyboard2, modifiers: .alternate)
        #expect(stage.tabs.selectedIndex == 0)
        view.removeFromSuperview()
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        stage.child(0).view.addSubview(text)
        text.becomeFirstResponder()
        try stage.generator.keyPress(.keyboardTab, modifiers: .control)
        #expect(stage.tabs.selectedIndex == 0, "Control-Tab leaves a text view")
        text.becomeFirstResponder()
        try stage.generator.keyPress(.keyboardPageDown, modifiers: .control)
        #expect(stage.tabs.selectedIndex == 1)
    }

    @Test("TB-12: in a sidebar, keys go through the tabs in groups too")
    func keysInSidebar() throws {
        let stage = try sidebarStage()
        for title in ["Albums", "Artists", "Trash", "Home"] {
            try stage.generator.keyPress(.keyboardTab, modifiers: .control)
            #expect(stage.tabs.selectedTab?.title == title)
        }
    }

    @Test("BI-15: F6 goes from the content to the strip and through the bars of a navigation controller")
    func moveBetweenBars() throws {
        let stage = try TabStage()
        let root = stage.make("root")
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        root.view.addSubview(field)
        stage.tabs.viewControllers = [UINavigationController(rootViewController: root), stage.make("b")]
        stage.settle()
        field.becomeFirstResponder()
        var reached: [String] = []
        for _ in 0..<3 {
            try stage.generator.keyPress(.keyboardF6)
            let item = stage.window.focusSystem.focusedItem
            reached.append(item is TabBarButton ? "strip" : item is UITextField ? "content" : "bar")
        }
        #expect(reached == ["strip", "bar", "content"])
    }

    @Test("a switch of tabs redraws one frame")
    func frames() throws {
        let stage = try TabStage(names: ["a", "b"])
        stage.child(0).view.backgroundColor = .systemTeal
        stage.child(1).view.backgroundColor = .systemPink
        stage.settle()
        stage.tabs.selectedIndex = 1
        stage.server.serve(for: 0.05)
        #expect(!UIView.areAnimationsEnabled || stage.child(1).view.layer.animationKeys()?.isEmpty ?? true)
        #expect(stage.tabs.tabBar.indicator.layer.animationKeys()?.isEmpty ?? true)
    }
}
