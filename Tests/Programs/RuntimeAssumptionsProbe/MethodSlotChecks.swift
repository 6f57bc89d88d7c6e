import QuartzCore
import UIKit

// The classes override methods with identical code in many cases, because linkers can fold identical functions.

private class Base {
    var stored = 1
    func first() -> Int { 1 }
    func second(_ value: String) -> String { value }
    func third() { stored += 2 }
}
private final class Plain: Base {}
private final class SecondProbe: Base {
    override func second(_ value: String) -> String { value + "!" }
}
private final class ThirdProbe: Base {
    override func third() { stored += 1 }
}
private class WithMembers: Base {
    var more = "more"
    func fourth() -> String { more }
}
private class OverridesSecond: WithMembers {
    override func second(_ value: String) -> String { "other" }
}
private final class InheritsOverride: OverridesSecond {
    override func first() -> Int { 2 }
}
private class Generic<T>: Base {
    var value: T?
}
private final class GenericOverride<T>: Generic<T> {
    override func third() { value = nil }
}

@MainActor func checkMethodSlots(_ checks: inout Checks) {
    let second = MethodSlot(base: Base.self, plain: Plain.self, overriding: SecondProbe.self)
    let third = MethodSlot(base: Base.self, plain: Plain.self, overriding: ThirdProbe.self)
    checks.check("MethodSlot finds an override", second.isOverridden(in: OverridesSecond.self))
    checks.check("MethodSlot finds an inherited override", second.isOverridden(in: InheritsOverride.self))
    checks.check("MethodSlot finds the override of a generic class", third.isOverridden(in: GenericOverride<Int>.self))
    let others: [Base.Type] = [Base.self, Plain.self, WithMembers.self, ThirdProbe.self, Generic<Int>.self]
    checks.check("MethodSlot finds no other override", !others.contains { second.isOverridden(in: $0) })
    // Without these calls, the compiler could remove the methods.
    let objects: [Base] = [Plain(), SecondProbe(), ThirdProbe(), InheritsOverride(), GenericOverride<Int>()]
    let text = objects.map { object in
        object.third()
        return object.second("\(object.first() + object.stored)")
    }
    checks.check("overrides are called", text == ["4", "4!", "3", "other", "2"])
}

private final class EmptyEditor: UIResponder {
    override func copy(_ sender: Any?) {}
    override func paste(_ sender: Any?) {}
    override func updateTextAttributes(conversionHandler: TextAttributesConversion) {}
    override func showWritingTools(_ sender: Any?) {}
}
private final class NoEditor: UIResponder {}

@MainActor func checkEditActions(_ checks: inout Checks) {
    let actions: [(String, Selector, Bool)] = [
        ("copy", Selector(UIResponder.copy(_:)), true), ("paste", Selector(UIResponder.paste(_:)), true),
        ("updateTextAttributes", Selector(UIResponder.updateTextAttributes(conversionHandler:)), true),
        ("showWritingTools", Selector(UIResponder.showWritingTools(_:)), true),
        ("cut", Selector(UIResponder.cut(_:)), false), ("rename", Selector(UIResponder.rename(_:)), false),
    ]
    for (name, action, isOverridden) in actions {
        checks.check(
            "\(name) is\(isOverridden ? "" : " not") an action of a class with empty overrides",
            EmptyEditor().canPerformAction(action, withSender: nil) == isOverridden)
        checks.check(
            "\(name) is not an action of a plain responder", !NoEditor().canPerformAction(action, withSender: nil))
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    checks.check(
        "selectAll is an action of a text field", Selector(UIResponder.selectAll(_:)).isImplemented(by: field))
}

private final class EmptyDrawing: UIView {
    override func draw(_ rect: CGRect) {}
}
private final class EmptyLabel: UILabel {
    override func drawText(in rect: CGRect) {}
}
private final class EmptyDrawingLabel: UILabel {
    override func draw(_ rect: CGRect) {}
}
private final class EmptyField: UITextField {
    override func drawPlaceholder(in rect: CGRect) {}
}
private final class EmptyLayer: CALayer {
    override func draw(in ctx: CGContext) {}
}
private final class CountingLayer: CALayer {
    var count = 0
    override func display() { count += 1 }
}

/// A view removes itself from its layer when it is deallocated, and an optimizer can release it after its last use.
@MainActor private func drawsIntoFrame(_ view: UIView) -> Bool {
    withExtendedLifetime(view) { view.layer.painter != nil }
}

@MainActor func checkDrawingOverrides(_ checks: inout Checks) {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    checks.check("a plain view has no bitmap", !UIView(frame: frame).layer.hasBackingStore)
    checks.check("a view with an empty draw(_:) has a bitmap", EmptyDrawing(frame: frame).layer.hasBackingStore)
    checks.check("a label draws into the frame", drawsIntoFrame(UILabel(frame: frame)))
    checks.check("a label with an empty drawText(in:) does not", !drawsIntoFrame(EmptyLabel(frame: frame)))
    checks.check("a label with an empty draw(_:) does not", !drawsIntoFrame(EmptyDrawingLabel(frame: frame)))
    checks.check("a text field draws into the frame", drawsIntoFrame(UITextField(frame: frame)))
    checks.check("a text field with an empty drawPlaceholder(in:) does not", !drawsIntoFrame(EmptyField(frame: frame)))
    let empty = EmptyLayer()
    empty.frame = frame
    empty.setNeedsDisplay()
    checks.check("a layer with an empty draw(in:) needs display", empty.needsDisplay())
    let counting = CountingLayer()
    counting.frame = frame
    counting.setNeedsDisplay()
    counting.displayIfNeeded()
    checks.check("an overridden display() is called", counting.count == 1)
}

private final class OutsidePointView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
private final class NilHitTestView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

@MainActor func checkHitTestingOverrides(_ checks: inout Checks) {
    // With many subviews, UIKit reads their frames, unless one of them overrides a hit-testing method.
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let views: [(String, UIView)] = [
        ("point(inside:with:)", OutsidePointView(frame: frame)), ("hitTest(_:with:)", NilHitTestView(frame: frame)),
    ]
    for (name, view) in views {
        let parent = UIView(frame: frame)
        for _ in 0..<40 { parent.addSubview(UIView(frame: frame)) }
        let behind = parent.subviews.last
        parent.addSubview(view)
        checks.check(
            "an overridden \(name) is called among many subviews",
            parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === behind)
    }
}
