import Foundation
import QuartzCore

/// A position or size of a view or guide, from which constraints are made (AL-12).
///
/// ```swift
/// button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true
/// ```
///
/// Use the subclasses, which make sure at compile time that only attributes of one axis are related. The constraints
/// that the methods return are inactive, with the priority 1000 (AL-03, AL-13).
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let attribute: LayoutAttribute

    init(_ attribute: LayoutAttribute) {
        self.attribute = attribute
        super.init()
    }

    /// The view or guide that the anchor belongs to. `nil` if it was deallocated.
    open var item: AnyObject? { attribute.item?.owner }

    /// The name in descriptions of constraints, such as `label.width`.
    open var name: String { attribute.name }

    /// A Boolean value that indicates whether the constraints of the hierarchy leave the position or the size of the
    /// item open along the axis of the anchor (AL-40).
    open var hasAmbiguousLayout: Bool { attribute.item?.isAmbiguous(along: attribute.axis) ?? false }

    /// The active constraints that affect the attribute.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        attribute.item?.constraintsAffectingLayout(along: attribute.axis) ?? []
    }

    /// Returns a constraint that makes the two anchors equal.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, to: anchor)
    }

    /// Returns a constraint that makes this anchor greater than or equal to another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor)
    }

    /// Returns a constraint that makes this anchor less than or equal to another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor)
    }

    /// Returns a constraint that makes this anchor equal to another plus a constant, in points.
    ///
    /// - Parameters:
    ///   - anchor: An anchor of the same kind. A leading or trailing edge with a left or right edge is a programming
    ///     error (AL-09).
    ///   - c: The constant, in points, finite.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: c)
    }

    /// Returns a constraint that makes this anchor greater than or equal to another plus a constant, in points.
    ///
    /// - Parameters:
    ///   - anchor: An anchor of the same kind. A leading or trailing edge with a left or right edge is a programming
    ///     error (AL-09).
    ///   - c: The constant, in points, finite.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// Returns a constraint that makes this anchor less than or equal to another plus a constant, in points.
    ///
    /// - Parameters:
    ///   - anchor: An anchor of the same kind. A leading or trailing edge with a left or right edge is a programming
    ///     error (AL-09).
    ///   - c: The constant, in points, finite.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: c)
    }

    final func relate(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(attribute, relation, anchor.attribute, multiplier, constant)
    }

    /// Returns whether an object is an anchor of the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return self === other || ifOnMainActor { attribute.isEqual(to: other.attribute) } ?? false
    }

    open override var hash: Int {
        ifOnMainActor {
            var hasher = Hasher()
            hasher.combine(attribute.item.map(ObjectIdentifier.init))
            hasher.combine(attribute.attribute)
            return hasher.finalize()
        } ?? 0
    }

    open override var description: String {
        let (kind, name) = ifOnMainActor { (attribute.kind.anchorName, attribute.name) } ?? ("NSLayoutAnchor", "")
        return "<\(kind):\(ObjectAddress.text(of: self)) \"\(name)\">"
    }
}
