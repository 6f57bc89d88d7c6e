import Foundation

/// A width or height of a view or guide, or a distance between two anchors.
///
/// ```swift
/// NSLayoutConstraint.activate([
///     imageView.widthAnchor.constraint(equalToConstant: 48),
///     imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 0.75),
/// ])
/// ```
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The distance between two positions.
    convenience init(from start: LayoutAttribute, to end: LayoutAttribute) {
        guard let origin = start.item else { preconditionFailure("An anchor has no item") }
        self.init(
            LayoutAttribute(
                item: end.item, attribute: end.attribute, origin: .init(item: origin, attribute: start.attribute)))
    }

    /// Returns a constraint that makes this dimension equal to a constant, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fix(.equal, c) }

    /// Returns a constraint that makes this dimension at least a constant, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fix(.greaterThanOrEqual, c) }

    /// Returns a constraint that makes this dimension at most a constant, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fix(.lessThanOrEqual, c) }

    /// Returns a constraint that makes this dimension a multiple of another.
    ///
    /// - Parameters:
    ///   - anchor: The other dimension.
    ///   - m: The factor, finite.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, multiplier: m)
    }

    /// Returns a constraint that makes this dimension at least a multiple of another.
    ///
    /// - Parameters:
    ///   - anchor: The other dimension.
    ///   - m: The factor, finite.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, multiplier: m)
    }

    /// Returns a constraint that makes this dimension at most a multiple of another.
    ///
    /// - Parameters:
    ///   - anchor: The other dimension.
    ///   - m: The factor, finite.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, multiplier: m)
    }

    /// Returns a constraint that makes this dimension a multiple of another plus a constant, in points.
    ///
    /// - Parameters:
    ///   - anchor: The other dimension.
    ///   - m: The factor, finite.
    ///   - c: The constant, in points, finite.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, multiplier: m, constant: c)
    }

    /// Returns a constraint that makes this dimension at least a multiple of another plus a constant, in points.
    ///
    /// - Parameters:
    ///   - anchor: The other dimension.
    ///   - m: The factor, finite.
    ///   - c: The constant, in points, finite.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
    }

    /// Returns a constraint that makes this dimension at most a multiple of another plus a constant, in points.
    ///
    /// - Parameters:
    ///   - anchor: The other dimension.
    ///   - m: The factor, finite.
    ///   - c: The constant, in points, finite.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
    }

    private func fix(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(attribute, relation, .none, 1, constant)
    }
}
