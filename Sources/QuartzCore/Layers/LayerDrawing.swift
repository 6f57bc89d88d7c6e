/// Whether a layer draws itself into a bitmap when display is asked for.
enum LayerDrawing {
    /// It does if its class overrides `draw(in:)` or it has a delegate: layers that the app made.
    case automatic
    /// It does: layers of views that override `draw(_:)`.
    case kept
    /// It does only if its class overrides `display()` or `draw(in:)`: layers of all other views.
    case none
}
