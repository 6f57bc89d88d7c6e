import CoreGraphics

/// The description of a constraint that a stack view makes.
@MainActor struct StackConstraint {
    /// The purpose of a constraint, which is its identifier in reports of conflicts (AL-44).
    enum Purpose: String {
        case canvasConnection = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case spacing = "UISV-spacing"
        case hiding = "UISV-hiding"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case distributingEdge = "UISV-distributing-edge"
        case alignment = "UISV-alignment"
        case spanningBoundary = "UISV-spanning-boundary"
        case spanningFit = "UISV-spanning-fit"
        case ambiguitySuppression = "UISV-ambiguity-suppression"
        case precedence = "UISV-ambiguity"
    }

    /// All properties except the constant. A constraint with the same identity is used again.
    struct Identity: Hashable {
        let purpose: Purpose?
        let first: Side
        let relation: NSLayoutConstraint.Relation
        let second: Side
        let multiplier: CGFloat
        let priority: UILayoutPriority
    }

    /// An attribute of an item.
    struct Side: Hashable {
        let item: ObjectIdentifier?
        let attribute: NSLayoutConstraint.Attribute
        let origin: ObjectIdentifier?
        let originAttribute: NSLayoutConstraint.Attribute?

        @MainActor init(_ attribute: LayoutAttribute) {
            item = attribute.item.map(ObjectIdentifier.init)
            self.attribute = attribute.attribute
            origin = attribute.origin.map { ObjectIdentifier($0.item) }
            originAttribute = attribute.origin?.attribute
        }
    }

    let purpose: Purpose
    let first: LayoutAttribute
    let relation: NSLayoutConstraint.Relation
    let second: LayoutAttribute
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: UILayoutPriority

    /// Describes a constraint between two attributes.
    init(
        _ purpose: Purpose, _ first: LayoutAttribute, _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        self.purpose = purpose
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// Describes a constraint of a size to a number of points.
    init(
        _ purpose: Purpose, _ size: LayoutAttribute, equals constant: CGFloat, priority: UILayoutPriority = .required
    ) {
        self.init(purpose, size, .equal, .none, constant: constant, priority: priority)
    }

    var identity: Identity {
        Identity(
            purpose: purpose, first: Side(first), relation: relation, second: Side(second),
            multiplier: multiplier, priority: priority)
    }

    /// Returns the inactive constraint.
    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier, constant)
        constraint.identifier = purpose.rawValue
        constraint.priority = priority
        constraint.stackPurpose = purpose
        return constraint
    }
}

extension StackConstraint.Identity {
    /// The identity of a constraint that a stack view has made.
    @MainActor init(of constraint: NSLayoutConstraint) {
        self.init(
            purpose: constraint.stackPurpose, first: .init(constraint.first), relation: constraint.relation,
            second: .init(constraint.second), multiplier: constraint.multiplier, priority: constraint.priority)
    }
}
