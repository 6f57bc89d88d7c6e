import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of dividers, overlays, gestures, keys and commands of split views.
@MainActor @Suite(.serialized) struct SplitInputTests {
    private func cursor(_ stage: SplitStage) -> CursorShape? {
        (stage.window.windowScene?.surface as? HeadlessSurface)?.cursor
    }

    private func drag(_ stage: SplitStage, from x: CGFloat, to end: CGFloat) throws {
        try stage.generator.pointerDown(at: CGPoint(x: x, y: 300))
        try stage.generator.pointerMove(to: CGPoint(x: end, y: 300))
        stage.server.serve(for: 0.05)
    }

    private func divider(_ stage: SplitStage) throws -> UIControl {
        let views = stage.split.view.subviews
        return try #require(views.first { $0.accessibilityLabel == "Sidebar divider" } as? UIControl)
    }

    @Test("SP-17: the divider is hot for 4 points beside its line, with a resize cursor")
    func cursorOverDivider() throws {
        let stage = try SplitStage()
        for (x, isHot) in [(295.5, false), (296.5, true), (300.5, true), (304.5, true), (305.5, false)] {
            try stage.generator.pointerMove(to: CGPoint(x: x, y: 300))
            stage.server.serve(for: 0.05)
            #expect((cursor(stage) == .resizeRight) == isHot, "\(x)")
        }
    }

    @Test("SP-17: the divider is dragged live within the limits")
    func dragging() throws {
        let stage = try SplitStage()
        try drag(stage, from: 300.5, to: 250.5)
        #expect(stage.split.primaryColumnWidth == 250 && stage.frame(stage.secondary).minX == 251)
        try stage.generator.pointerMove(to: CGPoint(x: 600, y: 300))
        stage.server.serve(for: 0.05)
        #expect(stage.split.primaryColumnWidth == 320, "the automatic maximum")
        try stage.generator.pointerMove(to: CGPoint(x: 120, y: 300))
        stage.server.serve(for: 0.05)
        #expect(stage.split.primaryColumnWidth == 160, "the least width for drags")
        try stage.generator.pointerUp()
        #expect(stage.split.primaryColumnWidth == 160 && stage.split.displayMode == .oneBesideSecondary)
        stage.split.minimumPrimaryColumnWidth = 200
        stage.split.maximumPrimaryColumnWidth = 900
        stage.settle()
        #expect(stage.split.primaryColumnWidth == 200)
        try drag(stage, from: 200.5, to: 950)
        try stage.generator.pointerUp()
        #expect(stage.frame(stage.secondary).width == 320, "the least width of the secondary column")
    }

    @Test("SP-17: a double click gives the automatic width")
    func doubleClick() throws {
        let stage = try SplitStage()
        try drag(stage, from: 300.5, to: 250.5)
        try stage.generator.pointerUp()
        stage.settle()
        try stage.generator.pointerClick(at: CGPoint(x: 250.5, y: 300))
        try stage.generator.pointerClick(at: CGPoint(x: 250.5, y: 300))
        stage.settle()
        #expect(stage.split.primaryColumnWidth == 300)
    }

    @Test("SP-17: below half of the minimum the column hides, and dragging back shows it")
    func dragToHide() throws {
        let stage = try SplitStage()
        try drag(stage, from: 300.5, to: 81.5)
        #expect(stage.split.primaryColumnWidth == 160 && stage.split.isShowing(.primary))
        try stage.generator.pointerMove(to: CGPoint(x: 79, y: 300))
        stage.server.serve(for: 0.05)
        #expect(!stage.split.isShowing(.primary) && stage.frame(stage.secondary).width == 1000)
        try stage.generator.pointerMove(to: CGPoint(x: 200.5, y: 300))
        stage.server.serve(for: 0.05)
        #expect(stage.split.isShowing(.primary) && stage.split.primaryColumnWidth == 200)
        try stage.generator.pointerMove(to: CGPoint(x: 20, y: 300))
        stage.server.serve(for: 0.05)
        try stage.generator.pointerUp()
        stage.settle()
        #expect(stage.split.displayMode == .secondaryOnly)
        stage.split.show(.primary)
        stage.settle()
        #expect(stage.split.primaryColumnWidth == 300, "the width before the drag")
    }

    @Test("SP-17: a cancelled drag restores the width")
    func cancelledDrag() throws {
        let stage = try SplitStage()
        try drag(stage, from: 300.5, to: 20)
        #expect(!stage.split.isShowing(.primary))
        let divider = try divider(stage)
        divider.isEnabled = false
        stage.settle()
        #expect(stage.split.isShowing(.primary) && stage.split.primaryColumnWidth == 300)
    }

