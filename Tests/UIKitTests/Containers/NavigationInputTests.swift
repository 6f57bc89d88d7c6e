import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of gestures, keys and focus of navigation controllers.
@MainActor @Suite(.serialized) struct NavigationInputTests {
    private static let edge = CGPoint(x: 4, y: 300)

    private func drag(_ stage: NavigationStage, to x: CGFloat, hold: TimeInterval = 0.3) throws {
        try stage.generator.fingerDown(at: Self.edge)
        try stage.generator.fingerMove(to: CGPoint(x: x, y: 300), duration: 0.4)
        try stage.generator.wait(hold)
    }

    @Test("NC-12: a drag from the leading edge pops")
    func interactivePop() throws {
        let stage = try NavigationStage()
        let b = stage.push("b")
        _ = stage.takeCalls()
        try drag(stage, to: 300)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        #expect(stage.navigation.viewControllers == [stage.root, b], "the model is as before during the drag (NC-13)")
        let x = b.view.layer.presentation()?.frame.minX ?? 0
        #expect(x > 250 && x < 300)
        try stage.generator.fingerUp()
        stage.settle()
        #expect(stage.navigation.viewControllers == [stage.root] && b.parent == nil)
        #expect(stage.takeCalls() == AppearanceOrder.navigation.completedLog(old: "b", new: "root"))
        #expect(stage.bar.topItem?.title == "Root" && stage.label("Root")?.superview?.alpha == 1)
    }

