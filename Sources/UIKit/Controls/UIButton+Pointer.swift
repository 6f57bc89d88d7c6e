extension UIButton {
    /// Returns the style of the pointer over a button.
    ///
    /// - Parameters:
    ///   - button: The button.
    ///   - proposedEffect: The effect that suits the button.
    ///   - proposedShape: The outline that suits the button.
    /// - Returns: The style; nil is the usual pointer.
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

    /// The interaction of a button that has one.
    var buttonPointer: ButtonPointer? {
        for case let interaction as UIPointerInteraction in interactionStorage {
            if let pointer = interaction.delegate as? ButtonPointer { return pointer }
        }
        return nil
    }

    var ownButtonPointer: ButtonPointer {
        if let buttonPointer { return buttonPointer }
        let interaction = ButtonPointerInteraction(pointer: ButtonPointer())
        addInteraction(interaction)
        return interaction.pointer
    }
}

/// Keeps the delegate, which interactions do not retain.
@MainActor private final class ButtonPointerInteraction: UIPointerInteraction {
    let pointer: ButtonPointer

    init(pointer: ButtonPointer) {
        self.pointer = pointer
        super.init(delegate: pointer)
        isEnabled = false
        pointer.interaction = self
    }
}

/// The style of the pointer over a button.
@MainActor final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    unowned(unsafe) var interaction: UIPointerInteraction!
    var provider: UIButton.PointerStyleProvider?

    var isEnabled: Bool {
        get { interaction.isEnabled }
        set { interaction.isEnabled = newValue }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, button.isEnabled else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let shape = UIPointerShape.roundedRect(button.frame.insetBy(dx: -4, dy: -2))
        guard let provider else { return UIPointerStyle(effect: effect, shape: shape) }
        return provider(button, effect, shape)
    }
}
