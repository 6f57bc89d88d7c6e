import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of the bars of navigation controllers, and of the area that they leave to the content.
@MainActor @Suite(.serialized) struct NavigationLayoutTests {
    @Test("NC-15: bars are hidden and shown, and the toolbar shows the items of the top controller")
    func hiding() throws {
        let stage = try NavigationStage()
        let navigation = stage.navigation
        #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        #expect(UINavigationController.hideShowBarDuration == 0.2)
        #expect(stage.bar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
        let item = UIBarButtonItem(title: "Mark", style: .plain, target: nil, action: nil)
        stage.root.toolbarItems = [item]
        navigation.isToolbarHidden = false
        stage.server.serve(for: 0.1)
        #expect(navigation.toolbar.items == [item])
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 556, width: 400, height: 44))
        #expect(stage.root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
        navigation.setNavigationBarHidden(true, animated: true)
        #expect(navigation.isNavigationBarHidden && !stage.bar.isHidden)
        stage.server.serve(for: 0.1)
        let y = stage.bar.layer.presentation()?.frame.minY ?? 0
        #expect(y < 0 && y > -44)
        stage.settle()
        #expect(stage.bar.isHidden && stage.root.view.safeAreaInsets.top == 0)
        let b = stage.make("b")
        b.toolbarItems = []
        navigation.pushViewController(b, animated: false)
        #expect(navigation.toolbar.items?.isEmpty == true)
        b.setToolbarItems([item], animated: true)
        #expect(navigation.toolbar.items == [item])
    }

    @Test("NC-16: content extends below bars, which are in the safe area either way")
    func extendedLayout() throws {
        let stage = try NavigationStage()
        let view: UIView = stage.root.view
        #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 600) && view.safeAreaInsets.top == 44)
        stage.root.edgesForExtendedLayout = []
        stage.server.serve(for: 0.1)
        #expect(view.frame == CGRect(x: 0, y: 44, width: 400, height: 556) && view.safeAreaInsets == .zero)
        stage.root.edgesForExtendedLayout = .all
        stage.bar.isTranslucent = false
        stage.server.serve(for: 0.1)
        #expect(view.frame.minY == 44 && view.safeAreaInsets.top == 0)
        stage.root.extendedLayoutIncludesOpaqueBars = true
        stage.server.serve(for: 0.1)
        #expect(view.frame.minY == 0 && view.safeAreaInsets.top == 44)
        // The app's own insets are added, and not changed.
        stage.root.additionalSafeAreaInsets.top = 10
        #expect(view.safeAreaInsets.top == 54)
        #expect(stage.root.topLayoutGuide.length == 54)
    }

    @Test("NC-17: the toolbar stays hidden while a controller on the stack wants that")
    func hidesBottomBar() throws {
        let stage = try NavigationStage()
        stage.navigation.isToolbarHidden = false
        let b = stage.make("b")
        b.hidesBottomBarWhenPushed = true
        stage.navigation.pushViewController(b, animated: false)
        #expect(stage.navigation.toolbar.isHidden && b.view.safeAreaInsets.bottom == 0)
        stage.push("c")
        #expect(stage.navigation.toolbar.isHidden)
        stage.navigation.popToRootViewController(animated: true)
        stage.settle()
        #expect(!stage.navigation.toolbar.isHidden && stage.root.view.safeAreaInsets.bottom == 44)
    }

    @Test("NC-18: drags up hide the bars, drags down show them; taps toggle")
    func hidingByUser() throws {
        let stage = try NavigationStage()
        let navigation = stage.navigation
        #expect(!navigation.hidesBarsOnSwipe && !navigation.hidesBarsOnTap)
        #expect(!navigation.hidesBarsWhenKeyboardAppears && !navigation.hidesBarsWhenVerticallyCompact)
        let (low, high) = (CGPoint(x: 200, y: 400), CGPoint(x: 200, y: 250))
        try stage.generator.fingerDrag(from: low, to: high, duration: 0.2)
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsOnSwipe = true
        try stage.generator.fingerDrag(from: low, to: high, duration: 0.2)
        #expect(navigation.isNavigationBarHidden)
        try stage.generator.fingerDrag(from: high, to: low, duration: 0.2)
        stage.settle()
        #expect(!navigation.isNavigationBarHidden && stage.bar.frame.minY == 0)
        navigation.hidesBarsOnSwipe = false
        navigation.hidesBarsOnTap = true
        try stage.generator.fingerTap(at: low)
        stage.settle()
        #expect(navigation.isNavigationBarHidden)
        try stage.generator.fingerTap(at: low)
        stage.settle()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("NC-18: bars hide in a vertically compact environment, and when input views appear")
    func hidingByEnvironment() throws {
        let stage = try NavigationStage()
        let navigation = stage.navigation
        navigation.hidesBarsWhenVerticallyCompact = true
        navigation.traitOverrides.verticalSizeClass = .compact
        #expect(navigation.isNavigationBarHidden)
        navigation.traitOverrides.verticalSizeClass = .regular
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsWhenKeyboardAppears = true
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 120))
        stage.root.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        #expect(navigation.isNavigationBarHidden)
    }

    @Test("NC-19: the title of a controller is that of its item, and changes show")
    func title() throws {
        let stage = try NavigationStage()
        #expect(stage.root.navigationItem.title == "Root" && stage.label("Root") != nil)
        stage.root.title = "Other"
        stage.server.serve(for: 0.1)
        #expect(stage.label("Other") != nil && stage.label("Root") == nil)
        stage.root.navigationItem.title = "Own"
        stage.server.serve(for: 0.1)
        #expect(stage.root.title == "Other" && stage.label("Own") != nil)
    }

    // MARK: Large titles

    private func list(_ stage: NavigationStage, height: CGFloat = 2000) -> UIScrollView {
        let scrollView = UIScrollView(frame: stage.root.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: height)
        stage.root.view.addSubview(scrollView)
        stage.bar.prefersLargeTitles = true
        stage.server.serve(for: 0.1)
        return scrollView
    }

    @Test("NC-21: the large title is part of the safe area and shrinks as the content scrolls")
    func largeTitle() throws {
        let stage = try NavigationStage()
        let scrollView = list(stage)
        #expect(stage.bar.frame.height == 96 && scrollView.contentOffset.y == -96)
        #expect(scrollView.adjustedContentInset.top == 96)
        scrollView.contentOffset.y = -76
        #expect(stage.bar.frame.height == 76 && scrollView.contentOffset.y == -76)
        #expect(scrollView.adjustedContentInset.top == 76)
        scrollView.contentOffset.y = 100
        #expect(stage.bar.frame.height == 44 && scrollView.adjustedContentInset.top == 44)
        #expect(scrollView.contentOffset.y == 100)
        scrollView.contentOffset.y = -96
        stage.server.serve(for: 0.1)
        #expect(stage.bar.frame.height == 96 && scrollView.contentOffset.y == -96)
    }

    @Test("NC-21: content can be scrolled back until the large title is visible, and no further")
    func scrollingBack() throws {
        let stage = try NavigationStage()
        let scrollView = list(stage)
        let middle = CGPoint(x: 200, y: 300)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -192), at: middle)
        stage.settle()
        #expect(stage.bar.frame.height == 44 && scrollView.contentOffset.y == 96)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 960), at: middle)
        stage.settle()
        #expect(scrollView.contentOffset.y == -96 && stage.bar.frame.height == 96)
    }

    @Test("NC-21: a drag that ends while the title is half visible shows or hides it")
    func settling() throws {
        let stage = try NavigationStage()
        let scrollView = list(stage)
        let start = CGPoint(x: 200, y: 400)
        try stage.generator.fingerDown(at: start)
        try stage.generator.fingerMove(to: CGPoint(x: 200, y: 376), duration: 0.3)
        try stage.generator.wait(0.3)
        try stage.generator.fingerUp()
        stage.settle()
        #expect(scrollView.contentOffset.y == -96 && stage.bar.frame.height == 96)
        try stage.generator.fingerDown(at: start)
        try stage.generator.fingerMove(to: CGPoint(x: 200, y: 350), duration: 0.3)
        try stage.generator.wait(0.3)
        try stage.generator.fingerUp()
        stage.settle()
        #expect(scrollView.contentOffset.y == -44 && stage.bar.frame.height == 44)
    }

    @Test("NC-21: items choose the mode; automatic is that of the previous item")
    func displayModes() throws {
        #expect(UINavigationItem.LargeTitleDisplayMode.automatic.rawValue == 0)
        #expect(UINavigationItem.LargeTitleDisplayMode.always.rawValue == 1)
        #expect(UINavigationItem.LargeTitleDisplayMode.never.rawValue == 2)
        let stage = try NavigationStage()
        #expect(!stage.bar.prefersLargeTitles && stage.bar.frame.height == 44)
        stage.bar.prefersLargeTitles = true
        stage.server.serve(for: 0.1)
        #expect(stage.bar.frame.height == 96)
        let b = stage.make("b")
        b.navigationItem.largeTitleDisplayMode = .never
        stage.navigation.pushViewController(b, animated: true)
        stage.settle()
        #expect(stage.bar.frame.height == 44 && b.view.safeAreaInsets.top == 44)
        let c = stage.push("c")
        #expect(stage.bar.frame.height == 44)
        c.navigationItem.largeTitleDisplayMode = .always
        stage.server.serve(for: 0.1)
        #expect(stage.bar.frame.height == 96 && c.view.safeAreaInsets.top == 96)
        stage.bar.prefersLargeTitles = false
        stage.server.serve(for: 0.1)
        #expect(stage.bar.frame.height == 44)
    }

    @Test("NC-21: the content scroll view is the one that was set, else the first at the top")
    func contentScrollView() throws {
        let stage = try NavigationStage()
        let scrollView = list(stage)
        let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 300))
        stage.root.view.addSubview(other)
        #expect(stage.root.contentScrollView(for: .top) === scrollView)
        #expect(stage.root.contentScrollView(for: .leading) == nil)
        stage.root.setContentScrollView(other, for: .top)
        #expect(stage.root.contentScrollView(for: .top) === other)
        #expect(stage.root.contentScrollView(for: .bottom) === scrollView)
    }

    @Test("SC-06: content of a navigation controller that is too small to scroll is below the bar, unless it opts out")
    func smallContent() throws {
        let stage = try NavigationStage()
        let scrollView = list(stage, height: 10)
        #expect(scrollView.adjustedContentInset.top == 96 && scrollView.contentOffset.y == -96)
        stage.root.automaticallyAdjustsScrollViewInsets = false
        stage.server.serve(for: 0.1)
        #expect(scrollView.adjustedContentInset.top == 0)
    }

    // MARK: The slide

    @Test("NC-22: the new view slides in from the trailing edge, the old one moves aside", arguments: [false, true])
    func slide(isRightToLeft: Bool) throws {
        let stage = try NavigationStage()
        if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
        let b = stage.make("b")
        stage.navigation.pushViewController(b, animated: true)
        stage.server.serve(for: 0.175)
        let sign: CGFloat = isRightToLeft ? -1 : 1
        let new = (b.view.layer.presentation()?.frame.minX ?? 0) * sign
        let old = (stage.root.view.layer.presentation()?.frame.minX ?? 0) * sign
        #expect(new > 120 && new < 280 && old < -40 && old > -80)
        stage.server.serve(for: 0.2)
        #expect(b.view.frame.minX == 0 && stage.navigation.transitionCoordinator == nil)
    }

    @Test("NC-22: the views fade if the user prefers reduced motion")
    func reducedMotion() throws {
        let stage = try NavigationStage()
        stage.server.settings.reducesMotion = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        let b = stage.make("b")
        stage.navigation.pushViewController(b, animated: true)
        stage.server.serve(for: 0.175)
        let alpha = b.view.layer.presentation()?.opacity ?? 0
        #expect(b.view.frame.minX == 0 && alpha > 0.2 && alpha < 0.8)
        stage.settle()
        #expect(b.view.alpha == 1 && stage.navigation.topViewController === b)
    }

    @Test("WC-01: the preferences for a status bar are read, and change nothing")
    func statusBar() throws {
        final class Controller: UIViewController {
            var asked = 0
            override var preferredStatusBarStyle: UIStatusBarStyle {
                asked += 1
                return .lightContent
            }
        }
        final class Parent: UIViewController {
            let child = Controller()
            override var childForStatusBarStyle: UIViewController? { child }
        }
        let stage = try NavigationStage()
        let parent = Parent()
        stage.window.rootViewController = parent
        stage.settle()
        parent.setNeedsStatusBarAppearanceUpdate()
        #expect(parent.child.asked == 1 && parent.view.safeAreaInsets == .zero)
        let manager = stage.window.windowScene?.statusBarManager
        #expect(manager?.isStatusBarHidden == true && manager?.statusBarFrame == .zero)
    }

    @Test("WC-02: the values of status bar styles")
    func statusBarStyles() {
        #expect(UIStatusBarStyle.default.rawValue == 0 && UIStatusBarStyle.lightContent.rawValue == 1)
        #expect(UIStatusBarStyle.darkContent.rawValue == 3)
    }
}
