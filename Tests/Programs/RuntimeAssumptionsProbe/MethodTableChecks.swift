import UIKit

private class Keeper: NSObject {
    var log: [String] = []
    var heading = "a"
    func keep(_ text: Any?) { log.append("keep \(text ?? "nil")") }
    func count(_ start: Int, by step: Int) -> Int { start + step }
    func clear() { log = [] }
}
private final class LoudKeeper: Keeper {
    override func keep(_ text: Any?) { log.append("KEEP") }
}
private final class OtherKeeper: NSObject {
    func keep(_ text: Any?) {}
}
@MainActor private final class KeeperView: UIView {
    var log: [String] = []
    func keep(_ sender: UIView) { log.append("keep") }
    func forget() -> Bool { log.isEmpty }
}

// Only the section refers to these methods.
extension Keeper {
    @section("uikit_methods") @used
    private static let methods: @convention(c) (UnsafeMutableRawPointer) -> Void = { table in
        MethodTable.add("keep:", Keeper.keep(_:), to: table)
        MethodTable.add("count:by:", Keeper.count(_:by:), to: table)
        MethodTable.add("clear", Keeper.clear, to: table)
        MethodTable.add("heading", getter: \Keeper.heading, to: table)
        MethodTable.add("setHeading:", setter: \Keeper.heading, to: table)
    }
}
extension KeeperView {
    @section("uikit_methods") @used
    private static let methods: @convention(c) (UnsafeMutableRawPointer) -> Void = { table in
        MethodTable.add("keep:", KeeperView.keep(_:), to: table)
        MethodTable.add("forget", KeeperView.forget, to: table)
    }
}

/// Checks that the linker keeps method records, and that the methods can be called without isolation.
@MainActor func checkMethodTables(_ checks: inout Checks) {
    let (keeper, loud, view) = (Keeper(), LoudKeeper(), KeeperView())
    keeper.perform("keep:", with: "x")
    checks.check("a method is found by its name", keeper.log == ["keep x"])
    loud.perform("keep:", with: "x")
    checks.check("a method that a subclass overrides is called", loud.log == ["KEEP"])
    let sum = keeper.perform("count:by:", with: 3, with: 4)?.takeUnretainedValue() as? Int
    checks.check("a method has parameters and a result", sum == 7)
    keeper.perform("setHeading:", with: "b")
    checks.check(
        "a property is set and read", keeper.perform("heading")?.takeUnretainedValue() as? String == "b")
    checks.check(
        "other classes do not have the method", !OtherKeeper().responds(to: "keep:") && !keeper.responds(to: "keep"))
    let button = UIButton()
    button.addTarget(view, action: "keep:", for: .touchUpInside)
    button.addTarget(view, action: KeeperView.keep, for: .touchUpInside)
    button.addTarget(view, action: Selector("keep:with:", KeeperView.keep(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    checks.check("an isolated method is called by name and by reference", view.log == ["keep", "keep", "keep"])
    checks.check(
        "an isolated method has a result",
        (view.perform(Selector(KeeperView.forget))?.takeUnretainedValue() as? NSNumber)?.boolValue == false)
    checks.check("the toolkit's methods have names", MethodTable.implements(view, "layoutIfNeeded"))
}
