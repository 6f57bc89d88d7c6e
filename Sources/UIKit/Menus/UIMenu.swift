/// A menu, or a group of elements in one.
///
/// In another menu, a menu is a row that opens it as a submenu. With ``Options/displayInline``, its elements are a
/// section of the enclosing menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// An identifier that distinguishes menus.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Options for the appearance of a menu in another menu, and for the selection of its elements (AC-06).
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The elements of the menu are a section of the enclosing menu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The row that opens the menu has the appearance of a destructive action.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One element at a time is selected: choosing an element turns the others off, including those in inline
        /// submenus.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The identifier of the menu. Menus that are created without one get a unique identifier.
    public let identifier: Identifier

    /// The options of the menu.
    public let options: Options

    /// The elements of the menu.
    public let children: [UIMenuElement]

    /// Creates a menu with the given elements.
    ///
    /// - Parameters:
    ///   - title: The title of the menu.
    ///   - subtitle: The second line of the row that opens the menu.
    ///   - image: The image of the row that opens the menu.
    ///   - identifier: The identifier. With `nil`, the menu gets a unique one.
    ///   - options: The appearance in another menu and the selection of elements.
    ///   - children: The elements of the menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("uikit.menu.\(UUID().uuidString)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The elements that are turned on, in this menu and in its inline submenus.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            case let leaf as any UIMenuLeaf: leaf.state == .on ? [leaf] : []
            default: []
            }
        }
    }

    /// Returns a copy of the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }
}
