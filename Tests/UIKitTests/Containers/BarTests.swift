import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of navigation bars, toolbars and their items.
@MainActor @Suite(.serialized) struct BarTests {
    private final class Target: UIResponder {
        var senders: [AnyObject] = []
        func act(_ sender: AnyObject) { senders.append(sender) }
    }

    @Test("BI-01: the values of styles and standard items")
    func values() {
        #expect(UIBarButtonItem.Style.plain.rawValue == 0 && UIBarButtonItem.Style.bordered.rawValue == 1)
        #expect(UIBarButtonItem.Style.done.rawValue == 2)
        let items: [UIBarButtonItem.SystemItem] = [
            .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
            .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo,
            .pageCurl, .close,
        ]
        #expect(items.map(\.rawValue) == Array(0...24))
        for item in items {
            let made = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
            #expect(made.isSpace || made.displayedImage != nil || made.displayedTitle?.isEmpty == false, "\(item)")
        }
    }

    @Test("BI-02: a click sends the action to the target, with the item as sender")
    func action() throws {
        let stage = try NavigationStage()
        let target = Target()
        let item = UIBarButtonItem(title: "Act", style: .plain, target: target, action: Target.act(_:))
        item.accessibilityIdentifier = "act"
        stage.root.navigationItem.rightBarButtonItem = item
        stage.settle()
        try stage.generator.pointerClick(at: "act")
        #expect(target.senders.count == 1 && target.senders.first === item)
        var isPerformed = false
        item.primaryAction = UIAction { action in
            #expect(action.sender as? UIBarButtonItem === item)
            isPerformed = true
        }
        stage.settle()
        try stage.generator.pointerClick(at: "act")
        #expect(isPerformed && target.senders.count == 1, "the primary action is in place of target and action")
        item.isEnabled = false
        isPerformed = false
        stage.settle()
        try stage.generator.pointerClick(at: stage.barButtons[0].convert(CGPoint(x: 10, y: 10), to: stage.window))
        #expect(!isPerformed)
    }

    @Test("BI-02: an action without a target climbs the responder chain from the content")
    func actionWithoutTarget() throws {
        final class Controller: UIViewController {
            var count = 0
            func mark() { count += 1 }
        }
        let stage = try NavigationStage()
        let controller = Controller()
        let item = UIBarButtonItem(title: "Mark", style: .plain, target: nil, action: Controller.mark)
        item.accessibilityIdentifier = "mark"
        controller.navigationItem.rightBarButtonItem = item
        stage.navigation.pushViewController(controller, animated: false)
        stage.settle()
        try stage.generator.pointerClick(at: "mark")
        #expect(controller.count == 1)
        try stage.generator.keyPress(.keyboardTab)
        try stage.generator.keyPress(.keyboardRightArrow)
        try stage.generator.keyPress(.keyboardSpacebar)
        #expect(controller.count == 2)
    }

    @Test("BI-02: a menu without an action opens on the press, with an action on a secondary click")
    func menus() throws {
        let stage = try NavigationStage()
        let menu = UIMenu(children: [UIAction(title: "First") { _ in }])
        let item = UIBarButtonItem(title: "More", menu: menu)
        item.accessibilityIdentifier = "more"
        stage.root.navigationItem.rightBarButtonItem = item
        stage.settle()
        try stage.generator.pointerClick(at: "more")
        #expect(stage.generator.menuTitles == ["First"])
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        var count = 0
        item.primaryAction = UIAction(title: "More") { _ in count += 1 }
        stage.settle()
        try stage.generator.pointerClick(at: "more")
        #expect(stage.generator.menuTitles.isEmpty && count == 1)
        try stage.generator.pointerClick(.secondary, at: "more")
        #expect(stage.generator.menuTitles == ["First"] && count == 1)
        try stage.generator.keyPress(.keyboardEscape)
    }