    @Test("NC-12: in a right-to-left interface the leading edge is the right one")
    func rightToLeft() throws {
        let stage = try NavigationStage()
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.push("b")
        try drag(stage, to: 300)
        try stage.generator.fingerUp()
        stage.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        try stage.generator.fingerDrag(
            from: CGPoint(x: 396, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.3)
        stage.settle()
        #expect(stage.navigation.viewControllers.count == 1)
    }

    private final class AlwaysDelegate: NSObject, UIGestureRecognizerDelegate {}

    @Test("NC-12: without a visible back button the drag does nothing, unless the app replaces the delegate")
    func gating() throws {
        let stage = try NavigationStage()
        try drag(stage, to: 300)
        try stage.generator.fingerUp()
        #expect(stage.navigation.viewControllers.count == 1)
        let b = stage.push("b")
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        stage.settle()
        try drag(stage, to: 300)
        #expect(stage.navigation.transitionCoordinator == nil)
        try stage.generator.fingerUp()
        let delegate = AlwaysDelegate()
        stage.navigation.interactivePopGestureRecognizer?.delegate = delegate
        try drag(stage, to: 300)
        #expect(stage.navigation.transitionCoordinator != nil)
        try stage.generator.fingerUp()
        stage.settle()
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test("NC-13: a slow drag ends by its distance, a quick one by its direction")
    func release() throws {
        let stage = try NavigationStage()
        let b = stage.push("b")
        _ = stage.takeCalls()
        try drag(stage, to: 150)
        try stage.generator.fingerUp()
        stage.settle()
        #expect(stage.navigation.topViewController === b && b.view.frame.minX == 0)
        #expect(stage.takeCalls() == AppearanceOrder.navigation.cancelledLog(old: "b", new: "root"))
        // A throw back after more than half the width.
        try drag(stage, to: 300, hold: 0)
        try stage.generator.fingerMove(to: CGPoint(x: 220, y: 300), duration: 0.1)
        try stage.generator.fingerUp()
        stage.settle()
        #expect(stage.navigation.topViewController === b)
        // A short throw forward.
        try stage.generator.fingerDrag(from: Self.edge, to: CGPoint(x: 120, y: 300), duration: 0.1)
        stage.settle()
        #expect(stage.navigation.viewControllers == [stage.root])
    }

    @Test("NC-14: the top of a container that disappears during a cancelled pop disappears")
    func cancelledInDisappearingContainer() throws {
        let stage = try NavigationStage()
        let b = stage.push("b")
        let tabs = UITabBarController()
        let other = stage.make("other")
        stage.window.rootViewController = nil
        tabs.viewControllers = [stage.navigation, other]
        stage.window.rootViewController = tabs
        stage.settle()
        _ = stage.takeCalls()
        try drag(stage, to: 150)
        try stage.generator.fingerUp()
        tabs.selectedIndex = 1
        stage.settle()
        #expect(
            stage.takeCalls() == [
                "b will disappear", "root will appear", "other will appear", "root will disappear",
                "root did disappear", "b did disappear", "other did appear",
            ])
        tabs.selectedIndex = 0
        stage.settle()
        #expect(stage.navigation.topViewController === b && stage.takeCalls().filter { $0.hasPrefix("b ") } == [
            "b will appear", "b did appear",
        ])
    }

    @Test("NC-23: Alt-Left and the mouse's back button go back, Escape does not")
    func keysAndMouse() throws {
        let stage = try NavigationStage()
        stage.push("b")
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        try stage.generator.keyPress(.keyboardLeftArrow, modifiers: .alternate)
        stage.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        let c = stage.push("c")
        try stage.generator.pointerClick(.button(4), at: CGPoint(x: 200, y: 300))
        stage.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        stage.navigation.pushViewController(c, animated: false)
        c.navigationItem.hidesBackButton = true
        stage.settle()
        try stage.generator.keyPress(.keyboardLeftArrow, modifiers: .alternate)
        try stage.generator.pointerClick(.button(4), at: CGPoint(x: 200, y: 300))
        stage.settle()
        #expect(stage.navigation.topViewController === c, "there is no back button")
    }

    @Test("NC-23: a swipe on a touchpad drags the view")
    func touchpad() throws {
        let stage = try NavigationStage()
        let b = stage.push("b")
        let middle = CGPoint(x: 200, y: 300)
        for _ in 0..<10 {
            try stage.generator.scroll(by: CGVector(dx: 30, dy: 0), at: middle, kind: .continuous)
            try stage.generator.wait(0.016)
        }
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.settle()
        #expect(stage.navigation.viewControllers == [stage.root] && b.parent == nil)
        // Away from the leading edge nothing happens.
        stage.push("c")
        try stage.generator.scroll(by: CGVector(dx: -60, dy: 0), at: middle, kind: .continuous)
        #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test("NC-24: after a pop the first responder and the focus are as before")
    func focusReturns() throws {
        let stage = try NavigationStage()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        stage.root.view.addSubview(field)
        field.becomeFirstResponder()
        let b = stage.push("b", animated: true)
        #expect(!field.isFirstResponder)
        let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        b.view.addSubview(other)
        other.becomeFirstResponder()
        stage.navigation.popViewController(animated: true)
        stage.settle()
        #expect(field.isFirstResponder)
        // The focus of the keyboard moves to the new controller, and back.
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 30)
        stage.root.view.addSubview(button)
        UIFocusSystem.focusSystem(for: button)?.requestFocusUpdate(to: button)
        stage.settle()
        #expect(button.isFocused)
        let c = stage.make("c")
        let inner = UIButton(type: .system)
        inner.frame = CGRect(x: 20, y: 200, width: 100, height: 30)
        c.loadViewIfNeeded()
        c.view.addSubview(inner)
        stage.navigation.pushViewController(c, animated: true)
        stage.settle()
        #expect(inner.isFocused)
        stage.navigation.popViewController(animated: true)
        stage.settle()
        #expect(button.isFocused)
    }

    @Test("NC-24: keys go to the top controller while there is no first responder")
    func keysGoToTop() throws {
        final class Controller: UIViewController {
            var keys = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
        }
        let stage = try NavigationStage()
        let controller = Controller()
        stage.navigation.pushViewController(controller, animated: false)
        stage.settle()
        try stage.generator.keyPress(.keyboardA)
        #expect(controller.keys == 1)
    }

    @Test("BI-15: Tab reaches a bar once, arrow keys go through it, Space presses, F6 goes between bar and content")
    func focusGroup() throws {
        let stage = try NavigationStage()
        var presses: [String] = []
        let items = ["One", "Two"].map { name in
            UIBarButtonItem(title: name, primaryAction: UIAction(title: name) { _ in presses.append(name) })
        }
        stage.root.navigationItem.rightBarButtonItems = items
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 30)
        stage.root.view.addSubview(button)
        stage.settle()
        func focused() -> String? {
            (UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView)?.accessibilityLabel
        }
        try stage.generator.keyPress(.keyboardTab)
        #expect(focused() == "Two", "the first one from the left")
        try stage.generator.keyPress(.keyboardRightArrow)
        #expect(focused() == "One")
        try stage.generator.keyPress(.keyboardSpacebar)
        #expect(presses == ["One"])
        try stage.generator.keyPress(.keyboardTab)
        #expect(button.isFocused)
        try stage.generator.keyPress(.keyboardF6)
        #expect(focused() == "One", "the last focused item of the group")
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        #expect(presses == ["One", "One"])
        try stage.generator.keyPress(.keyboardF6)
        #expect(button.isFocused)
    }
}
