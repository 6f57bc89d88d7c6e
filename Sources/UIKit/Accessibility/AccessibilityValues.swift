/// What an app said about a view for people who do not see it. What it did not say is nil, and the view's own answer stands.
final class AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
}

extension UIView {
    /// Notes something the app said; the memory for it is made the first time.
    func setAccessibility<Value>(_ key: ReferenceWritableKeyPath<AccessibilityValues, Value>, _ value: Value) {
        let values = accessibilityValues ?? AccessibilityValues()
        values[keyPath: key] = value
        accessibilityValues = values
    }
}
