extension UIControl {
    func findToolTipInteraction() -> UIToolTipInteraction? {
        guard UIToolTipInteraction.isUsed else { return nil }
        return interactionStorage.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }

    func setToolTip(_ text: String?) {
        if let interaction = findToolTipInteraction() {
            interaction.defaultToolTip = text
            if text == nil, interaction.delegate == nil { removeInteraction(interaction) }
        } else if let text {
            addInteraction(UIToolTipInteraction(defaultToolTip: text))
        }
    }
}

extension UIWindow {
    /// Shows the tooltip of the focused view if the key is Control-F1 (TT-03).
    ///
    /// - Returns: `true` if a tooltip is shown.
    func showToolTip(by key: UIKey?) -> Bool {
        guard UIToolTipInteraction.isUsed, let key, key.keyCode == .keyboardF1,
            key.modifierFlags.intersection([.shift, .control, .alternate, .command]) == .control,
            let view = focus.shown as? UIView ?? firstResponder as? UIView
        else { return false }
        return windowScene?.display.toolTips.show(for: view) ?? false
    }
}
