import Foundation
import QuartzCore

/// A linear relation between two attributes of views or guides: `first.attribute = multiplier × second.attribute +
/// constant`, or an inequality (AL-03).
///
/// ```swift
/// label.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///     label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
///     label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
/// ])
/// ```
///
/// A new constraint is inactive and has the priority 1000, the multiplier 1 and the constant 0. Active constraints are
/// kept alive by the view that holds them; a constraint does not keep its items alive, and becomes inactive when one of
/// them is deallocated (AL-05). Illegal combinations of attributes, and numbers that are not finite, are programming
/// errors (AL-07…AL-11).
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// The first item, a view or a guide. `nil` if it was deallocated.
    open var firstItem: AnyObject? { first.item?.owner }

    /// The attribute of the first item.
    open var firstAttribute: Attribute { first.attribute }

    /// The second item, a view or a guide. `nil` if there is none, or if it was deallocated (AL-06).
    open var secondItem: AnyObject? { second.item?.owner }

    /// The attribute of the second item.
    open var secondAttribute: Attribute { second.attribute }

    /// The anchor of the first item's attribute.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

    /// The anchor of the second item's attribute. `nil` if there is no second item.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.item == nil ? nil : NSLayoutAnchor(second) }

    /// The relation of the two sides. It cannot be changed.
    public private(set) var relation = Relation.equal

    /// The factor of the second attribute. It cannot be changed: make another constraint.
    public private(set) var multiplier: CGFloat = 1

    private(set) var first = LayoutAttribute.none
    private(set) var second = LayoutAttribute.none

    /// The number that is added to the second attribute, in points. Setting it is the cheapest change of a layout. It
    /// takes effect in the next layout pass (AL-25). A number that is not finite is a programming error (AL-11).
    open var constant: CGFloat {
        get { constantStorage }
        set {
            precondition(newValue.isFinite, "The constant of a constraint must be finite, not \(newValue)")
            guard newValue != constantStorage else { return }
            constantStorage = newValue
            installation.engine?.constantDidChange(of: self)
        }
    }
    private var constantStorage: CGFloat = 0

    /// The priority, 1000 by default. It may be changed at any time (AL-24). A value outside of 0 < p ≤ 1000 is a
    /// programming error.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set {
            precondition(
                newValue.rawValue > 0 && newValue.rawValue <= 1000,
                "It's illegal to set priority:\(newValue.rawValue). Priorities must be greater than 0 and less or equal to 1000."
            )
            guard newValue != priorityStorage else { return }
            priorityStorage = newValue
            installation.engine?.priorityDidChange(of: self)
        }
    }
    private var priorityStorage = UILayoutPriority.required

    /// A name for reports of conflicts. The default is `nil`.
    open var identifier: String?

    /// A Boolean value that indicates whether the constraint is archived with its view. The default is `false`. Views
    /// are not archived on this platform, so that the value has no effect.
    open var shouldBeArchived = false

    /// A Boolean value that indicates whether the constraint takes part in the layout. The default is `false`.
    ///
    /// Setting it to `true` adds the constraint to the nearest common ancestor of its items (AL-18). It is a
    /// programming error if there is none (AL-19). To activate several constraints, call ``activate(_:)``.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    /// The view that holds the active constraint.
    unowned(unsafe) var holder: UIView?
    /// The index of the constraint in the list of its holder.
    var heldIndex = 0
    /// The number of activations at the time of the most recent activation. In a conflict, the constraint that was
    /// activated last is broken (AL-43).
    private(set) var activation: UInt64 = 0
    /// The constraint's place in an engine.
    var installation = LayoutInstallation()
    /// The purpose of a constraint that a stack view has made; `nil` for those of the app.
    var stackPurpose: StackConstraint.Purpose?
    /// A Boolean value that indicates whether a stack view has made the constraint, and not the app. In a conflict, one
    /// of the app's is broken (AL-43).
    var isEngineMade: Bool { stackPurpose != nil }

    func noteActivation() { activation = LayoutEngine.nextActivation() }

    /// Creates a constraint between two attributes.
    ///
    /// - Parameters:
    ///   - view1: A view or guide.
    ///   - attr1: The attribute of `view1`.
    ///   - relation: The relation of the first attribute to the right side.
    ///   - view2: A view or guide; `nil` for a fixed width or height (AL-08).
    ///   - attr2: The attribute of `view2`, or `.notAnAttribute`. It is of the same kind as `attr1`: a horizontal
    ///     position, a vertical position or a size (AL-09, AL-10).
    ///   - multiplier: The factor of the second attribute, finite.
    ///   - c: The constant, in points, finite.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        guard let item = LayoutItem.of(view1) else {
            preconditionFailure("Constraint must contain a first layout item")
        }
        var other: LayoutItem?
        if let view2 {
            other = LayoutItem.of(view2)
            precondition(other != nil, "Constraint items must each be a view or layout guide: \(view2)")
        }
        self.init(
            LayoutAttribute(item, attr1), relation,
            LayoutAttribute(item: other, attribute: other == nil ? .notAnAttribute : attr2), multiplier, c)
    }

    /// Creates a constraint without items, which cannot be activated.
    public override init() { super.init() }

    convenience init(
        _ first: LayoutAttribute, _ relation: Relation, _ second: LayoutAttribute, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        LayoutValidation.check(first, second, multiplier, constant)
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        constantStorage = constant
    }

    /// Activates constraints. All are checked before the first is activated (AL-22); active ones are ignored (AL-21).
    /// An item without a common ancestor with the other one is a programming error (AL-19).
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where !constraint.isActive { _ = constraint.commonAncestor }
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints. Inactive ones are ignored (AL-21).
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Creates the constraints of a row or column of views that a string describes.
    ///
    /// ```swift
    /// let views = ["label": label, "field": field]
    /// let metrics = ["gap": 12]
    /// NSLayoutConstraint.activate(
    ///     NSLayoutConstraint.constraints(
    ///         withVisualFormat: "H:|-[label(>=80@750)]-gap-[field]-|", options: .alignAllLastBaseline,
    ///         metrics: metrics, views: views))
    /// ```
    ///
    /// `[name]` is a view or guide, `|` the edge of the first view's superview. `-` between them is the standard space
    /// of 8 points, or 20 at the superview; `-12-` and `-(>=8,<=20)-` are other spaces; none means that they touch.
    /// Conditions in parentheses after a name are for the width, or after `V:` for the height (VF-01…VF-03).
    ///
    /// A format that cannot be parsed, and a name without a value, are programming errors (VF-06).
    ///
    /// - Parameters:
    ///   - format: The description of the views along one axis.
    ///   - opts: Alignments across the axis, which apply to each pair of neighbors, the direction, and whether vertical
    ///     spaces are between baselines (VF-04).
    ///   - metrics: Numbers, by the names that the format uses for sizes, spaces and priorities.
    ///   - views: Views and guides, by the names that the format uses.
    /// - Returns: Inactive constraints, in the order of the format. Those of the alignments come last (VF-05).
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            return try VisualFormatBuilder.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
        } catch {
            preconditionFailure("Unable to parse constraint format:\n\(error)")
        }
    }

    open override var description: String { ifOnMainActor { LayoutDescription.of(self) } ?? super.description }
}
