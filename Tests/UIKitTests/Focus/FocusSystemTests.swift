import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the focus system: the objects that are asked and notified, groups, preferences, and the first recipient of
/// key presses (docs/semantics/focus.md).
@MainActor @Suite(.serialized) struct FocusSystemTests {
    private let keeper = StageKeeper()
    private let notes = Notes()

    @MainActor final class Notes {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// A view that can be focused without becoming first responder, and logs its callbacks.
    private final class Item: UIView {
        let name: String
        let notes: Notes
        var mayMove = true
        var isWanted = true
        var preferred: [any UIFocusEnvironment] = []

        init(_ name: String, _ notes: Notes) {
            self.name = name
            self.notes = notes
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFocused: Bool { isWanted }
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            notes.lines.append("\(name) may")
            return mayMove
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            let previous = (context.previouslyFocusedView as? Item)?.name ?? "-"
            let next = (context.nextFocusedView as? Item)?.name ?? "-"
            notes.lines.append("\(name): \(previous)→\(next) \(context.focusHeading.rawValue)")
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let keys = presses.compactMap(\.key?.keyCode)
            if keys.contains(.keyboardA) { notes.lines.append("\(name) pressed") }
            super.pressesBegan(presses, with: event)
        }
    }

    @Test("groups whose items no longer exist are not stored")
    func deallocatedItems() {
        let tracker = FocusTracker()
        for number in 0..<100 {
            let view = UIView()
            view.focusGroupIdentifier = "group \(number)"
            tracker.show(view)
        }
        #expect(tracker.lastInGroup.count <= 2)
        #expect(tracker.lastFocused(inGroup: "group 0") == nil)
    }

    private func stage() throws -> (Stage, EventGenerator, UIFocusSystem) {
        let stage = keeper.make()
        stage.window.makeKey()
        return (stage, try EventGenerator(window: stage.window), stage.window.focusSystem)
    }

    private func item(_ name: String, _ x: CGFloat, _ y: CGFloat, _ stage: Stage, to parent: UIView? = nil) -> Item {
        stage.add(Item(name, notes), CGRect(x: x, y: y, width: 40, height: 20), to: parent)
    }

    private func frame(_ stage: Stage) { stage.window.windowScene?.server.serve(for: 0.1) }

    // MARK: Values

    @Test("FO-01 headings and FO-03 priorities have Apple's values")
    func values() {
        let headings: [UIFocusHeading] = [.up, .down, .left, .right, .next, .previous, .first, .last]
        #expect(headings.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 256, 512])
        let priorities: [UIFocusGroupPriority] = [.ignored, .previouslyFocused, .prioritized, .currentlyFocused]
        #expect(priorities.map(\.rawValue) == [0, 1000, 2000, .max] && priorities == priorities.sorted())
    }

    // MARK: Requests and notifications

    @Test("FO-02 those around both ends are asked, then told, the inner ones first, and then everybody else")
    func order() throws {
        let (stage, generator, system) = try stage()
        let outer = item("outer", 0, 0, stage)
        outer.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        outer.isWanted = false
        let a = item("a", 10, 10, stage, to: outer)
        let b = item("b", 10, 50, stage, to: outer)
        try generator.keyPress(.keyboardTab)
        #expect(notes.take() == ["a may", "outer may", "a: -→a 16", "outer: -→a 16"])
        var contexts: [UIFocusUpdateContext] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: system, queue: nil
        ) { notification in
            // Focus notifications are posted synchronously on the main actor.
            nonisolated(unsafe) let context = notification.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
            MainActor.assumeIsolated { if let context = context as? UIFocusUpdateContext { contexts.append(context) } }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try generator.keyPress(.keyboardTab)
        #expect(notes.take() == ["a may", "b may", "outer may", "a: a→b 16", "b: a→b 16", "outer: a→b 16"])
        #expect(contexts.count == 1 && contexts[0].previouslyFocusedView === a && contexts[0].nextFocusedView === b)
        #expect(system.focusedItem === b && b.isFocused && !a.isFocused)
        try generator.keyPress(.keyboardTab, modifiers: .shift)
        #expect(notes.take().last == "outer: b→a 32" && a.isFocused)
    }

