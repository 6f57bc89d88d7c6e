/// The owner of a layer that can draw the layer's contents at any resolution.
///
/// The compositor displays the contents, which have the resolution of the screen. Contexts without pixels receive the
/// drawing.
@MainActor package protocol LayerContentsDrawing: AnyObject {
    /// Draws the contents of the layer into a rectangle of a context whose y axis points down.
    ///
    /// - Returns: `false` if the contents are all there is.
    func drawContents(of layer: CALayer, in rect: CGRect, of context: CGContext) -> Bool
}
