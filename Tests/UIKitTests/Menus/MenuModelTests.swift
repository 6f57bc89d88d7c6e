import Testing
import UIKit

/// Tests of menu elements before they are displayed.
@MainActor @Suite struct MenuModelTests {
    @Test("AC-06 options, attributes and states have UIKit's raw values")
    func values() {
        #expect(UIMenu.Options.displayInline.rawValue == 1)
        #expect(UIMenu.Options.destructive.rawValue == 2)
        #expect(UIMenu.Options.singleSelection.rawValue == 1 << 5)
        #expect(UIMenuElement.Attributes.disabled.rawValue == 1)
        #expect(UIMenuElement.Attributes.destructive.rawValue == 2)
        #expect(UIMenuElement.Attributes.hidden.rawValue == 4)
        #expect(UIMenuElement.Attributes.keepsMenuPresented.rawValue == 8)
        #expect([UIMenuElement.State.off, .on, .mixed].map(\.rawValue) == [0, 1, 2])
        #expect(UIMenu.Identifier.standardEdit.rawValue == "com.apple.menu.standard-edit")
    }

    @Test("a menu without an identifier gets a unique one; replacing the children keeps all other properties")
    func menus() {
        let first = UIMenu(title: "A", subtitle: "S", options: .destructive, children: [])
        let second = UIMenu(title: "A", children: [])
        #expect(first.identifier != second.identifier)
        let action = UIAction(title: "x") { _ in }
        let replaced = first.replacingChildren([action])
        #expect(replaced.identifier == first.identifier && replaced.title == "A" && replaced.subtitle == "S")
        #expect(replaced.options == .destructive && replaced.children == [action] && first.children.isEmpty)
    }

    @Test("the selected elements are those that are on, including those in inline menus")
    func selected() {
        let on = UIAction(title: "on", state: .on) { _ in }
        let inner = UIAction(title: "inner", state: .on) { _ in }
        let hidden = UIAction(title: "other", state: .on) { _ in }
        let menu = UIMenu(children: [
            UIAction(title: "off") { _ in }, on, UIAction(title: "mixed", state: .mixed) { _ in },
            UIMenu(options: .displayInline, children: [inner]), UIMenu(title: "sub", children: [hidden]),
        ])
        #expect(menu.selectedElements == [on, inner])
    }

    @Test("KC-05 alternates with equal modifiers are equal")
    func alternates() {
        let one = UICommandAlternate(title: "1", action: Selector(UIResponder.copy), modifierFlags: .shift)
        let two = UICommandAlternate(title: "2", action: Selector(UIResponder.cut), modifierFlags: .shift)
        let other = UICommandAlternate(title: "1", action: Selector(UIResponder.copy), modifierFlags: .alternate)
        #expect(one == two && one != other && one.hash == two.hash)
        let command = UICommand(title: "c", action: Selector(UIResponder.copy), alternates: [one, two, other])
        #expect(command.alternates.map(\.title) == ["1", "1"])
    }

    @Test("AC-12 a deferred element is loaded once and cached; an uncached one is loaded each time")
    func deferred() {
        var asked = 0
        var answer: (([UIMenuElement]) -> Void)?
        let cached = UIDeferredMenuElement {
            asked += 1
            answer = $0
        }
        var got: [Int] = []
        cached.fetch { got.append($0.count) }
        cached.fetch { got.append($0.count) }
        #expect(asked == 1 && got.isEmpty)
        answer?([UIAction { _ in }])
        answer?([])
        cached.fetch { got.append($0.count) }
        #expect(asked == 1 && got == [1, 1, 1])

        let uncached = UIDeferredMenuElement.uncached {
            asked += 1
            $0([])
            $0([])
        }
        got = []
        uncached.fetch { got.append($0.count) }
        uncached.fetch { got.append($0.count) }
        #expect(asked == 3 && got == [0, 0])
    }

    @Test("a leaf performs with its sender unless it is disabled")
    func performing() {
        var seen: [String] = []
        let view = UIView()
        let action = UIAction(title: "a") {
            seen.append("\($0.sender as? UIView === view) \($0.presentationSourceItem === view)")
        }
        action.performWithSender(view, target: view)
        action.attributes = .disabled
        action.performWithSender(view, target: view)
        #expect(seen == ["true true"])
        #expect(action.sender == nil && action.presentationSourceItem == nil)
    }
}
