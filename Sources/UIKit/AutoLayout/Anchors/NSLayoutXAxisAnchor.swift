import Foundation

/// A horizontal position of a view or guide.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another as a dimension (AL-16).
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: attribute, to: otherAnchor.attribute)
    }

    /// Returns a constraint by which this anchor lies a multiple of the system's space after another (AL-14).
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - multiplier: The factor of the space, which is 8 points.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: SystemSpacing.betweenSiblings * multiplier)
    }

    /// Returns a constraint by which this anchor lies at least a multiple of the system's space after another (AL-14).
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - multiplier: The factor of the space, which is 8 points.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.betweenSiblings * multiplier)
    }

    /// Returns a constraint by which this anchor lies at most a multiple of the system's space after another (AL-14).
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - multiplier: The factor of the space, which is 8 points.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: SystemSpacing.betweenSiblings * multiplier)
    }
}
