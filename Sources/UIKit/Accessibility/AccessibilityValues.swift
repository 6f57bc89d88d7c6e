/// The accessibility attributes that the app set for a view. An attribute of `nil` has the view's own default value.
final class AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
}

extension UIView {
    /// Stores an attribute that the app set. The storage is allocated on first use.
    func setAccessibility<Value>(_ key: ReferenceWritableKeyPath<AccessibilityValues, Value>, _ value: Value) {
        let values = accessibilityValues ?? AccessibilityValues()
        values[keyPath: key] = value
        accessibilityValues = values
    }
}
