// Buttons with menus, and pop-up buttons, which display the selected element of their menu.
extension UIButton {
    /// A Boolean value that indicates whether the button is a pop-up button: it displays the selected element of its
    /// menu, and opening the menu is its primary action.
    var isPopUpButton: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

    func menuDidChange() {
        if menu != nil { isContextMenuInteractionEnabled = true }
        showSelectedElement()
    }

    /// Selects an element that the user chose in the menu of a pop-up button.
    func select(_ leaf: any UIMenuLeaf) {
        guard isPopUpButton, let menu else { return }
        menu.select(leaf)
        showSelectedElement()
    }

    /// Displays the title and image of the selected element. If no element of the menu is selected, selects the first
    /// one.
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
    /// The first element that can be selected, in this menu or in its inline submenus.
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
