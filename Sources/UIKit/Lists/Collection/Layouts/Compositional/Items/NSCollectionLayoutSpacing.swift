/// A distance between the items of a compositional layout, in points.
///
/// A number that is not finite is reported to standard error and becomes 0.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    private let flexes: Bool
    private let value: CGFloat

    init(_ value: CGFloat, isFlexible: Bool) {
        flexes = isFlexible
        self.value = value.isFinite ? value : 0
        if !value.isFinite {
            ResponderDiagnostics.report("A spacing of a collection layout must not be \(value). It was set to 0.")
        }
        super.init()
    }

    /// Returns a distance that is at least a number of points. Flexible distances share the space that is left (CL-16).
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Returns a distance that is exactly a number of points (CL-16).
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// The distance, or the least distance, in points.
    open var spacing: CGFloat { value }
    /// A Boolean value that indicates whether the distance can be larger.
    open var isFlexible: Bool { flexes }
    /// A Boolean value that indicates whether the distance is exact.
    open var isFixed: Bool { !flexes }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSpacing(value, isFlexible: flexes) }

    open override var description: String { flexes ? "at least \(value)" : "\(value)" }
}
