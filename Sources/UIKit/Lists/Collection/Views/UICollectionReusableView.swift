/// A view that a collection view reuses: the superclass of cells, supplementary views and decoration views.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The attributes that the collection view has applied; `nil` while it does not show the view.
    final var appliedAttributes: UICollectionViewLayoutAttributes?

    /// The identifier with which the collection view reuses the view; `nil` if the view was not dequeued.
    open internal(set) var reuseIdentifier: String?

    /// Prepares a view for reuse. Called in dequeue, for views that were in use before (TV-07). The default
    /// implementation does nothing.
    open func prepareForReuse() {}

    /// Applies properties of attributes of a subclass. The collection view applies the properties of
    /// ``UICollectionViewLayoutAttributes`` itself. The default implementation does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes that the view prefers (CV-05).
    ///
    /// The default implementation changes the size along axes that the layout estimates: to the size that the
    /// constraints require, or else that `sizeThatFits(_:)` returns.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes) }

    /// The view whose content determines the size.
    var viewForSizing: UIView { self }

    /// The size of the parts beside the view whose content determines the size.
    var sizeBesideContent: CGSize { .zero }

    private func fittingAttributes(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let axes = attributes.estimatedAxes
        guard !axes.isEmpty else { return attributes }
        let content = viewForSizing
        var size = attributes.size
        if content.constraints.isEmpty {
            let limit = CGSize(
                width: axes.contains(.horizontal) ? CGFloat.greatestFiniteMagnitude : size.width,
                height: axes.contains(.vertical) ? CGFloat.greatestFiniteMagnitude : size.height)
            size = sizeThatFits(limit)
            if size == attributes.size { return attributes }
        } else {
            let margin = sizeBesideContent
            size = content.systemLayoutSizeFitting(
                CGSize(width: max(0, size.width - margin.width), height: max(0, size.height - margin.height)),
                withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
                verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
            size.width += margin.width
            size.height += margin.height
        }
        let scale = max(1, pixelsForSizing)
        func whole(_ value: CGFloat, _ old: CGFloat, _ axis: ScrollAxes) -> CGFloat {
            guard axes.contains(axis), value.isFinite, value >= 0 else { return old }
            // Solutions of constraints can exceed whole pixels by rounding errors.
            return (value * scale - 1e-6).rounded(.up) / scale
        }
        let new = CGSize(
            width: whole(size.width, attributes.size.width, .horizontal),
            height: whole(size.height, attributes.size.height, .vertical))
        guard new != attributes.size,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.frame = CGRect(origin: attributes.frame.origin, size: new)
        return copy
    }

    private var pixelsForSizing: CGFloat { window?.screen.scale ?? layer.contentsScale }
}
