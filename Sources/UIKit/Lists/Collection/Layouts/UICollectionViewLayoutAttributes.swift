import QuartzCore

/// The geometry and the appearance that a layout gives to a cell, a supplementary view or a decoration view.
///
/// ```swift
/// let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
/// attributes.frame = CGRect(x: 0, y: 160, width: 320, height: 40)
/// ```
///
/// A collection view applies attributes only if they differ from those that it applied before. A subclass with
/// properties of its own overrides `isEqual(_:)` and `copy(with:)` (CV-06). Lengths are in points.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Creates attributes of a cell at index path [0, 0].
    public override init() {
        indexPath = IndexPath(item: 0, section: 0)
        super.init()
    }

    /// Creates attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
        self.indexPath = indexPath
    }

    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
        self.indexPath = indexPath
    }

    /// The index path of the element.
    open var indexPath: IndexPath
    /// The category of the element.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view; `nil` for cells.
    open internal(set) var representedElementKind: String?

    /// The frame in the collection view's coordinates. With a ``transform`` other than the identity, it is the bounding
    /// box. The default is zero.
    open var frame: CGRect {
        get {
            let rect = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            if !hasTransform { return rect }
            return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.origin.x + newValue.width / 2, y: newValue.origin.y + newValue.height / 2)
        }
    }

    /// The center in the collection view's coordinates. The default is zero.
    open var center = CGPoint.zero
    /// The size. The default is zero.
    open var size = CGSize.zero
    /// The bounds: the origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// The affine transform about the center. The default is the identity.
    open var transform: CGAffineTransform {
        get { hasTransform ? CATransform3DGetAffineTransform(transform3D) : .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The 3D transform about the center. The default is the identity.
    open var transform3D = CATransform3DIdentity
    /// The opacity. The default is 1.
    open var alpha: CGFloat = 1
    /// The position from back to front. Elements with equal values are in the order of their index paths. The default
    /// is 0 (CV-06).
    open var zIndex = 0
    /// A Boolean value that indicates whether the element is hidden, in which case no view is created for it. The
    /// default is `false` (CV-06).
    open var isHidden = false

    /// The axes along which a view determines its size itself. Layouts of apps decide with
    /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
    final var estimatedAxes = ScrollAxes.both

    /// The section that scrolls across the direction of the layout and contains the element; `nil` for other elements.
    final var orthogonalSection: Int?

    final var hasTransform: Bool { !CATransform3DIsIdentity(transform3D) }

    /// Creates attributes of a class with its `init()`.
    final class func make(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
        if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
        // Attributes are not isolated, so that apps can override methods of `NSObject`; layouts use them on the main
        // thread.
        let make: @MainActor () -> AnyObject = { ObjectFactory.make(type) }
        guard let attributes = unsafeBitCast(make, to: (() -> AnyObject).self)() as? UICollectionViewLayoutAttributes
        else { preconditionFailure("\(type) is not a subclass of UICollectionViewLayoutAttributes") }
        return attributes
    }

    /// Returns a copy. Subclasses with properties call `super` and copy them.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewLayoutAttributes.make(type(of: self))
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.estimatedAxes = estimatedAxes
        copy.orthogonalSection = orthogonalSection
        return copy
    }

    /// Returns a Boolean value that indicates whether two objects describe the same element with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return type(of: other) == type(of: self) && indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && center == other.center && size == other.size
            && orthogonalSection == other.orthogonalSection && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    open override var hash: Int { indexPath.hashValue }
}
