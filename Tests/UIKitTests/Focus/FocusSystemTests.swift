import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the focus system: the objects that are asked and notified, groups, preferences, and the first recipient of
/// key presses (docs/semantics/focus.md).
@MainActor @Suite(.serialized) struct FocusSystemTests {
    private let stageStore = StageStore()
    private let focusLog = FocusLog()

    @MainActor final class FocusLog {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// A view that can be focused without becoming first responder, and logs its callbacks.
    private final class FocusableView: UIView {
        let name: String
        let focusLog: FocusLog
        var allowsMove = true
        var canFocus = true
        var preferred: [any UIFocusEnvironment] = []

        init(_ name: String, _ focusLog: FocusLog) {
            self.name = name
            self.focusLog = focusLog
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFocused: Bool { canFocus }
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            focusLog.lines.append("\(name) may")
            return allowsMove
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            let previous = (context.previouslyFocusedView as? FocusableView)?.name ?? "-"
            let next = (context.nextFocusedView as? FocusableView)?.name ?? "-"
            focusLog.lines.append("\(name): \(previous)→\(next) \(context.focusHeading.rawValue)")
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let keys = presses.compactMap(\.key?.keyCode)
            if keys.contains(.keyboardA) { focusLog.lines.append("\(name) pressed") }
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
        let stage = stageStore.make()
        stage.window.makeKey()
        return (stage, try EventGenerator(window: stage.window), stage.window.focusSystem)
    }

    private func item(_ name: String, _ x: CGFloat, _ y: CGFloat, _ stage: Stage, to parent: UIView? = nil)
        -> FocusableView
    {
        stage.add(FocusableView(name, focusLog), CGRect(x: x, y: y, width: 40, height: 20), to: parent)
    }

    private func frame(_ stage: Stage) { stage.window.windowScene?.server.serve(for: 0.1) }

    // MARK: Values

    @Test("FO-01, FO-03 headings and priorities have Apple's raw values")
    func values() {
        let headings: [UIFocusHeading] = [.up, .down, .left, .right, .next, .previous, .first, .last]
        #expect(headings.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 256, 512])
        let priorities: [UIFocusGroupPriority] = [.ignored, .previouslyFocused, .prioritized, .currentlyFocused]
        #expect(priorities.map(\.rawValue) == [0, 1000, 2000, .max] && priorities == priorities.sorted())
    }

    // MARK: Requests and notifications

    @Test("FO-02 shouldUpdateFocus and didUpdateFocus go to the environments of both items, innermost first")
    func order() throws {
        let (stage, generator, system) = try stage()
        let outer = item("outer", 0, 0, stage)
        outer.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        outer.canFocus = false
        let a = item("a", 10, 10, stage, to: outer)
        let b = item("b", 10, 50, stage, to: outer)
        try generator.keyPress(.keyboardTab)
        #expect(focusLog.take() == ["a may", "outer may", "a: -→a 16", "outer: -→a 16"])
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
        #expect(focusLog.take() == ["a may", "b may", "outer may", "a: a→b 16", "b: a→b 16", "outer: a→b 16"])
        #expect(contexts.count == 1 && contexts[0].previouslyFocusedView === a && contexts[0].nextFocusedView === b)
        #expect(system.focusedItem === b && b.isFocused && !a.isFocused)
        try generator.keyPress(.keyboardTab, modifiers: .shift)
        #expect(focusLog.take().last == "outer: b→a 32" && a.isFocused)
    }

    @Test("FO-02 an environment that refuses keeps focus, and movementDidFailNotification is posted")
    func refusedFocus() throws {
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
        b.allowsMove = false
        _ = focusLog.take()
        try generator.keyPress(.keyboardTab)
        // Tab wraps around to the view that already has focus.
        #expect(a.isFocused && focusLog.take() == ["a may", "b may"])
        a.canFocus = false
        try generator.keyPress(.keyboardTab)
        #expect(failures == 1 && system.focusedItem === a)
    }

    @Test("a focused control is first responder, is notified once, and takes focus from a plain view")
    func controls() throws {
        let (stage, generator, system) = try stage()
        let plain = item("plain", 10, 10, stage)
        let button = stage.add(UIButton(type: .system), CGRect(x: 10, y: 50, width: 60, height: 24))
        try generator.keyPress(.keyboardTab)
        #expect(plain.isFocused && stage.window.firstResponder == nil)
        _ = focusLog.take()
        try generator.keyPress(.keyboardTab)
        #expect(button.isFocused && button.isFirstResponder && button.state.contains(.focused))
        #expect(focusLog.take() == ["plain may", "plain: plain→- 16"])
        try generator.keyPress(.keyboardTab)
        #expect(plain.isFocused && !button.isFirstResponder && !button.isFocused)
        #expect(focusLog.take() == ["plain may", "plain: -→plain 16"])
        try generator.pointerClick(at: button)
        #expect(system.focusedItem == nil && button.isFirstResponder && focusLog.take() == ["plain: plain→- 0"])
    }

