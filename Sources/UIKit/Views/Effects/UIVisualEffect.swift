/// The base class of effects that a ``UIVisualEffectView`` shows.
///
/// Use ``UIBlurEffect`` or ``UIVibrancyEffect``; an instance of this class has no effect.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// Returns `nil`: archived effects are not supported on this platform.
    public required init?(coder: NSCoder) { nil }

    /// Returns the drawing parameters of the effect in light or dark mode, or `nil` if the effect draws nothing.
    func material(for style: UIUserInterfaceStyle) -> EffectMaterial? { nil }
}
