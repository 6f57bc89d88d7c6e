/// The physics of a section of a compositional layout that scrolls across the direction of the layout.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
    /// The rates at which coasting slows down.
    public enum DecelerationRate: Int, Sendable {
        /// Normal for continuous behaviors, fast for those that page.
        case automatic = 0
        /// The normal rate of scroll views.
        case normal = 1
        /// The fast rate of scroll views.
        case fast = 2
    }

    /// The behaviors beyond the ends of the section.
    public enum Bounce: Int, Sendable {
        /// The section can be dragged beyond its ends if it is larger than its visible extent.
        case automatic = 0
        /// The section can always be dragged beyond its ends.
        case always = 1
        /// The section cannot be dragged beyond its ends.
        case never = 2
    }

    /// Creates the default properties.
    public override init() { super.init() }

    /// The rate at which coasting slows down. The default is automatic.
    open var decelerationRate = DecelerationRate.automatic
    /// The behavior beyond the ends. The default is automatic.
    open var bounce = Bounce.automatic

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.decelerationRate = decelerationRate
        copy.bounce = bounce
        return copy
    }
}
