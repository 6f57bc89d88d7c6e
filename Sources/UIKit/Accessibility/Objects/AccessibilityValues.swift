/// The accessibility attributes that the app set for an object. An attribute of `nil` has the object's own default.
final class AccessibilityValues {
    /// A text with or without attributes. The last assignment of either property determines both (AX-13).
    enum Text {
        case plain(String)
        case attributed(NSAttributedString)

        var string: String {
            switch self {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }

        var attributed: NSAttributedString {
            switch self {
            case .plain(let text): NSAttributedString(string: text)
            case .attributed(let text): text
            }
        }
    }

    var isElement: Bool?
    var label: Text?
    var value: Text?
    var hint: Text?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var language: String?

    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?

    var elements: [Any]?
    var containerType = UIAccessibilityContainerType.none
    var hidesElements = false
    var isModal = false
    var groupsChildren: Bool?

    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var respondsToUserInteraction: Bool?
    var userInputLabels: [String]?

    /// The node of the object in the tree of assistive technologies, while one reads it.
    var node: ResponderNode?
}
