/// The additional content of special layer classes, which contains their animatable properties. The enumeration is
/// indirect so that it occupies only one word in all other layers.
package indirect enum SpecialDrawing {
    case none
    case shape(ShapeDrawing)
    case gradient(GradientDrawing)
    case text(TextDrawing)
    case backdrop(BackdropDrawing)
    /// A transform layer, which has no content and no plane.
    case transform
    case replicator(ReplicaDrawing)
}
