import CoreGraphics

/// The lines and rectangles that show the constraints of one view for debugging.
///
/// The rectangles are those of the direct subviews that constraints place. The lines are those of the constraints that
/// the view holds: distances between positions, sizes, and positions that coincide. Both are in the coordinates of the
/// view and follow the frames of the last layout. Hidden views, and constraints that refer to them, have no marks.
struct ConstraintMarks: Equatable {
    /// The alignment rectangle of a view.
    struct Outline: Equatable {
        var rect: CGRect
        /// A Boolean value that indicates whether constraints determine the position or the size incompletely.
        var isAmbiguous: Bool
    }

    /// A line for one side of a constraint.
    struct Line: Equatable {
        enum Kind {
            /// The distance between two positions.
            case distance
            /// A width or height.
            case size
            /// Two positions that coincide. The line extends along both items.
            case alignment
        }

        var kind: Kind
        var start: CGPoint
        var end: CGPoint
        /// A Boolean value that indicates whether the constraint conflicts with others and is not satisfied.
        var isBroken: Bool
    }

    private(set) var outlines: [Outline] = []
    private(set) var lines: [Line] = []

    var isEmpty: Bool { outlines.isEmpty && lines.isEmpty }

    /// Returns the marks of a view.
    @MainActor init(of view: UIView) {
        guard let engine = view.layoutEngine else { return }
        for subview in view.subviewStorage where !subview.isHidden {
            guard let item = subview.layoutItem, item.isPlacedByEngine else { continue }
            let isAmbiguous = item.isAmbiguous(along: .horizontal) || item.isAmbiguous(along: .vertical)
            outlines.append(
                Outline(rect: ConstraintGeometry.rect(of: subview, in: view), isAmbiguous: isAmbiguous))
        }
        let constraints = view.constraints
        guard !constraints.isEmpty else { return }
        let geometry = ConstraintGeometry(holder: view, engine: engine)
        let broken = engine.brokenConstraints
        for constraint in constraints where constraint.itemViews.allSatisfy({ $0 === view || !$0.isHidden }) {
            let isBroken = broken.contains(ObjectIdentifier(constraint)) || constraint.contradictsFrames
            lines += geometry.lines(of: constraint, isBroken: isBroken)
        }
    }

    /// Converts the marks from the coordinates of a view to those of another view in the same window.
    @MainActor mutating func convert(from view: UIView, to other: UIView) {
        for index in outlines.indices { outlines[index].rect = view.convert(outlines[index].rect, to: other) }
        for index in lines.indices {
            lines[index].start = view.convert(lines[index].start, to: other)
            lines[index].end = view.convert(lines[index].end, to: other)
        }
    }
}

extension LayoutEngine {
    /// The active constraints that are not satisfied because they conflict with others.
    fileprivate var brokenConstraints: Set<ObjectIdentifier> {
        Set(solver.activeConflicts.compactMap { constraint($0.broken).map(ObjectIdentifier.init) })
    }
}

extension NSLayoutConstraint {
    /// A Boolean value that indicates whether the constraint is required, but does not hold for the frames of views
    /// that no constraint places.
    fileprivate var contradictsFrames: Bool {
        guard installation.isTranslated, installation.constraint == nil, priority == .required else { return false }
        return !relation.holds(0, comparedWith: Double(constant) - installation.base)
    }
}
