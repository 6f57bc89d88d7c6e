/// What layers of special kinds draw besides what all layers draw; the part of their values that can be animated. Indirect, so that all other layers pay for a
/// word only.
package indirect enum SpecialDrawing {
    case none
    case shape(ShapeDrawing)
    case gradient(GradientDrawing)
    case text(TextDrawing)
    case backdrop(BackdropDrawing)
    /// A transform layer: nothing of its own, and no plane.
    case transform
    case replicator(ReplicaDrawing)
}
