/// The contents and state of one displayed row of a menu.
@MainActor struct MenuRow {
    enum Content {
        /// An action or command. `selection` is the enclosing menu that allows a single selected element, if there is
        /// one.
        case leaf(any UIMenuLeaf, selection: UIMenu?)
        /// A row that opens a submenu.
        case submenu(UIMenu)
        /// A title for the rows that follow.
        case header
        case separator
        /// A placeholder for elements that are being fetched.
        case progress
    }

    let content: Content
    var title = ""
    var subtitle: String?
    var image: UIImage?
    var state = UIMenuElement.State.off
    var attributes: UIMenuElement.Attributes = []
    /// The key equivalent, as text.
    var shortcut: String?
    /// The alternate of a command that applies while the current modifiers are held.
    var alternate: UICommandAlternate?

    var isEnabled: Bool { !attributes.contains(.disabled) }
    var isDestructive: Bool { attributes.contains(.destructive) }

    /// A Boolean value that indicates whether the user can choose the row.
    var isSelectable: Bool {
        switch content {
        case .leaf, .submenu: isEnabled
        default: false
        }
    }

    /// The submenu that the row opens, if any.
    var submenu: UIMenu? { if case .submenu(let menu) = content { menu } else { nil } }

    /// The menu element that the row represents, if any.
    var element: UIMenuElement? {
        switch content {
        case .leaf(let leaf, _): leaf
        case .submenu(let menu): menu
        default: nil
        }
    }

    var isSeparator: Bool { if case .separator = content { true } else { false } }

    func height(forFingers: Bool) -> CGFloat {
        switch content {
        case .separator: MenuStyle.separatorHeight
        case .header: MenuStyle.headerHeight
        default: MenuStyle.rowHeight(hasSubtitle: subtitle?.isEmpty == false, forFingers: forFingers)
        }
    }
}
