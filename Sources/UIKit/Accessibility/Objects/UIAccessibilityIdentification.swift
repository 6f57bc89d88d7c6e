/// An object that tests find by an identifier (AX-09).
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// An identifier by which tests find the object. Assistive technologies never speak it.
    var accessibilityIdentifier: String? { get set }
}
