extension UIButton: UISpringLoadedInteractionSupporting {
    /// A Boolean value that indicates whether the user can activate the button by holding dragged items over it, which
    /// sends the events of a tap. The default is `false` (DT-05).
    public var isSpringLoaded: Bool {
        get { springLoading != nil }
        set {
            if newValue, springLoading == nil {
                addInteraction(ButtonSpringLoading())
            } else if !newValue, let springLoading {
                removeInteraction(springLoading)
            }
        }
    }

    private var springLoading: ButtonSpringLoading? {
        interactionStorage.lazy.compactMap { $0 as? ButtonSpringLoading }.first
    }
}

/// The interaction of a spring-loaded button.
@MainActor private final class ButtonSpringLoading: UISpringLoadedInteraction {
    init() {
        super.init(interactionBehavior: nil, interactionEffect: nil) { interaction, _ in
            guard let button = interaction.view as? UIButton, button.isEnabled else { return }
            button.sendActions(for: .touchUpInside)
            button.sendActions(for: .primaryActionTriggered)
        }
    }
}
