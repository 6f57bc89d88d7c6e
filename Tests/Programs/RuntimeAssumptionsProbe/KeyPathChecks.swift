import QuartzCore
import UIKit

private class PlainLabel: UILabel {}
private class LabelWithOwnText: UILabel {
    override var text: String? { didSet {} }
}
private final class FinalView: UIView {}

/// Checks that changes of properties reach their observers: key paths of apps must equal those of the framework's tables.
@MainActor func checkKeyPaths(_ checks: inout Checks) {
    checks.check("the key path of a class is recognized", isObserved(UIView(), \.alpha) { $0.alpha = 0.5 })
    checks.check("the key path of a subclass is recognized", isObserved(PlainLabel(), \.text) { $0.text = "a" })
    checks.check("the key path of an override is recognized", isObserved(LabelWithOwnText(), \.text) { $0.text = "a" })
    checks.check(
        "the key path of a final class is recognized", isObserved(FinalView(), \.bounds) { $0.bounds.size.width = 1 })
    checks.check("the key path of a layer is recognized", isObserved(CAShapeLayer(), \.opacity) { $0.opacity = 0.5 })
    checks.check("another key path is not recognized", !isObserved(UIView(), \.layer.opacity) { $0.alpha = 0.5 })
}

@MainActor private func isObserved<Object: KeyValueObservable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ change: (Object) -> Void
) -> Bool {
    var count = 0
    let observation = object.observe(keyPath) { _, _ in count += 1 }
    change(object)
    observation.invalidate()
    return count == 1
}
