/// A menu, or a group of elements in one.
///
/// A menu in a menu is a row that opens it; with ``Options/displayInline`` its elements are a section of the menu it is
/// in.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// A name by which menus are found.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String
        /// The name that this text is.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name that this text is.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown in another, and what its elements are to each other (AC-06).
    public struct Options: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// The options of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements are a section of the menu it is in.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The row that opens it looks destructive.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Of its elements one is on: choosing one sets the others off, those of inline menus in it included.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The name by which it is found. Menus made without one get their own.
    public let identifier: Identifier

    /// How it is shown in another menu, and what its elements are to each other.
    public let options: Options

    /// What is in it.
    public let children: [UIMenuElement]

    /// A menu of `children`.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("uikit.menu.\(UUID().uuidString)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The elements that are on, in it and in the inline menus in it.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            case let leaf as any UIMenuLeaf: leaf.state == .on ? [leaf] : []
            default: []
            }
        }
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }
}
