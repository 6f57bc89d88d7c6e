extension UIButton {
    /// A closure that returns the pointer style for a button.
    ///
    /// - Parameters:
    ///   - button: The button.
    ///   - proposedEffect: The standard effect for the button.
    ///   - proposedShape: The standard outline of the button.
    /// - Returns: The style; `nil` for the default pointer.
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

    /// The object that provides the pointer style; `nil` if the app has not customized the pointer.
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

/// Retains its delegate; other pointer interactions do not.
@MainActor private final class ButtonPointerInteraction: UIPointerInteraction {
    let pointer: ButtonPointer

    init(pointer: ButtonPointer) {
        self.pointer = pointer
        super.init(delegate: pointer)
        isEnabled = false
        pointer.interaction = self
    }
}

/// Provides the style of the pointer over a button.
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
