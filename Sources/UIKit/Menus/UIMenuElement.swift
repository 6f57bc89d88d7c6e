/// Something in a menu: an action, a command, a menu in it, or a place for elements that are made later.
///
/// Use the subclasses ``UIAction``, ``UICommand``, ``UIMenu`` and ``UIDeferredMenuElement``.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// How an element with a check mark is.
    public enum State: Int, Sendable {
        /// No mark.
        case off = 0
        /// A check mark.
        case on = 1
        /// Some of what it stands for is on, some is not.
        case mixed = 2
    }

    /// How an element looks and what becomes of it.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt
        /// The attributes of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is shown, dimmed, and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It destroys something, and looks like it.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// What it is called.
    open var title: String { ownTitle }

    /// A second, smaller line.
    open var subtitle: String?

    /// A picture that stands for it.
    open var image: UIImage? { ownImage }

    // What the subclasses in which they can be set keep there.
    final var ownTitle: String
    final var ownImage: UIImage?

    /// An element for a subclass.
    package init(title: String, subtitle: String?, image: UIImage?) {
        ownTitle = title
        self.subtitle = subtitle
        ownImage = image
        super.init()
    }
}