    @Test("FO-02 one that says no keeps the focus, and the failure is told")
    func veto() throws {
        let (stage, generator, system) = try stage()
        let a = item("a", 10, 10, stage)
        let b = item("b", 10, 50, stage)
        try generator.keyPress(.keyboardTab)
        #expect(a.isFocused)
        var failures = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification, object: system, queue: nil
        ) { _ in MainActor.assumeIsolated { failures += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        b.mayMove = false
        _ = notes.take()
        try generator.keyPress(.keyboardTab)
        // Tab wraps around to the view that already has focus.
        #expect(a.isFocused && notes.take() == ["a may", "b may"])
        a.isWanted = false
        try generator.keyPress(.keyboardTab)
        #expect(failures == 1 && system.focusedItem === a)
    }

    @Test("a control that gets the focus is first responder, is told once, and takes it from a plain view")
    func controls() throws {
        let (stage, generator, system) = try stage()
        let plain = item("plain", 10, 10, stage)
        let button = stage.add(UIButton(type: .system), CGRect(x: 10, y: 50, width: 60, height: 24))
        try generator.keyPress(.keyboardTab)
        #expect(plain.isFocused && stage.window.firstResponder == nil)
        _ = notes.take()
        try generator.keyPress(.keyboardTab)
        #expect(button.isFocused && button.isFirstResponder && button.state.contains(.focused))
        #expect(notes.take() == ["plain may", "plain: plain→- 16"])
        try generator.keyPress(.keyboardTab)
        #expect(plain.isFocused && !button.isFirstResponder && !button.isFocused)
        #expect(notes.take() == ["plain may", "plain: -→plain 16"])
        try generator.pointerClick(at: button)
        #expect(system.focusedItem == nil && button.isFirstResponder && notes.take() == ["plain: plain→- 0"])
    }

    @Test("animations of a move run together after everybody was told")
    func coordinator() throws {
        final class Growing: UIView {
            var isDone = false
            override var canBecomeFocused: Bool { true }
            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) {
                coordinator.addCoordinatedAnimations({ self.alpha = self.isFocused ? 1 : 0.5 }) { self.isDone = true }
            }
        }
        let (stage, generator, _) = try stage()
        let view = stage.add(Growing(), CGRect(x: 0, y: 0, width: 50, height: 50))
        view.alpha = 0.5
        try generator.keyPress(.keyboardTab)
        #expect(view.alpha == 1 && view.layer.animation(forKey: "opacity") != nil && !view.isDone)
        stage.window.windowScene?.server.serve(for: 1)
        #expect(view.isDone)
    }

    // MARK: Groups

    @Test("FO-03, FO-06 Tab goes from group to group, arrows within one, and a group remembers where it was")
    func groups() throws {
        let (stage, generator, _) = try stage()
        let before = item("before", 10, 10, stage)
        let list = stage.add(UIView(), CGRect(x: 0, y: 40, width: 200, height: 120))
        list.focusGroupIdentifier = "list"
        var rows: [[Item]] = []
        for y in 0..<3 {
            rows.append((0..<3).map { item("\($0)\(y)", CGFloat($0) * 50, CGFloat(y) * 30, stage, to: list) })
        }
        let after = item("after", 10, 200, stage)
        try generator.keyPress(.keyboardTab)
        #expect(before.isFocused)
        try generator.keyPress(.keyboardDownArrow)
        #expect(before.isFocused, "arrows do nothing outside of groups")
        try generator.keyPress(.keyboardTab)
        #expect(rows[0][0].isFocused)
        for (key, x, y) in [
            (UIKeyboardHIDUsage.keyboardRightArrow, 1, 0), (.keyboardDownArrow, 1, 1), (.keyboardRightArrow, 2, 1),
            (.keyboardRightArrow, 2, 1), (.keyboardUpArrow, 2, 0), (.keyboardLeftArrow, 1, 0), (.keyboardEnd, 2, 2),
            (.keyboardHome, 0, 0), (.keyboardDownArrow, 0, 1),
        ] {
            try generator.keyPress(key)
            #expect(rows[y][x].isFocused, "\(key) to \(x), \(y)")
        }
        try generator.keyPress(.keyboardTab)
        #expect(after.isFocused)
        try generator.keyPress(.keyboardTab, modifiers: .shift)
        #expect(rows[1][0].isFocused)
        try generator.keyPress(.keyboardTab, modifiers: .shift)
        #expect(before.isFocused)
        // A prioritized item takes precedence over the previously focused item.
        rows[2][1].focusGroupPriority = .prioritized
        try generator.keyPress(.keyboardTab)
        #expect(rows[2][1].isFocused)
    }

