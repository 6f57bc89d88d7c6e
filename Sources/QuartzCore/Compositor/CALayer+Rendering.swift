extension CALayer {
    /// Renders the subtree, with model values, at the context's resolution, and draws the result with the context's
    /// clip, alpha, and blend mode. A context that stores shapes and glyphs receives those instead.
    ///
    /// The ``CGContext/textRendition`` of the context applies to text that the layers do not draw into bitmaps.
    final func renderSubtree(in context: CGContext) {
        layoutSubtreeIfNeeded()
        displaySubtreeIfNeeded()
        guard context.userToDevice.isInvertible else { return }
        if context.isVector {
            context.saveGState()
            AnimationDriver.withModelValues { VectorLayerPainter(context: context, root: self).paint(self) }
            return context.restoreGState()
        }
        let place = PixelRect(covering: context.clipBox)
        guard !place.isEmpty, place.width <= 32767, place.height <= 32767,
            let store = PixelStore(width: Int(place.width), height: Int(place.height))
        else { return }
        AnimationDriver.withModelValues {
            let renderer = FrameRenderer()
            renderer.textRendition = context.textRendition
            renderer.paintSnapshot(self, context.userToDevice, into: store.pixels, at: place)
        }
        store.draw(in: context, at: place)
    }
}
