extension UIMenuSystem {
    /// A preference for a group of elements of a menu.
    public enum ElementGroupPreference: Int, Sendable {
        /// The system decides. All groups are included.
        case automatic
        /// The group is not in the menu.
        case removed
        /// The group is in the menu.
        case included
    }

    /// The commands that find text, by the kind of content that they are for.
    @preconcurrency @MainActor open class FindElementGroupConfiguration: NSObject {
        /// The kinds of content.
        public enum Style: Int, Sendable {
            /// The system decides. The commands are those for editable text.
            case automatic
            /// Content that is searched, but has no text to navigate in: only the command that begins a search.
            case search
            /// Text that cannot be edited: no commands that replace.
            case nonEditableText
            /// Text that can be edited.
            case editableText
        }

        /// The kind of content.
        open var style = Style.automatic

        override init() { super.init() }

        deinit {}
    }
}
