extension UITextField {
    /// The style of the border around a text field.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin line.
        case line = 1
        /// A bezel that makes the field appear sunken.
        case bezel = 2
        /// A border with rounded corners.
        case roundedRect = 3
    }

    /// The condition under which a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is being edited.
        case whileEditing = 1
        /// While the text is not being edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The user finished editing.
        case committed = 0
        /// The user discarded the changes.
        case cancelled = 1
    }

    /// Posted after editing has begun. The object is the text field.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing has ended. The object is the text field.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted after the user has changed the text. The object is the text field.
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification")
}
