import QuartzCore

/// A layout between two others, for transitions that a gesture or another value controls (CV-18).
///
/// ```swift
/// let transition = collectionView.startInteractiveTransition(to: UICollectionViewFlowLayout())
/// // While the gesture moves:
/// transition.transitionProgress = 0.4
/// // At its end:
/// collectionView.finishInteractiveTransition()
/// ```
///
/// ``UICollectionView/startInteractiveTransition(to:completion:)`` creates it, or the delegate returns an instance of a
/// subclass. Elements of both layouts have attributes between those of the two; the others fade. The content offset
/// moves with the progress.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// Creates a layout between two others.
    ///
    /// - Parameters:
    ///   - currentLayout: The layout at progress 0.
    ///   - newLayout: The layout at progress 1.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Returns `nil`: archived objects are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    /// The layout at progress 0.
    public let currentLayout: UICollectionViewLayout

    /// The layout at progress 1.
    public let nextLayout: UICollectionViewLayout

    private var values: [String: CGFloat] = [:]

    /// The distance between the content offsets at progress 0 and 1.
    final var offsetDistance = CGVector.zero

    /// The position between the two layouts: 0 for the current one, the default, and 1 for the next one. Values outside
    /// continue the movement beyond a layout. Values that are not finite are ignored.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else {
                ResponderDiagnostics.report("transitionProgress must be finite: \(transitionProgress). It was ignored.")
                transitionProgress = oldValue
                return
            }
            let step = transitionProgress - oldValue
            guard step != 0 else { return }
            invalidateLayout()
            collectionView?.shiftForTransition(
                CGVector(dx: offsetDistance.dx * step, dy: offsetDistance.dy * step))
        }
    }

    /// Stores a value that a subclass uses for its attributes, such as the translation of a gesture.
    ///
    /// - Parameters:
    ///   - value: The value. One that is not finite is ignored.
    ///   - key: The name of the value.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        if value.isFinite { values[key] = value }
    }

    /// Returns a value that ``updateValue(_:forAnimatedKey:)`` has stored; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Invalidation

    /// Invalidates both layouts if the data has changed, otherwise only the positions between them.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            for layout in [currentLayout, nextLayout] {
                let part = layout.makeContext()
                part.invalidateEverything = context.invalidateEverything
                part.invalidateDataSourceCounts = context.invalidateDataSourceCounts
                layout.invalidateLayout(with: part)
            }
        }
        super.invalidateLayout(with: context)
    }

    /// Returns `true` if new bounds invalidate one of the two layouts.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
            || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    /// Invalidates the layouts that new bounds invalidate, and returns a context.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        for layout in [currentLayout, nextLayout] where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
        }
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    // MARK: Attributes

    /// Prepares both layouts if they are invalid.
    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] where layout.needsPreparation {
            layout.needsPreparation = false
            layout.prepare()
        }
    }

    /// The size between those of both contents.
    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(
            width: max(0, between(from.width, to.width)), height: max(0, between(from.height, to.height)))
    }

    /// Returns attributes between those of both layouts for the elements that either of them displays.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let progress = transitionProgress
        let distance = offsetDistance
        // The parts of both contents that are in the rectangle at the beginning and at the end.
        let start = rect.offsetBy(dx: -distance.dx * progress, dy: -distance.dy * progress)
        let end = rect.offsetBy(dx: distance.dx * (1 - progress), dy: distance.dy * (1 - progress))
        let from = currentLayout.layoutAttributesForElements(in: start) ?? []
        let to = nextLayout.layoutAttributesForElements(in: end) ?? []
        var known = Set(from.map { ElementKey($0) })
        var result = from.map { blend($0, nextLayout.attributes(of: ElementKey($0))) }
        for attributes in to where known.insert(ElementKey(attributes)).inserted {
            result.append(blend(currentLayout.attributes(of: ElementKey(attributes)), attributes))
        }
        return result
    }

    /// Returns the attributes of an item between those of both layouts.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        blended(ElementKey(category: .cell, path: indexPath))
    }

    /// Returns the attributes of a supplementary view between those of both layouts.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        blended(ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath))
    }

    /// Returns the attributes of a decoration view between those of both layouts.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        blended(ElementKey(category: .decorationView, kind: elementKind, path: indexPath))
    }

    override func listPlacement(of key: ElementKey) -> ListItemPlacement? {
        transitionProgress < 0.5 ? currentLayout.listPlacement(of: key) : nextLayout.listPlacement(of: key)
    }

    override func delegateDidChange() {
        currentLayout.delegateDidChange()
        nextLayout.delegateDidChange()
    }

    private func blended(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (from, to) = (currentLayout.attributes(of: key), nextLayout.attributes(of: key))
        return from == nil && to == nil ? nil : blend(from, to)
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    /// Returns attributes between those of both layouts. An element of one layout alone fades.
    private func blend(
        _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes {
        guard let template = transitionProgress < 0.5 ? from ?? to : to ?? from,
            let result = template.copy() as? UICollectionViewLayoutAttributes
        else { preconditionFailure("copy(with:) of layout attributes must return an object of the same class") }
        func alpha(_ attributes: UICollectionViewLayoutAttributes?) -> CGFloat {
            attributes.map { $0.isHidden ? 0 : $0.alpha } ?? 0
        }
        result.alpha = min(1, max(0, between(alpha(from), alpha(to))))
        result.isHidden = result.alpha == 0
        guard let from, let to else { return result }
        result.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
        result.size = CGSize(
            width: max(0, between(from.size.width, to.size.width)),
            height: max(0, between(from.size.height, to.size.height)))
        if from.hasTransform || to.hasTransform {
            result.transform3D = CATransform3D.between(from.transform3D, to.transform3D, transitionProgress)
        }
        return result
    }
}
