/// A width or a height in a compositional layout.
///
/// ```swift
/// let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(44))
/// ```
///
/// Lengths are in points. A number that is negative or not finite is reported to standard error and becomes 0.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    enum Kind {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
        case uniformAcrossSiblings
    }

    final let kind: Kind
    private let value: CGFloat

    init(_ kind: Kind, _ value: CGFloat) {
        self.kind = kind
        if value.isFinite, value >= 0 {
            self.value = value
        } else {
            self.value = 0
            ResponderDiagnostics.report("A dimension of a collection layout must not be \(value). It was set to 0.")
        }
        super.init()
    }

    /// Returns a part of the width of the container, from 0 to 1 (CL-13).
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// Returns a part of the height of the container, from 0 to 1 (CL-13).
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// Returns a length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// Returns a length that is an estimate, in points. Views that become visible determine their length themselves
    /// (CL-18).
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// Returns an estimated length. All items of a group with such a length become as large as the largest of them
    /// (CL-19).
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
    }

    /// A Boolean value that indicates whether the length is a part of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// A Boolean value that indicates whether the length is a part of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// A Boolean value that indicates whether the length is in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// A Boolean value that indicates whether the length is an estimate.
    open var isEstimated: Bool { kind == .estimated }
    /// A Boolean value that indicates whether the length is that of the largest item of the group.
    open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }
    /// The part of the container, the length in points, or the estimate in points.
    open var dimension: CGFloat { value }

    /// A Boolean value that indicates whether views determine the length.
    final var isSelfSizing: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutDimension(kind, value) }

    open override var description: String {
        switch kind {
        case .fractionalWidth: "\(value) of the width"
        case .fractionalHeight: "\(value) of the height"
        case .absolute: "\(value)"
        case .estimated: "about \(value)"
        case .uniformAcrossSiblings: "about \(value), uniform"
        }
    }
}
