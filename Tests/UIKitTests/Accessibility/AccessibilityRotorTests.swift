import AccessibilityTree
import Testing

@testable import UIKit

/// Tests of custom rotors, which assistive technologies see as actions.
@MainActor @Suite(.serialized) struct AccessibilityRotorTests {
    private let stages = StageStore()

    /// Returns a rotor through the views of a list.
    private func rotor(_ name: String, _ items: [UIView], _ log: Log) -> UIAccessibilityCustomRotor {
        UIAccessibilityCustomRotor(name: name) { predicate in
            let current = items.firstIndex { $0 === predicate.currentItem.targetElement }
            let isForward = predicate.searchDirection == .next
            log.lines.append("\(isForward ? "next" : "previous") \(current.map { "\($0)" } ?? "-")")
            let index = isForward ? (current ?? -1) + 1 : (current ?? items.count) - 1
            guard items.indices.contains(index) else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: items[index], targetRange: nil)
        }
    }

    @MainActor private final class Log { var lines: [String] = [] }

    @Test("AX-25: a rotor is two actions of its container, which move from item to item")
    func moving() throws {
        let stage = stages.make()
        defer { AccessibilityCenter.setFocusedElement(nil) }
        AccessibilityCenter.setFocusedElement(nil)
        let form = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 100))
        form.contentSize = CGSize(width: 200, height: 1000)
        let buttons = (0..<3).map { index in
            let button = UIButton(type: .system)
            button.setTitle("Error \(index)", for: .normal)
            return stage.add(button, CGRect(x: 0, y: index * 300, width: 100, height: 40), to: form)
        }
        let log = Log()
        #expect(form.accessibilityCustomRotors == nil)
        form.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Fix") { _ in true }]
        form.accessibilityCustomRotors = [rotor("Errors", buttons, log)]
        stage.window.layoutIfNeeded()
        let node = form.accessibilityNode
        let names = node.actions.map(\.name)
        #expect(names == ["Fix", "Next: Errors", "Previous: Errors"])
        func perform(_ index: Int) throws {
            #expect(node.performAction(at: index))
            try #require(stage.window.windowScene?.server).serve(for: 0.1)
        }
        try perform(1)
        #expect(AccessibilityCenter.focusedElement === buttons[0] && log.lines == ["next -"])
        try perform(1)
        #expect(AccessibilityCenter.focusedElement === buttons[1] && log.lines.last == "next 0")
        // The item is visible.
        #expect(form.bounds.contains(buttons[1].frame))
        try perform(1)
        try perform(1)
        #expect(AccessibilityCenter.focusedElement === buttons[2] && log.lines.last == "next 2")
        try perform(2)
        #expect(AccessibilityCenter.focusedElement === buttons[1] && log.lines.last == "previous 2")
    }

    @Test("AX-25: a view with rotors is a container that readers find")
    func containers() {
        let stage = stages.make()
        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
        let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 20), to: view)
        label.text = "text"
        #expect(!AccessibilityOrder.isNode(view))
        view.accessibilityCustomRotors = [UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }]
        #expect(AccessibilityOrder.isNode(view) && label.accessibilityNode.parentNode === view.accessibilityNode)
        #expect(view.accessibilityNode.actions.map(\.name).suffix(2) == ["Next: Headings", "Previous: Headings"])
        view.accessibilityCustomRotors = []
        #expect(!AccessibilityOrder.isNode(view))
    }

    @Test("AX-25: a range of text is selected, and is the current item of the next search")
    func ranges() throws {
        let stage = stages.make()
        defer { AccessibilityCenter.setFocusedElement(nil) }
        let text = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 100))
        text.text = "one two three"
        var starts: [Int?] = []
        let rotor = UIAccessibilityCustomRotor(name: "Words") { predicate in
            let current = predicate.currentItem.targetRange
            starts.append(current.map { text.offset(from: text.beginningOfDocument, to: $0.start) })
            guard let start = text.position(from: text.beginningOfDocument, offset: starts.count == 1 ? 4 : 8),
                let end = text.position(from: start, offset: 3)
            else { return nil }
            return UIAccessibilityCustomRotorItemResult(
                targetElement: text, targetRange: text.textRange(from: start, to: end))
        }
        #expect(rotor.search(.next) && text.selectedRange == NSRange(location: 4, length: 3) && text.isFirstResponder)
        #expect(rotor.search(.next) && text.selectedRange == NSRange(location: 8, length: 3))
        #expect(starts.last == 4)
    }

    @Test("AX-25: results that are no elements in a window are ignored")
    func badResults() {
        let stage = stages.make()
        _ = stage
        var result: UIAccessibilityCustomRotorItemResult?
        let rotor = UIAccessibilityCustomRotor(name: "x") { _ in result }
        #expect(!rotor.search(.previous))
        let view = UIView()
        result = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
        #expect(!rotor.search(.next))
        result = UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
        #expect(!rotor.search(.next))
    }

    @Test("AX-25: rotors have names of their own, or those of their kinds")
    func names() {
        let rotor = UIAccessibilityCustomRotor(name: "Errors") { _ in nil }
        #expect(rotor.name == "Errors" && rotor.systemRotorType == .none && rotor.attributedName.string == "Errors")
        rotor.name = "Problems"
        #expect(rotor.attributedName.string == "Problems")
        let level = UIAccessibilityCustomRotor(systemType: .headingLevel2) { _ in nil }
        #expect(level.name == "Headings Level 2" && level.systemRotorType == .headingLevel2)
        let named = UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "a")) { _ in nil }
        #expect(named.name == "a")
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        #expect(predicate.searchDirection == .next && predicate.currentItem.targetElement == nil)
    }
}
