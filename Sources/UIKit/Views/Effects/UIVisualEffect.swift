/// The base class of effects that a ``UIVisualEffectView`` shows.
///
/// Use ``UIBlurEffect`` or ``UIVibrancyEffect``; an instance of this class has no effect.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// Effects have no archives on this platform: always nil.
    public required init?(coder: NSCoder) { nil }

    /// The drawing of the effect in light or dark surroundings; nil where the effect draws nothing.
    func material(for style: UIUserInterfaceStyle) -> EffectMaterial? { nil }
}
