// Buttons with menus, and pop-up buttons, which show what is chosen.
extension UIButton {
    /// Whether the button shows which element of its menu is on, and the menu changes that.
    var isPopUpButton: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

    func menuDidChange() {
        if menu != nil { isContextMenuInteractionEnabled = true }
        showSelectedElement()
    }

    /// Something in the menu of a pop-up button was chosen.
    func select(_ leaf: any UIMenuLeaf) {
        guard isPopUpButton, let menu else { return }
        menu.select(leaf)
        showSelectedElement()
    }

    /// Takes over the title and picture of what is on; of a menu in which nothing is on, the first element is.
    func showSelectedElement() {
        guard isPopUpButton, let menu else { return }
        if menu.selectedElements.isEmpty, let first = menu.firstLeaf { menu.select(first) }
        guard let chosen = menu.selectedElements.first else { return }
        setTitle(chosen.title, for: .normal)
        setImage(chosen.image, for: .normal)
        guard configuration != nil else { return }
        configuration?.title = chosen.title
        configuration?.image = chosen.image
    }
}

extension UIMenu {
    /// The first element that can be on, in it or in the inline menus in it.
    fileprivate var firstLeaf: (any UIMenuLeaf)? {
        for child in children {
            switch child {
            case let menu as UIMenu:
                if menu.options.contains(.displayInline), let leaf = menu.firstLeaf { return leaf }
            case let leaf as any UIMenuLeaf: return leaf
            default: break
            }
        }
        return nil
    }
}
