/// A layer that shows what lies beneath it, blurred and tinted.
///
/// The backdrop of a layer is everything that the compositor paints before it: the window's background, the layers
/// behind its ancestors, and the siblings behind it. ``FrameRenderer`` renders it into a cache, which only the parts of
/// the backdrop that change update.
@preconcurrency @MainActor package final class BackdropLayer: CALayer {
    /// The layers that have had an effect, for the compositor to find those in its tree.
    static var registered: [Registration] = []

    struct Registration {
        weak var layer: BackdropLayer?
    }

    private var isRegistered = false

    package override init() {
        super.init()
        modelValues.special = .backdrop(BackdropDrawing())
    }

    package override init(layer: Any) { super.init(layer: layer) }

    /// Layers have no archives on this platform: always nil.
    package required init?(coder: NSCoder) { nil }

    /// The effect. Initially there is none, and the layer draws nothing.
    package var effect: BackdropDrawing {
        get { if case .backdrop(let drawing) = modelValues.special { drawing } else { BackdropDrawing() } }
        set {
            guard newValue != effect else { return }
            if !isRegistered {
                isRegistered = true
                BackdropLayer.registered.removeAll { $0.layer == nil }
                BackdropLayer.registered.append(Registration(layer: self))
            }
            // The whole layer becomes a group with vibrancy, and stops being one without.
            change(LayerProperty.backdrop.rawValue, newValue.kind == effect.kind ? .contentChanged : .reshaped) {
                $0.special = .backdrop(newValue)
            }
        }
    }
}
