import QuartzCore

// Snapshots of views.
extension UIView {
    /// Draws the visible appearance of the view and its subviews into a rectangle of the current context.
    ///
    /// Pending layout and drawing is always performed first, as with `afterScreenUpdates` on iOS: there is no earlier
    /// state that could be drawn.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in the coordinates of the current context. The view is scaled to fill it.
    ///   - afterUpdates: Ignored.
    /// - Returns: `false` if there is no current context, or if the view or `rect` is empty.
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

    /// Draws the view and its subviews into the current context, in the coordinates of the view.
    func renderInCurrentContext() {
        if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
    }

    /// Returns a view of the same size that displays a snapshot of this view; `nil` if this view is empty.
    ///
    /// Pending layout and drawing is always performed first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard let picture = snapshot(of: bounds) else { return nil }
        return UIImageView(image: picture)
    }

    /// Returns a view of the size of `rect` that displays a snapshot of that rectangle of this view; `nil` if the
    /// rectangle is empty.
    ///
    /// Pending layout and drawing is always performed first.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to capture, in the coordinates of this view.
    ///   - afterUpdates: Ignored.
    ///   - capInsets: The insets of the area that is stretched if the returned view is resized.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard let picture = snapshot(of: rect) else { return nil }
        return UIImageView(image: picture.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    }

    /// Returns an image of a rectangle in the view's coordinates, at the scale of its screen.
    private func snapshot(of rect: CGRect) -> UIImage? {
        let scale = traitCollection.displayScale
        guard rect.isFinite, !rect.isEmpty,
            let context = CGContext.bitmap(
                bounds: rect, scale: scale > 0 ? scale : ScreenScale.current, isOpaque: false)
        else { return nil }
        layer.render(in: context)
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale > 0 ? scale : ScreenScale.current) }
    }
}
