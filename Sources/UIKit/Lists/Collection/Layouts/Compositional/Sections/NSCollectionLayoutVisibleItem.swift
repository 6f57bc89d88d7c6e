import QuartzCore

/// A visible element of a section of a compositional layout, whose appearance a handler can change.
///
/// ```swift
/// section.visibleItemsInvalidationHandler = { items, offset, environment in
///     let middle = offset.x + environment.container.contentSize.width / 2
///     for item in items { item.alpha = max(0.3, 1 - abs(item.frame.midX - middle) / 400) }
/// }
/// ```
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The position from back to front.
    var zIndex: Int { get set }
    /// A Boolean value that indicates whether the element is hidden.
    var isHidden: Bool { get set }
    /// The center, in points. The offset of an orthogonal section is not subtracted.
    var center: CGPoint { get set }
    /// The affine transform about the center.
    var transform: CGAffineTransform { get set }
    /// The 3D transform about the center.
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary or decoration view; empty for cells.
    var name: String { get }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The frame, in points.
    var frame: CGRect { get }
    /// The bounds: the origin is zero.
    var bounds: CGRect { get }
    /// The category.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; `nil` for cells.
    var representedElementKind: String? { get }
}
