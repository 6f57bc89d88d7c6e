/// The states of a spring-loaded interaction.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No items are over the target.
    case inactive = 0
    /// Items are over the target.
    case possible = 1
    /// The target will open in a moment.
    case activating = 2
    /// The target opens.
    case activated = 3
}