    @Test("SP-17: the divider is focusable, and arrow keys move it by 10")
    func keys() throws {
        let stage = try SplitStage()
        let divider = try divider(stage)
        #expect(stage.window.windowScene?.focusSystem?.focusedItem == nil)
        stage.window.windowScene?.focusSystem?.requestFocusUpdate(to: divider)
        stage.settle()
        #expect(divider.isFocused)
        try stage.generator.keyPress(.keyboardLeftArrow)
        stage.settle()
        #expect(stage.split.primaryColumnWidth == 290)
        for _ in 0..<4 { try stage.generator.keyPress(.keyboardRightArrow) }
        stage.settle()
        #expect(stage.split.primaryColumnWidth == 320)
        try stage.generator.keyPress(.keyboardHome)
        stage.settle()
        #expect(stage.split.primaryColumnWidth == 160 && divider.accessibilityValue == "160")
        try stage.generator.keyPress(.keyboardSpacebar)
        stage.settle()
        #expect(stage.split.primaryColumnWidth == 300)
    }

    @Test("SP-17: in a right-to-left interface the divider is mirrored, as are its keys and that of the inspector")
    func mirroredDivider() throws {
        let stage = try SplitStage(width: 1200)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.split.setViewController(UIViewController(), for: .inspector)
        stage.split.show(.inspector)
        stage.settle()
        #expect(stage.frame(stage.primary).minX == 880)
        try drag(stage, from: 879.5, to: 929.5)
        try stage.generator.pointerUp()
        #expect(stage.split.primaryColumnWidth == 270)
        try drag(stage, from: 320.5, to: 280.5)
        try stage.generator.pointerUp()
        let inspector = try #require(stage.split.viewController(for: .inspector))
        #expect(stage.frame(inspector) == CGRect(x: 0, y: 0, width: 280, height: 600))
    }

    @Test("SP-17: pressing the divider takes the keys from nothing")
    func dividerAndFirstResponder() throws {
        let stage = try SplitStage()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        stage.secondary.view.addSubview(field)
        field.becomeFirstResponder()
        try drag(stage, from: 300.5, to: 250.5)
        try stage.generator.pointerUp()
        #expect(field.isFirstResponder)
    }

    // MARK: Overlays

    private func overlayStage() throws -> SplitStage { try SplitStage { $0.preferredSplitBehavior = .overlay } }

