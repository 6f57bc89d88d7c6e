import Foundation

/// A vertical position of a view or guide.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another as a dimension (AL-16).
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: attribute, to: otherAnchor.attribute)
    }

    /// Returns a constraint by which this anchor lies a multiple of the system's space below another (AL-14, AL-15).
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - multiplier: The factor of the space, which is 8 points except between baselines.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: space(below: anchor) * multiplier)
    }

    /// Returns a constraint by which this anchor lies at least a multiple of the system's space below another (AL-14).
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - multiplier: The factor of the space, which is 8 points except between baselines.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, constant: space(below: anchor) * multiplier)
    }

    /// Returns a constraint by which this anchor lies at most a multiple of the system's space below another (AL-14).
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - multiplier: The factor of the space, which is 8 points except between baselines.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: space(below: anchor) * multiplier)
    }

    /// The system's space. Between baselines it is the larger height of a line (AL-15).
    private func space(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
        guard attribute.attribute.isBaseline, anchor.attribute.attribute.isBaseline else {
            return SystemSpacing.betweenSiblings
        }
        let heights = [attribute, anchor.attribute].compactMap { $0.item?.view?.lineHeightForLayout }
        return heights.max() ?? SystemSpacing.betweenSiblings
    }
}
