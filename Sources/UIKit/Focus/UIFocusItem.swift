/// Something that can have the focus: here always a view.
@MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus may come here (FO-02).
    var canBecomeFocused: Bool { get }

    /// Whether the focus is here, and is shown.
    var isFocused: Bool { get }

    /// Where it is, in the coordinates of its superview.
    var frame: CGRect { get }

    /// How one sees that it is focused; nil is not at all.
    var focusEffect: UIFocusEffect? { get }

    /// How much it is wanted in its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