    @Test("coordinated animations start together after all environments were notified")
    func coordinator() throws {
        final class GrowingView: UIView {
            var isDone = false
            override var canBecomeFocused: Bool { true }
            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) {
                coordinator.addCoordinatedAnimations({ self.alpha = self.isFocused ? 1 : 0.5 }) { self.isDone = true }
            }
        }
        let (stage, generator, _) = try stage()
        let view = stage.add(GrowingView(), CGRect(x: 0, y: 0, width: 50, height: 50))
        view.alpha = 0.5
        try generator.keyPress(.keyboardTab)
        #expect(view.alpha == 1 && view.layer.animation(forKey: "opacity") != nil && !view.isDone)
        stage.window.windowScene?.server.serve(for: 1)
        #expect(view.isDone)
    }

    // MARK: Groups

    @Test("FO-03, FO-06 Tab moves between groups, arrow keys within one, and a group remembers its focused item")
    func groups() throws {
        let (stage, generator, _) = try stage()
        let before = item("before", 10, 10, stage)
        let list = stage.add(UIView(), CGRect(x: 0, y: 40, width: 200, height: 120))
        list.focusGroupIdentifier = "list"
        var rows: [[FocusableView]] = []
        for y in 0..<3 {
            rows.append((0..<3).map { item("\($0)\(y)", CGFloat($0) * 50, CGFloat(y) * 30, stage, to: list) })
        }
        let after = item("after", 10, 200, stage)
        try generator.keyPress(.keyboardTab)
        #expect(before.isFocused)
        try generator.keyPress(.keyboardDownArrow)
        #expect(before.isFocused, "arrow keys do nothing outside of groups")
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

    @Test("FO-03 views inherit the nearest focus group identifier of views and controllers")
    func inheritedGroups() {
        let stage = stageStore.make()
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

    @Test("controls handle their arrow keys before a group")
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

    @Test("FO-02 preferred environments are followed in order and depth; the default is reading order")
    func preferences() throws {
        let (stage, _, system) = try stage()
        let outer = item("outer", 0, 0, stage)
        outer.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        outer.canFocus = false
        let inner = item("inner", 0, 100, stage, to: outer)
        inner.frame.size = CGSize(width: 200, height: 80)
        inner.canFocus = false
        let a = item("a", 10, 10, stage, to: outer)
        let b = item("b", 10, 10, stage, to: inner)
        let c = item("c", 10, 40, stage, to: inner)
        func focused(_ environment: any UIFocusEnvironment) -> FocusableView? {
            system.requestFocusUpdate(to: environment)
            #expect(system.focusedItem as? FocusableView === before)
            frame(stage)
            before = system.focusedItem as? FocusableView
            return before
        }
        var before: FocusableView?
        #expect(focused(outer) === a)
        outer.preferred = [inner]
        #expect(focused(outer) === b)
        inner.preferred = [c, b]
        #expect(focused(outer) === c)
        c.canFocus = false
        #expect(focused(outer) === b)
        b.canFocus = false
        #expect(focused(outer) === a)
        // Cycles in the preferred environments do not cause infinite recursion.
        c.canFocus = true
        inner.preferred = [outer]
        #expect(focused(outer) === c)
        #expect(focused(stage.window) === a, "a window without a root view controller uses the reading order")
    }

    @Test("FO-02 a focus update runs in the next frame or immediately, only for an environment with focus")
    func needed() throws {
        let (stage, generator, system) = try stage()
        let group = item("group", 0, 0, stage)
        group.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        group.canFocus = false
        let a = item("a", 10, 10, stage, to: group)
        let b = item("b", 10, 40, stage, to: group)
        let other = item("other", 10, 150, stage)
        group.preferred = [b]
        group.setNeedsFocusUpdate()
        frame(stage)
        #expect(system.focusedItem == nil, "the environment does not have focus")
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

    @Test("FO-04 RC-07 presses begin at the focused item, which need not be first responder")
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
        _ = focusLog.take()
        try generator.keyPress(.keyboardA)
        #expect(editor.keys == 1 && focusLog.take() == ["plain pressed"])
        // A change of the first responder also moves focus.
        #expect(editor.resignFirstResponder())
        #expect(!plain.isFocused)
        #expect(stage.window.moveFocus(to: plain, heading: []))
        plain.removeFromSuperview()
        #expect(system.focusedItem == nil && !plain.isFocused)
        try generator.keyPress(.keyboardA)
        #expect(focusLog.take().contains("plain pressed") == false)
    }

    @Test("a gesture recognizer of the focused item receives presses")
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

    @Test("a focus ring is shown around controls and views with a focus effect, in the effect's shape")
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