    @Test("BI-03: defaults, hidden items, widths and custom views")
    func properties() throws {
        let stage = try NavigationStage()
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        #expect(item.isEnabled && !item.isHidden && !item.isSelected && item.width == 0 && item.tintColor == nil)
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let constrained = UIView()
        constrained.translatesAutoresizingMaskIntoConstraints = false
        constrained.widthAnchor.constraint(equalToConstant: 60).isActive = true
        constrained.heightAnchor.constraint(equalToConstant: 24).isActive = true
        let wide = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
        wide.width = 90
        stage.root.navigationItem.rightBarButtonItems = [
            wide, UIBarButtonItem(customView: custom), UIBarButtonItem(customView: constrained), item,
        ]
        stage.settle()
        #expect(stage.barButtons.map(\.bounds.width) == [36, 90])
        #expect(custom.frame.size == CGSize(width: 50, height: 20) && custom.frame.maxX == 300)
        #expect(constrained.frame.size == CGSize(width: 60, height: 24))
        wide.isHidden = true
        stage.settle()
        #expect(custom.frame.maxX == 394 && stage.barButtons.count == 1)
        item.isEnabled = false
        #expect(stage.barButtons[0].isEnabled == false, "changes show at once")
    }

    @Test("BI-03: spaces share and take room")
    func spaces() throws {
        let stage = try NavigationStage()
        let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        let (a, b) = (UIView(frame: frame), UIView(frame: frame))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        stage.root.view.addSubview(toolbar)
        toolbar.items = [
            .fixedSpace(30), UIBarButtonItem(customView: a), .flexibleSpace(), UIBarButtonItem(customView: b),
            .flexibleSpace(),
        ]
        stage.settle()
        #expect(a.frame.minX == 36)
        // 388 points of room, 30 + 40 + 40 used, the rest in two halves.
        #expect(b.frame.minX == 215)
    }

    @Test("BI-04: left items run from the leading edge, right items from the trailing edge inward")
    func order() throws {
        let stage = try NavigationStage()
        func item(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        }
        let navigationItem = stage.root.navigationItem
        navigationItem.leftBarButtonItems = [item("L1"), item("L2")]
        navigationItem.rightBarButtonItems = [item("R1"), item("R2")]
        stage.settle()
        #expect(stage.barNames == ["L1", "L2", "R2", "R1"])
        #expect(stage.barButtons.first?.frame.minX == 6 && stage.barButtons.last?.frame.maxX == 394)
        #expect(navigationItem.leftBarButtonItem?.title == "L1" && navigationItem.rightBarButtonItem?.title == "R1")
        navigationItem.rightBarButtonItem = item("Only")
        #expect(navigationItem.rightBarButtonItems?.map(\.title) == ["Only"])
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        #expect(stage.barNames == ["Only", "L2", "L1"])
    }

    @Test("BI-05: a left item replaces the back button, unless it supplements it")
    func leftItems() throws {
        let stage = try NavigationStage()
        #expect(stage.barNames.isEmpty, "a root has no back button")
        let b = stage.push("b")
        #expect(stage.barNames == ["Root"])
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        stage.settle()
        #expect(stage.barNames == ["Left"])
        b.navigationItem.leftItemsSupplementBackButton = true
        stage.settle()
        #expect(stage.barNames == ["Root", "Left"])
        b.navigationItem.hidesBackButton = true
        stage.settle()
        #expect(stage.barNames == ["Left"])
    }

