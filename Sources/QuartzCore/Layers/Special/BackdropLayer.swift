/// A layer that displays its backdrop, blurred and tinted.
///
/// The backdrop of a layer is everything that the compositor paints before it: the window's background, the layers
/// behind its ancestors, and the siblings behind it. ``FrameRenderer`` renders the backdrop into a cache, and updates
/// only the parts of it that change.
@preconcurrency @MainActor package final class BackdropLayer: CALayer {
    /// The layers of the process that have had an effect. The compositor finds the backdrop layers of its tree in this
    /// list. There is one list for all trees, so that layers need not search for their host when they move to another
    /// tree.
    static var registered: [Registration] = []

    struct Registration {
        weak var layer: BackdropLayer?
    }

    /// Removes the entries of layers that no longer exist, so that the frames of other trees do not search them.
    static func removeDeallocated() {
        if registered.contains(where: { $0.layer == nil }) { registered.removeAll { $0.layer == nil } }
    }

    private var isRegistered = false

    package override init() {
        super.init()
        modelValues.special = .backdrop(BackdropDrawing())
    }

    package override init(layer: Any) { super.init(layer: layer) }

    /// Returns `nil`: layers do not support archives.
    package required init?(coder: NSCoder) { nil }

    /// The effect. Initially, it leaves the backdrop unchanged, and the layer draws nothing.
    package var effect: BackdropDrawing {
        get { if case .backdrop(let drawing) = modelValues.special { drawing } else { BackdropDrawing() } }
        set {
            guard newValue != effect else { return }
            if !isRegistered {
                isRegistered = true
                BackdropLayer.removeDeallocated()
                BackdropLayer.registered.append(Registration(layer: self))
            }
            // Vibrancy makes the whole layer a composited group.
            change(LayerProperty.backdrop.rawValue, newValue.kind == effect.kind ? .contentChanged : .reshaped) {
                $0.special = .backdrop(newValue)
            }
        }
    }
}
