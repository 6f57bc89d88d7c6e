/// The base class of the elements of a menu.
///
/// Use the subclasses ``UIAction``, ``UICommand``, ``UIMenu`` and ``UIDeferredMenuElement``.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The states of an element with a check mark.
    public enum State: Int, Sendable {
        /// The element has no mark.
        case off = 0
        /// The element has a check mark.
        case on = 1
        /// The element has a dash, because it represents several items with different states.
        case mixed = 2
    }

    /// The style and behavior of an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the attributes.
        public let rawValue: UInt
        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element is dimmed and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element has the appearance of a destructive action.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the user chooses the element.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The title of the element.
    open var title: String { ownTitle }

    /// The second line of the element, in a smaller font.
    open var subtitle: String?

    /// The image of the element.
    open var image: UIImage? { ownImage }

    // Storage for the subclasses in which these properties can be set.
    final var ownTitle: String
    final var ownImage: UIImage?

    /// Creates the base of an element of a subclass.
    package init(title: String, subtitle: String?, image: UIImage?) {
        ownTitle = title
        self.subtitle = subtitle
        ownImage = image
        super.init()
    }
}
