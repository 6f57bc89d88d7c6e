extension CALayer {
    /// Paints the subtree, without regard to animations, at the context's resolution and draws the result through its clip, alpha and blend mode.
    final func renderSubtree(in context: CGContext) {
        layoutSubtreeIfNeeded()
        displaySubtreeIfNeeded()
        guard context.userToPixels.isInvertible else { return }
        let place = PixelRect(covering: context.clipBox)
        guard !place.isEmpty, place.width <= 32767, place.height <= 32767,
            let store = PixelStore(width: Int(place.width), height: Int(place.height))
        else { return }
        AnimationDriver.withModelValues {
            FrameRenderer().paintSnapshot(self, context.userToPixels, into: store.pixels, at: place)
        }
        store.draw(in: context, at: place)
    }
}
