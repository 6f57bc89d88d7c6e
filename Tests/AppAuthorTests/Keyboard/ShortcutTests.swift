import Testing
import UIKit
import UIKitTesting

/// A browser with tabs, which the user opens, closes and selects with keys.
private final class TabScreen: UIViewController {
    private(set) var tabs = ["start"]
    private(set) var selected = 0

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        let numbers = tabs.indices.map { index in
            UIKeyCommand(
                title: tabs[index], action: TabScreen.selectTab(_:), input: "\(index + 1)", modifierFlags: .command,
                propertyList: index)
        }
        return numbers + [
            UIKeyCommand(title: "New Tab", action: TabScreen.newTab, input: "t", modifierFlags: .command),
            UIKeyCommand(title: "Close Tab", action: TabScreen.close, input: "w", modifierFlags: .command),
        ]
    }

    // A selector is compared by its name, so the class gives it one.
    private static let close = Selector("closeTab", TabScreen.closeTab)

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == TabScreen.close { return tabs.count > 1 }
        return super.canPerformAction(action, withSender: sender)
    }

    func newTab() {
        tabs.append("tab \(tabs.count)")
        selected = tabs.count - 1
    }

    func closeTab() {
        tabs.remove(at: selected)
        selected = min(selected, tabs.count - 1)
    }

    func selectTab(_ command: UIKeyCommand) { selected = command.propertyList as? Int ?? 0 }
}

/// A game that a player steers with keys that are held.
private final class Ship: UIView {
    private(set) var speed = 0

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardUpArrow }) { speed = 1 }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardUpArrow }) { speed = 0 }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { speed = 0 }
}

@MainActor @Suite(.serialized) struct ShortcutTests {
    @Test func shortcutsOpenSelectAndCloseTabs() throws {
        let screen = TabScreen()
        let generator = try EventGenerator(viewController: screen)
        screen.becomeFirstResponder()
        try generator.keyPress(.keyboardT, modifiers: .control)
        try generator.keyPress(.keyboardT, modifiers: .control)
        #expect(screen.tabs.count == 3 && screen.selected == 2)
        try generator.keyPress(.keyboard1, modifiers: .control)
        #expect(screen.selected == 0)
        try generator.keyPress(.keyboardW, modifiers: .control)
        #expect(screen.tabs == ["tab 1", "tab 2"])
        try generator.keyPress(.keyboardW, modifiers: .control)
        #expect(screen.tabs == ["tab 2"])
        // Without a modifier, a key is not a shortcut.
        try generator.keyPress(.keyboardT)
        #expect(screen.tabs.count == 1)
    }

    @Test func aHeldKeyIsReleasedWhenTheWindowLosesFocus() throws {
        let ship = Ship(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let generator = try EventGenerator(view: ship)
        ship.becomeFirstResponder()
        try generator.keyDown(.keyboardUpArrow)
        #expect(ship.speed == 1)
        try generator.keyUp(.keyboardUpArrow)
        #expect(ship.speed == 0)
        try generator.keyDown(.keyboardUpArrow)
        try generator.windowDeactivate()
        #expect(ship.speed == 0)
    }
}
