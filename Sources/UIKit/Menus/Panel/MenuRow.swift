/// A row of a menu that is shown, as it looks at the moment.
@MainActor struct MenuRow {
    enum Content {
        /// Does something. The menu of which only one element is on, if it is in such a one.
        case leaf(any UIMenuLeaf, selection: UIMenu?)
        /// Opens a menu.
        case submenu(UIMenu)
        /// Names the rows after it.
        case header
        case separator
        /// Stands for elements that are being fetched.
        case progress
    }

    let content: Content
    var title = ""
    var subtitle: String?
    var image: UIImage?
    var state = UIMenuElement.State.off
    var attributes: UIMenuElement.Attributes = []
    /// What keys do the same.
    var shortcut: String?
    /// What a command does while modifiers are held.
    var alternate: UICommandAlternate?

    var isEnabled: Bool { !attributes.contains(.disabled) }
    var isDestructive: Bool { attributes.contains(.destructive) }

    /// Whether it can be chosen.
    var isChoosable: Bool {
        switch content {
        case .leaf, .submenu: isEnabled
        default: false
        }
    }

    /// The menu that it opens.
    var submenu: UIMenu? { if case .submenu(let menu) = content { menu } else { nil } }

    /// What it stands for.
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
