/// A mode that specifies whether display makes a layer draw into a bitmap.
enum LayerDrawing {
    /// The layer draws if its class overrides `draw(in:)` or if it has a delegate. This is the mode of layers that the
    /// app creates.
    case automatic
    /// The layer draws. This is the mode of the layers of views that override `draw(_:)`.
    case kept
    /// The layer draws only if its class overrides `display()` or `draw(in:)`. This is the mode of the layers of all
    /// other views.
    case none
}