    @Test("SP-13: a press beside an overlay hides it, and does nothing else")
    func pressBeside() throws {
        let stage = try overlayStage()
        let button = UIButton(frame: stage.secondary.view.bounds)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.secondary.view.addSubview(button)
        stage.split.show(.primary)
        stage.settle()
        #expect(stage.split.displayMode == .oneOverSecondary && stage.visible.count == 2)
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 300))
        #expect(stage.split.isShowing(.primary))
        try stage.generator.pointerClick(at: CGPoint(x: 700, y: 300))
        stage.settle()
        #expect(stage.split.displayMode == .secondaryOnly && presses == 0)
        try stage.generator.pointerClick(at: CGPoint(x: 700, y: 300))
        #expect(presses == 1)
        let calls = stage.takeCalls().filter { $0.hasPrefix("primary") }
        #expect(
            calls == ["primary will appear", "primary did appear", "primary will disappear", "primary did disappear"])
    }

    @Test("SP-13: Escape hides an overlay; keys and Tab stay in it, and return to what had them")
    func overlayKeys() throws {
        let stage = try overlayStage()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        stage.secondary.view.addSubview(field)
        let buttons = (0..<2).map { UIButton(frame: CGRect(x: 20, y: 80 + 40 * $0, width: 100, height: 30)) }
        for button in buttons { stage.primary.view.addSubview(button) }
        field.becomeFirstResponder()
        stage.split.show(.primary)
        stage.settle()
        #expect(!field.isFirstResponder)
        var focused: Set<ObjectIdentifier> = []
        for _ in 0..<8 {
            try stage.generator.keyPress(.keyboardTab)
            let item = try #require(stage.window.windowScene?.focusSystem?.focusedItem as? UIView)
            #expect(!item.isDescendant(of: stage.secondary.view))
            focused.insert(ObjectIdentifier(item))
        }
        #expect(buttons.allSatisfy { focused.contains(ObjectIdentifier($0)) })
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(stage.split.displayMode == .secondaryOnly && field.isFirstResponder)
        try stage.generator.keyPress(.keyboardEscape)
        #expect(stage.split.displayMode == .secondaryOnly)
    }

    @Test("SP-13: without room the inspector is an overlay, which a press beside hides")
    func inspectorOverlay() throws {
        let stage = try SplitStage(width: 700)
        let inspector = UIViewController()
        stage.split.setViewController(inspector, for: .inspector)
        stage.split.toggleInspector(nil)
        stage.settle()
        #expect(stage.split.isShowing(.inspector) && stage.frame(inspector).maxX == 700)
        #expect(stage.frame(stage.secondary).maxX == 700)
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 300))
        stage.settle()
        #expect(!stage.split.isShowing(.inspector))
    }

    // MARK: Gestures

    @Test("SP-11: a swipe from the edge shows the primary column, one back hides an overlay")
    func swipes() throws {
        let stage = try overlayStage()
        try stage.generator.fingerDrag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.3)
        stage.settle()
        #expect(stage.split.displayMode == .oneOverSecondary)
        try stage.generator.fingerDrag(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.2)
        stage.settle()
        #expect(stage.split.displayMode == .secondaryOnly)
        stage.split.presentsWithGesture = false
        try stage.generator.fingerDrag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.3)
        stage.settle()
        #expect(stage.split.displayMode == .secondaryOnly)
        stage.split.presentsWithGesture = true
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        try stage.generator.fingerDrag(from: CGPoint(x: 996, y: 300), to: CGPoint(x: 800, y: 300), duration: 0.3)
        stage.settle()
        #expect(stage.split.displayMode == .oneOverSecondary)
    }

    @Test("SP-11: going back in the secondary column has precedence over the swipe")
    func swipeAndBack() throws {
        let stage = try overlayStage()
        let navigation = try #require(stage.secondary.navigationController)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        try stage.generator.fingerDrag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 800, y: 300), duration: 0.3)
        stage.settle()
        #expect(navigation.viewControllers.count == 1 && stage.split.displayMode == .secondaryOnly)
    }

    // MARK: The button

    private func names(_ controller: UIViewController) -> [String] {
        var found: [String] = []
        func search(_ view: UIView) {
            for child in view.subviews where !child.isHidden && child.alpha > 0 {
                if let control = child as? UIControl {
                    found.append(control.accessibilityLabel ?? "")
                } else {
                    search(child)
                }
            }
        }
        if let bar = controller.navigationController?.navigationBar { search(bar) }
        return found
    }

    @Test("SP-11: the display mode button is in the secondary column's bar, and toggles")
    func button() throws {
        let stage = try SplitStage()
        #expect(names(stage.secondary) == ["Hide Sidebar"] && names(stage.primary).isEmpty)
        try stage.generator.pointerClick(at: CGPoint(x: 325, y: 22))
        stage.settle()
        #expect(stage.split.displayMode == .secondaryOnly && names(stage.secondary) == ["Show Sidebar"])
        try stage.generator.pointerClick(at: CGPoint(x: 24, y: 22))
        stage.settle()
        #expect(stage.split.displayMode == .oneBesideSecondary)
        stage.secondary.navigationController?.pushViewController(UIViewController(), animated: false)
        stage.settle()
        #expect(names(stage.secondary).count == 2, "the back button and the display mode button")
        stage.secondary.navigationController?.popViewController(animated: false)
        stage.split.displayModeButtonVisibility = .never
        stage.settle()
        #expect(names(stage.secondary).isEmpty)
        stage.split.displayModeButtonVisibility = .automatic
        stage.split.presentsWithGesture = false
        stage.settle()
        #expect(names(stage.secondary).isEmpty)
        stage.split.displayModeButtonVisibility = .always
        stage.split.showsSecondaryOnlyButton = true
        stage.settle()
        #expect(names(stage.secondary) == ["Hide Sidebar", "Hide All Columns"])
    }

    @Test("SP-11: an item that the app shows itself is there once; the delegate chooses its target")
    func ownButton() throws {
        let stage = try SplitStage(.tripleColumn)
        stage.secondary.navigationItem.leftBarButtonItem = stage.split.displayModeButtonItem
        stage.settle()
        #expect(names(stage.secondary).count == 1)
        stage.delegate.targetMode = .secondaryOnly
        stage.split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
        stage.settle()
        #expect(stage.split.displayMode == .secondaryOnly)
    }

    // MARK: Commands

    @Test("SP-15: toggleSidebar and toggleInspector climb the chain, and have names")
    func commands() throws {
        let stage = try SplitStage(width: 1200)
        let sidebar = Selector(UIResponder.toggleSidebar(_:))
        let inspector = Selector(UIResponder.toggleInspector(_:))
        #expect(stage.secondary.target(forAction: sidebar, withSender: nil) as? UISplitViewController === stage.split)
        #expect(stage.secondary.target(forAction: inspector, withSender: nil) == nil)
        stage.split.setViewController(UIViewController(), for: .inspector)
        #expect(stage.secondary.target(forAction: inspector, withSender: nil) as? UIViewController === stage.split)
        let command = UICommand(title: "", action: sidebar)
        stage.split.validate(command)
        #expect(command.title == "Hide Sidebar")
        UIApplication.shared.sendAction(sidebar, to: nil, from: nil, for: nil)
        stage.settle()
        #expect(stage.split.displayMode == .secondaryOnly)
        stage.split.validate(command)
        #expect(command.title == "Show Sidebar")
        try stage.generator.keyPress(.keyboardI, modifiers: [.control, .alternate])
        stage.settle()
        #expect(stage.split.isShowing(.inspector))
        try stage.generator.keyPress(.keyboardS, modifiers: [.control, .alternate])
        stage.settle()
        #expect(stage.split.isShowing(.primary))
        try stage.resize(to: 500)
        #expect(!stage.split.canPerformAction(sidebar, withSender: nil))
    }
}
