/// An object with the accessibility properties: a responder or the item of a bar (AX-01).
///
/// Apple declares the properties for every object. A Swift class can only override what the body of a superclass
/// declares, so the classes that conform to this protocol declare the properties, and share their storage.
@MainActor protocol AccessibilityObject: AnyObject {
    /// The attributes that the app set; `nil` until the first one is set.
    var accessibilityValues: AccessibilityValues? { get set }

    /// Called when the app has set an attribute.
    func accessibilityAttributeDidChange(_ attribute: AccessibilityAttribute)
}

extension AccessibilityObject {
    /// Stores an attribute that the app set. The storage is allocated on first use.
    func setAccessibility<Value>(
        _ key: ReferenceWritableKeyPath<AccessibilityValues, Value>, _ value: Value,
        _ attribute: AccessibilityAttribute = .other
    ) {
        let values = accessibilityValues ?? AccessibilityValues()
        values[keyPath: key] = value
        accessibilityValues = values
        accessibilityAttributeDidChange(attribute)
    }

    /// Returns a text with its attributes.
    ///
    /// - Parameters:
    ///   - key: The text that the app set.
    ///   - plain: The text without attributes, which subclasses may override. It is used if the app set no attributes.
    func attributedText(
        _ key: KeyPath<AccessibilityValues, AccessibilityValues.Text?>, _ plain: String?
    ) -> NSAttributedString? {
        if case .attributed(let text) = accessibilityValues?[keyPath: key] { return text }
        return plain.map { NSAttributedString(string: $0) }
    }
}

/// The attributes of an accessibility object that assistive technologies are notified of.
enum AccessibilityAttribute {
    case label, value, hint, traits
    /// The elements that a container offers.
    case elements
    /// An attribute that is only read.
    case other
}
