import QuartzCore

// Pictures of views.
extension UIView {
    /// Draws the view with all in it, as it is seen, into a rectangle of the current context.
    ///
    /// What waits for layout or drawing is always done first, as with `afterScreenUpdates` on iOS: there is no older state
    /// that could be drawn.
    ///
    /// - Returns: False if nothing could be drawn: without a current context, or if the view or `rect` has no size.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        let bounds = self.bounds
        guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, !rect.isEmpty, bounds.isFinite,
            !bounds.isEmpty
        else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// A view of the same size that shows what this one shows now, and will not change; nil if this view has no size.
    ///
    /// What waits for layout or drawing is done first in any case.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard let picture = snapshot(of: bounds) else { return nil }
        return UIImageView(image: picture)
    }

    /// A view of the size of `rect` that shows what this one shows there now, and will not change; nil if that has no size.
    /// In other sizes, what is within the insets is stretched.
    ///
    /// What waits for layout or drawing is done first in any case.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard let picture = snapshot(of: rect) else { return nil }
        return UIImageView(image: picture.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    }

    /// What is seen in a rectangle of the view's coordinates, in the pixels of its screen.
    private func snapshot(of rect: CGRect) -> UIImage? {
        let scale = traitCollection.displayScale
        guard rect.isFinite, !rect.isEmpty,
            let context = CGContext.forPicture(
                bounds: rect, scale: scale > 0 ? scale : ScreenScale.current, isOpaque: false)
        else { return nil }
        layer.render(in: context)
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale > 0 ? scale : ScreenScale.current) }
    }
}