    private func backText(_ stage: NavigationStage) -> String? {
        stage.barButtons.first?.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }?.text
    }

    @Test("BI-06: the title of the back button comes from the item below")
    func backTitles() throws {
        let stage = try NavigationStage()
        let below = stage.root.navigationItem
        stage.push("b")
        #expect(backText(stage) == "Root")
        below.backButtonTitle = "Short"
        stage.settle()
        #expect(backText(stage) == "Short")
        below.backBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        stage.settle()
        #expect(backText(stage) == "Item")
        below.backButtonDisplayMode = .generic
        stage.settle()
        #expect(backText(stage) == "Back")
        below.backButtonDisplayMode = .minimal
        stage.settle()
        #expect(backText(stage) == nil && stage.barButtons.count == 1)
        below.backButtonDisplayMode = .default
        (below.backBarButtonItem, below.backButtonTitle) = (nil, nil)
        below.title = nil
        stage.settle()
        #expect(backText(stage) == "Back")
        #expect(UINavigationItem.BackButtonDisplayMode.minimal.rawValue == 2)
    }

    @Test("BI-06: a title that does not fit gives way to Back, then to the arrow")
    func longBackTitle() throws {
        let stage = try NavigationStage()
        stage.root.title = "A very long title that does not fit into the bar"
        let b = stage.push("b")
        #expect(backText(stage) == "Back")
        b.title = "A title of the top that is long enough to need all of the room"
        b.navigationItem.rightBarButtonItems = ["Observe", "Compare"].map {
            UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
        }
        stage.settle()
        #expect(backText(stage) == nil)
    }

    @Test("BI-07: the back button pops whatever target the item has; backAction replaces that")
    func backActions() throws {
        let stage = try NavigationStage()
        let target = Target()
        stage.root.navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "Back", style: .plain, target: target, action: Target.act(_:))
        let b = stage.push("b")
        var count = 0
        b.navigationItem.backAction = UIAction { _ in count += 1 }
        stage.settle()
        try stage.generator.pointerClick(at: "BackButton")
        stage.settle()
        #expect(count == 1 && stage.navigation.topViewController === b)
        b.navigationItem.backAction = nil
        stage.settle()
        try stage.generator.pointerClick(at: "BackButton")
        stage.settle()
        #expect(stage.navigation.viewControllers == [stage.root] && target.senders.isEmpty)
    }

    @Test("BI-07: a secondary click on the back button lists the stack")
    func backMenu() throws {
        let stage = try NavigationStage()
        let b = stage.push("b")
        stage.push("c")
        stage.push("d")
        try stage.generator.pointerClick(.secondary, at: "BackButton")
        #expect(stage.generator.menuTitles == ["c", "b", "Root"])
        try stage.generator.chooseMenuElement("b")
        stage.settle()
        #expect(stage.navigation.topViewController === b)
    }

    @Test("BI-08: a title view replaces the title, in the middle while that is free")
    func titleView() throws {
        let stage = try NavigationStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.root.navigationItem.titleView = view
        stage.settle()
        #expect(view.frame == CGRect(x: 150, y: 7, width: 100, height: 30) && stage.label("Root") == nil)
        stage.root.navigationItem.leftBarButtonItem = UIBarButtonItem(
            customView: UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20)))
        stage.settle()
        #expect(view.frame.minX == 216)
        stage.root.navigationItem.prompt = "Prompt"
        stage.settle()
        #expect(stage.bar.frame.height == 66 && view.frame.minY == 29 && stage.label("Prompt") != nil)
        #expect(stage.root.view.safeAreaInsets.top == 66)
    }

    private func background(_ stage: NavigationStage) throws -> CGFloat {
        stage.settle()
        let color = try #require(try stage.generator.captureColor(at: CGPoint(x: 200, y: 5)))
        var (red, green): (CGFloat, CGFloat) = (0, 0)
        _ = color.getRed(&red, green: &green, blue: nil, alpha: nil)
        return red - green
    }

    private func make(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    @Test("BI-09: the edge of the content has an appearance of its own, and an item's appearance beats the bar's")
    func appearances() throws {
        let stage = try NavigationStage()
        let scrollView = UIScrollView(frame: stage.root.view.bounds)
        scrollView.contentSize = CGSize(width: 100, height: 2000)
        scrollView.backgroundColor = .white
        stage.root.view.addSubview(scrollView)
        stage.bar.standardAppearance = make(.red)
        #expect(try background(stage) == 0, "no background at the edge")
        scrollView.contentOffset.y = 100
        #expect(try background(stage) > 0.9)
        stage.bar.scrollEdgeAppearance = make(.green)
        scrollView.contentOffset.y = -44
        #expect(try background(stage) < -0.9)
        stage.root.navigationItem.scrollEdgeAppearance = make(.red)
        #expect(try background(stage) > 0.9)
        stage.root.navigationItem.standardAppearance = make(.green)
        scrollView.contentOffset.y = 100
        #expect(try background(stage) < -0.9)
    }

    @Test("BI-09: the toolbar is at the edge of the content only at its end, also after the content has changed")
    func toolbarEdge() throws {
        let stage = try NavigationStage()
        let scrollView = UIScrollView(frame: stage.root.view.bounds)
        stage.root.view.addSubview(scrollView)
        stage.root.toolbarItems = [UIBarButtonItem(title: "One")]
        stage.navigation.isToolbarHidden = false
        stage.settle()
        let toolbar = try #require(stage.navigation.toolbar)
        #expect(toolbar.isAtScrollEdge)
        scrollView.contentSize = CGSize(width: 100, height: 2000)
        #expect(!toolbar.isAtScrollEdge)
        scrollView.contentOffset.y = 2000 + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        #expect(toolbar.isAtScrollEdge)
        scrollView.contentSize.height = 2100
        #expect(!toolbar.isAtScrollEdge)
    }

    @Test("BI-10: setting an appearance copies it")
    func copies() throws {
        let stage = try NavigationStage()
        let appearance = make(.red)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        stage.bar.standardAppearance = appearance
        stage.bar.scrollEdgeAppearance = appearance
        appearance.backgroundColor = .green
        #expect(try background(stage) > 0.9)
        #expect(stage.bar.standardAppearance.backgroundColor === UIColor.red)
        #expect(stage.bar.standardAppearance !== appearance)
        let attributes = stage.bar.standardAppearance.buttonAppearance.normal.titleTextAttributes
        #expect(attributes[.foregroundColor] as? UIColor === UIColor.green)
        let plain = UIBarAppearance()
        plain.configureWithTransparentBackground()
        #expect(plain.backgroundColor == nil && plain.shadowColor == nil)
        plain.configureWithDefaultBackground()
        #expect(plain.backgroundColor != nil && plain.shadowColor != nil)
        let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
        #expect(copy !== appearance && copy.backgroundColor === UIColor.green)
    }

    @Test("BI-11: the older properties work, and yield to an explicit appearance")
    func olderProperties() throws {
        let stage = try NavigationStage()
        stage.root.view.backgroundColor = .white
        #expect(stage.bar.isTranslucent && stage.bar.barTintColor == nil && stage.bar.barStyle == .default)
        stage.bar.barTintColor = .red
        #expect(try background(stage) > 0.9)
        stage.bar.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        stage.settle()
        let title = try #require(stage.label("Root"))
        let color = title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(color as? UIColor === UIColor.yellow)
        stage.bar.setBackgroundImage(UIImage(), for: .default)
        stage.bar.shadowImage = UIImage()
        #expect(try background(stage) == 0, "an empty image makes the bar transparent")
        #expect(stage.bar.backgroundImage(for: .default) != nil && stage.bar.backgroundImage(for: .compact) == nil)
        stage.bar.standardAppearance = make(.green)
        stage.bar.scrollEdgeAppearance = make(.green)
        #expect(try background(stage) < -0.9)
        #expect(UIBarStyle.black.rawValue == 1 && UIBarMetrics.compact.rawValue == 1)
        #expect(UIBarMetrics.defaultPrompt.rawValue == 101 && UIBarMetrics.compactPrompt.rawValue == 102)
    }

    private final class BarDelegate: NSObject, UINavigationBarDelegate {
        var log: [String] = []
        var allows = true
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            log.append("should push")
            return allows
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { log.append("did push") }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            log.append("should pop")
            return allows
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { log.append("did pop") }
        func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }

    @Test("BI-12: a bar of its own pushes and pops items, and asks its delegate")
    func standalone() throws {
        let stage = try NavigationStage()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 400, height: 44))
        stage.root.view.addSubview(bar)
        let delegate = BarDelegate()
        bar.delegate = delegate
        let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
        bar.pushItem(first, animated: false)
        bar.pushItem(second, animated: true)
        #expect(bar.items == [first, second] && bar.topItem === second && bar.backItem === first)
        stage.settle()
        delegate.allows = false
        bar.pushItem(UINavigationItem(title: "Third"), animated: false)
        #expect(bar.popItem(animated: false) == nil && bar.items?.count == 2)
        delegate.allows = true
        try stage.generator.pointerClick(at: "BackButton")
        stage.settle()
        #expect(bar.items == [first])
        #expect(
            delegate.log == [
                "should push", "did push", "should push", "did push", "should push", "should pop", "should pop",
                "did pop",
            ])
        #expect(bar.sizeThatFits(CGSize(width: 400, height: 0)) == CGSize(width: 400, height: 44))
    }

    @Test("BI-12: changing the items of a navigation controller's bar is a programming error")
    func ownedBar() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.navigationBar.setItems([], animated: false)
            }
        }
    }

    private final class StubbornController: UINavigationController, UINavigationBarDelegate {
        var allows = false
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
    }

    @Test("BI-12: a subclass of the navigation controller decides about the back button")
    func shouldPop() throws {
        let stage = try NavigationStage { StubbornController(rootViewController: $0) }
        stage.push("b")
        try stage.generator.pointerClick(at: "BackButton")
        stage.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        (stage.navigation as? StubbornController)?.allows = true
        try stage.generator.pointerClick(at: "BackButton")
        stage.settle()
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test("BI-13: heights come from one table")
    func heights() {
        #expect(UINavigationBar().sizeThatFits(.zero).height == 44 && UIToolbar().sizeThatFits(.zero).height == 44)
        let bar = UINavigationBar()
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "Large")]
        #expect(bar.sizeThatFits(.zero).height == 96 && bar.intrinsicContentSize.height == 96)
    }

    @Test("BI-14: items that do not fit are in a menu, last first")
    func overflow() throws {
        let stage = try NavigationStage(size: CGSize(width: 260, height: 400))
        var chosen: [String] = []
        stage.root.navigationItem.rightBarButtonItems = ["Observe", "Compare", "Measure", "Describe"].map { name in
            UIBarButtonItem(title: name, primaryAction: UIAction(title: name) { _ in chosen.append(name) })
        }
        stage.settle()
        #expect(stage.barNames.last == "More" && stage.barNames.dropLast().last == "Observe")
        try stage.generator.pointerClick(at: stage.barButtons[stage.barButtons.count - 1])
        let titles = stage.generator.menuTitles
        #expect(titles.last == "Describe" && !titles.contains("Observe"))
        #expect(titles.count == 4 - (stage.barNames.count - 1))
        try stage.generator.chooseMenuElement("Describe")
        stage.settle()
        #expect(chosen == ["Describe"])
        try stage.generator.windowResize(to: CGSize(width: 700, height: 400))
        stage.settle()
        #expect(stage.barNames == ["Describe", "Measure", "Compare", "Observe"])
    }

    @Test("BI-14: items of a toolbar that do not fit are in a menu")
    func toolbarOverflow() throws {
        let stage = try NavigationStage(size: CGSize(width: 260, height: 400))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 260, height: 44))
        stage.root.view.addSubview(toolbar)
        toolbar.items = ["Observe", "Compare", "Measure", "Describe"].map {
            UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
        }
        stage.settle()
        let buttons = toolbar.subviews[1].subviews.filter { !$0.isHidden }
        #expect(buttons.last?.accessibilityLabel == "More" && buttons.first?.accessibilityLabel == "Observe")
        #expect(buttons.allSatisfy { $0.frame.maxX <= 254 })
    }

    @Test("BI-16: the values of positions, asked of the delegate")
    func positions() throws {
        #expect(UIBarPosition.any.rawValue == 0 && UIBarPosition.bottom.rawValue == 1)
        #expect(UIBarPosition.top.rawValue == 2 && UIBarPosition.topAttached.rawValue == 3)
        let bar = UINavigationBar()
        #expect(bar.barPosition == .top && UIToolbar().barPosition == .bottom)
        let delegate = BarDelegate()
        bar.delegate = delegate
        #expect(bar.barPosition == .topAttached)
        let stage = try NavigationStage()
        #expect(stage.bar.barPosition == .topAttached)
    }

    @Test("BI-02: the edit item toggles editing")
    func editItem() throws {
        let stage = try NavigationStage()
        stage.root.navigationItem.rightBarButtonItem = stage.root.editButtonItem
        stage.settle()
        #expect(stage.barNames == ["Edit"])
        try stage.generator.pointerClick(at: stage.barButtons[0])
        stage.settle()
        #expect(stage.root.isEditing && stage.barNames == ["Done"])
    }
}