    @Test("FO-03 a group's identifier is inherited from views and controllers, and the nearest one counts")
    func inheritedGroups() {
        let stage = keeper.make()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.focusGroupIdentifier = "controller"
        let outer = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100), to: controller.view)
        let inner = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50), to: outer)
        #expect(inner.effectiveFocusGroup == "controller" && inner.focusGroupIdentifier == nil)
        outer.focusGroupIdentifier = "outer"
        #expect(inner.effectiveFocusGroup == "outer" && controller.view.effectiveFocusGroup == "controller")
        #expect(inner.parentFocusEnvironment === outer && controller.view.parentFocusEnvironment === controller)
        #expect(controller.parentFocusEnvironment === stage.window && stage.window.parentFocusEnvironment == nil)
        #expect(UIFocusSystem.environment(controller, contains: inner))
        #expect(!UIFocusSystem.environment(inner, contains: outer))
    }

    @Test("controls use their arrow keys before a group does")
    func controlsFirst() throws {
        let (stage, generator, _) = try stage()
        let group = stage.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 200))
        group.focusGroupIdentifier = "group"
        let slider = stage.add(UISlider(), CGRect(x: 10, y: 10, width: 200, height: 28), to: group)
        let button = stage.add(UIButton(type: .system), CGRect(x: 10, y: 60, width: 60, height: 24), to: group)
        try generator.keyPress(.keyboardTab)
        #expect(slider.isFocused)
        try generator.keyPress(.keyboardRightArrow)
        #expect(slider.isFocused && slider.value > 0)
        try generator.keyPress(.keyboardTab)
        #expect(slider.isFocused, "there is no other group")
        #expect(stage.window.focusSystem.focusedItem === slider)
        system(stage).requestFocusUpdate(to: button)
        frame(stage)
        try generator.keyPress(.keyboardUpArrow)
        #expect(slider.isFocused)
    }

    private func system(_ stage: Stage) -> UIFocusSystem { stage.window.focusSystem }

    // MARK: Updates

    @Test("FO-02 preferences are followed in order and in depth; none means the first item in reading order")
    func preferences() throws {
        let (stage, _, system) = try stage()
        let outer = item("outer", 0, 0, stage)
        outer.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        outer.isWanted = false
        let inner = item("inner", 0, 100, stage, to: outer)
        inner.frame.size = CGSize(width: 200, height: 80)
        inner.isWanted = false
        let a = item("a", 10, 10, stage, to: outer)
        let b = item("b", 10, 10, stage, to: inner)
        let c = item("c", 10, 40, stage, to: inner)
        func focused(_ environment: any UIFocusEnvironment) -> Item? {
            system.requestFocusUpdate(to: environment)
            #expect(system.focusedItem as? Item === before)
            frame(stage)
            before = system.focusedItem as? Item
            return before
        }
        var before: Item?
        #expect(focused(outer) === a)
        outer.preferred = [inner]
        #expect(focused(outer) === b)
        inner.preferred = [c, b]
        #expect(focused(outer) === c)
        c.isWanted = false
        #expect(focused(outer) === b)
        b.isWanted = false
        #expect(focused(outer) === a)
        // Cycles in the preferred environments do not cause infinite recursion.
        c.isWanted = true
        inner.preferred = [outer]
        #expect(focused(outer) === c)
        #expect(focused(stage.window) === a, "the window prefers its controller, and has none: reading order")
    }

    @Test("FO-02 an update is done with the next frame or at once, and only for one that has the focus")
    func needed() throws {
        let (stage, generator, system) = try stage()
        let group = item("group", 0, 0, stage)
        group.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        group.isWanted = false
        let a = item("a", 10, 10, stage, to: group)
        let b = item("b", 10, 40, stage, to: group)
        let other = item("other", 10, 150, stage)
        group.preferred = [b]
        group.setNeedsFocusUpdate()
        frame(stage)
        #expect(system.focusedItem == nil, "it has not got the focus")
        try generator.keyPress(.keyboardTab)
        #expect(a.isFocused)
        group.setNeedsFocusUpdate()
        #expect(a.isFocused)
        frame(stage)
        #expect(b.isFocused)
        group.preferred = [a]
        group.setNeedsFocusUpdate()
        stage.window.updateFocusIfNeeded()
        #expect(a.isFocused)
        // Meanwhile, focus moved out of the group.
        group.preferred = [b]
        group.setNeedsFocusUpdate()
        #expect(stage.window.moveFocus(to: other, heading: []))
        frame(stage)
        #expect(other.isFocused)
    }

    // MARK: Keys

    @Test("FO-04 RC-07 keys begin at the focused item, which need not be first responder")
    func presses() throws {
        final class Editor: UIView {
            var keys = 0
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.count { $0.key?.keyCode == .keyboardA }
                super.pressesBegan(presses, with: event)
            }
        }
        let (stage, generator, system) = try stage()
        let editor = stage.add(Editor(), CGRect(x: 10, y: 50, width: 50, height: 50))
        let plain = item("plain", 10, 120, stage)
        #expect(editor.becomeFirstResponder() && system.focusedItem == nil)
        try generator.keyPress(.keyboardA)
        #expect(editor.keys == 1)
        try generator.keyPress(.keyboardTab)
        #expect(plain.isFocused && editor.isFirstResponder)
        _ = notes.take()
        try generator.keyPress(.keyboardA)
        #expect(editor.keys == 1 && notes.take() == ["plain pressed"])
        // A change of the first responder also moves focus.
        #expect(editor.resignFirstResponder())
        #expect(!plain.isFocused)
        #expect(stage.window.moveFocus(to: plain, heading: []))
        plain.removeFromSuperview()
        #expect(system.focusedItem == nil && !plain.isFocused)
        try generator.keyPress(.keyboardA)
        #expect(notes.take().contains("plain pressed") == false)
    }

    @Test("a recognizer of presses of the focused item hears of them")
    func recognizers() throws {
        let (stage, generator, _) = try stage()
        let plain = item("plain", 10, 120, stage)
        final class Target {
            var taps = 0
            func tapped() { taps += 1 }
        }
        let target = Target()
        let tap = UITapGestureRecognizer(target: target, action: Target.tapped)
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        plain.addGestureRecognizer(tap)
        try generator.keyPress(.keyboardTab)
        try generator.keyPress(.keyboardReturnOrEnter)
        #expect(target.taps == 1)
    }

    // MARK: Effects

    @Test("a ring is shown around controls, and around other views that want one, in the shape they want")
    func effects() throws {
        let (stage, _, _) = try stage()
        let plain = item("plain", 10, 120, stage)
        let button = stage.add(UIButton(type: .system), CGRect(x: 10, y: 50, width: 60, height: 24))
        #expect(plain.focusEffect == nil && button.focusEffect != nil)
        #expect(stage.window.moveFocus(to: plain, heading: []))
        #expect(plain.layer.sublayers?.isEmpty ?? true)
        plain.focusEffect = UIFocusHaloEffect(roundedRect: CGRect(x: 5, y: 5, width: 20, height: 10), cornerRadius: 2)
        let ring = try #require(plain.layer.sublayers?.first)
        #expect(ring.frame == CGRect(x: 2, y: 2, width: 26, height: 16) && ring.cornerRadius == 5)
        plain.focusEffect = UIFocusHaloEffect()
        #expect(ring.frame == CGRect(x: -3, y: -3, width: 46, height: 26))
        plain.frame.size.width = 100
        frame(stage)
        #expect(ring.frame.width == 106)
        let count = button.layer.sublayers?.count ?? 0
        #expect(stage.window.moveFocus(to: button, heading: []))
        #expect(plain.layer.sublayers?.isEmpty ?? true)
        #expect(button.layer.sublayers?.count == count + 1)
        button.focusEffect = nil
        #expect(button.isFocused && (button.layer.sublayers?.count ?? 0) == count)
    }
}
