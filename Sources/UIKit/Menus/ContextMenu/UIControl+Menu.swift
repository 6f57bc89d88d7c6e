// The context menus of controls.
extension UIControl {
    /// The state of a control's menu.
    struct MenuState {
        var interaction: UIContextMenuInteraction?
        var isPrimary = false
    }

    func setMenuEnabled(_ isEnabled: Bool) {
        guard isEnabled != (menuState.interaction != nil) else { return }
        if isEnabled {
            let interaction = UIContextMenuInteraction(delegate: self)
            menuState.interaction = interaction
            addInteraction(interaction)
        } else if let interaction = menuState.interaction {
            menuState.interaction = nil
            removeInteraction(interaction)
        }
    }

    /// Shows the menu instead of performing the primary action (CT-15).
    ///
    /// - Returns: `false` if the menu is not the primary action of the control, or there is no menu.
    func presentPrimaryMenu(opener: MenuRequest.Opener) -> Bool {
        guard showsMenuAsPrimaryAction, isEnabled, let interaction = menuState.interaction else { return false }
        return interaction.present(at: CGPoint(x: bounds.midX, y: bounds.midY), opener: opener)
    }

    /// Returns the anchor of the menu, or `nil` to show it at the location where it was requested.
    func menuAnchor(for configuration: UIContextMenuConfiguration) -> MenuRequest.Anchor? {
        guard anchorsMenuToBounds else { return nil }
        let point = menuAttachmentPoint(for: configuration)
        // The attachment point includes the gap between the anchor rectangle and the menu.
        let bottom = point.y - UIControl.menuGap
        return .below(
            CGRect(
                x: point.x, y: min(bounds.minY, bottom), width: bounds.width, height: max(0, bottom - bounds.minY)))
    }

    static let menuGap: CGFloat = 4

    func menuWillDisplay() {
        if showsMenuAsPrimaryAction { isHighlighted = true }
        sendActions(for: .menuActionTriggered)
    }

    func menuWillEnd() { if showsMenuAsPrimaryAction { isHighlighted = false } }
}
