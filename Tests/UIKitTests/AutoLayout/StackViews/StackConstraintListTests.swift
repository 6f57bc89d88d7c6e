import Testing
import UIKit

/// Tests of the constraints that stack views make, with their identifiers and priorities. The lists are those that were
/// printed from stack views of UIKit.
@MainActor @Suite struct StackConstraintListTests {
    private func contents(_ count: Int = 3) -> [ContentView] {
        zip("abcdef", [(160, 200), (80, 100), (40, 50), (20, 25), (10, 10), (5, 5)]).prefix(count).map { name, size in
            let view = ContentView(CGFloat(size.0), CGFloat(size.1))
            view.accessibilityIdentifier = String(name)
            return view
        }
    }

    /// Returns the constraints of a stack view and its arranged views: `a.width == 0.5*S.width + 10 @999`.
    private func list(_ stack: UIStackView, _ identifier: String) -> Set<String> {
        stack.updateConstraintsIfNeeded()
        let constraints = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
        return Set(constraints.filter { $0.identifier == identifier }.map { text($0, in: stack) })
    }

    private func text(_ constraint: NSLayoutConstraint, in stack: UIStackView) -> String {
        var result = name(constraint.firstItem, in: stack) + ".\(constraint.firstAttribute)"
        switch constraint.relation {
        case .lessThanOrEqual: result += " <= "
        case .equal: result += " == "
        case .greaterThanOrEqual: result += " >= "
        }
        if constraint.secondItem == nil {
            result += "\(Int(constraint.constant))"
        } else {
            if constraint.multiplier != 1 { result += "\((constraint.multiplier * 1e6).rounded() / 1e6)*" }
            result += name(constraint.secondItem, in: stack) + ".\(constraint.secondAttribute)"
            if constraint.constant != 0 { result += " + \(Int(constraint.constant))" }
        }
        return constraint.priority == .required ? result : result + " @\(constraint.priority.rawValue)"
    }

    private func name(_ item: AnyObject?, in stack: UIStackView) -> String {
        if item === stack { return "S" }
        if item === stack.layoutMarginsGuide { return "M" }
        if let view = item as? UIView { return view.accessibilityIdentifier ?? "?" }
        guard let guide = item as? UILayoutGuide else { return "nil" }
        if guide.identifier == "UISV-alignment-spanner" { return "spanner" }
        let gaps = stack.layoutGuides.filter { $0.identifier == "UISV-gap" }
        return gaps.firstIndex { $0 === guide }.map { "gap\($0)" } ?? "?"
    }

    private let rowEnds: Set = ["S.leading == a.leading", "S.trailing == c.trailing"]

    @Test("ST-05, ST-06, ST-14 a row that its views fill")
    func fill() {
        let stack = UIStackView.make(contents())
        #expect(
            list(stack, "UISV-canvas-connection")
                == rowEnds.union(["S.top == a.top", "S.bottom == a.bottom"]))
        #expect(list(stack, "UISV-spacing") == ["b.leading == a.trailing", "c.leading == b.trailing"])
        #expect(
            list(stack, "UISV-alignment")
                == ["a.top == b.top", "a.top == c.top", "a.bottom == b.bottom", "a.bottom == c.bottom"])
        #expect(stack.constraints.count == 10)
        #expect(stack.layoutGuides.isEmpty)
    }

    @Test("ST-09 equal sizes")
    func fillEqually() {
        let stack = UIStackView.make(contents(), distribution: .fillEqually)
        #expect(list(stack, "UISV-fill-equally") == ["b.width == a.width", "c.width == a.width"])
        #expect(stack.constraints.count == 12)
    }

    @Test("ST-10 proportional sizes have decreasing priorities")
    func fillProportionally() {
        let stack = UIStackView.make(contents(), distribution: .fillProportionally)
        #expect(
            list(stack, "UISV-fill-proportionally") == [
                "a.width == 0.571429*S.width @999.0", "b.width == 0.285714*S.width @998.0",
                "c.width == 0.142857*S.width @997.0",
            ])
        let single = UIStackView.make(contents(1), distribution: .fillProportionally)
        #expect(list(single, "UISV-fill-proportionally") == ["a.width == S.width"])
    }

    @Test("ST-11 guides between the edges of neighbors have the same size")
    func equalSpacing() {
        let stack = UIStackView.make(contents(), spacing: 10, distribution: .equalSpacing)
        #expect(
            list(stack, "UISV-distributing-edge") == [
                "gap0.leading == a.trailing", "gap0.trailing == b.leading", "gap1.leading == b.trailing",
                "gap1.trailing == c.leading",
            ])
        #expect(list(stack, "UISV-fill-equally") == ["gap1.width == gap0.width"])
        #expect(list(stack, "UISV-spacing") == ["b.leading >= a.trailing + 10", "c.leading >= b.trailing + 10"])
        #expect(list(stack, "UISV-canvas-fit") == ["S.width == 0 @49.0"])
    }

    @Test("ST-11 guides between the centers of neighbors have the same size with the priority 149")
    func equalCentering() {
        let stack = UIStackView.make(contents(), distribution: .equalCentering)
        #expect(
            list(stack, "UISV-distributing-edge") == [
                "gap0.leading == a.centerX", "gap0.trailing == b.centerX", "gap1.leading == b.centerX",
                "gap1.trailing == c.centerX",
            ])
        #expect(list(stack, "UISV-fill-equally") == ["gap1.width == gap0.width @149.0"])
        #expect(list(stack, "UISV-spacing") == ["b.leading >= a.trailing", "c.leading >= b.trailing"])
    }

    @Test("ST-15 views at the top")
    func top() {
        let stack = UIStackView.make(contents(), alignment: .top)
        #expect(list(stack, "UISV-alignment") == ["a.top == b.top", "a.top == c.top"])
        #expect(
            list(stack, "UISV-spanning-boundary") == [
                "spanner.top == a.top @999.5", "spanner.bottom >= a.bottom", "spanner.top == b.top @999.5",
                "spanner.bottom >= b.bottom", "spanner.top == c.top @999.5", "spanner.bottom >= c.bottom",
            ])
        #expect(list(stack, "UISV-spanning-fit") == ["spanner.height == 0 @51.0"])
        #expect(
            list(stack, "UISV-canvas-connection") == rowEnds.union(["S.top == a.top", "S.bottom == spanner.bottom"]))
        #expect(
            list(stack, "UISV-ambiguity-suppression")
                == ["a.height == 0 @25.0", "b.height == 0 @25.0", "c.height == 0 @25.0"])
    }

    @Test("ST-15 views at the bottom")
    func bottom() {
        let stack = UIStackView.make(contents(), alignment: .bottom)
        #expect(list(stack, "UISV-alignment") == ["a.bottom == b.bottom", "a.bottom == c.bottom"])
        #expect(list(stack, "UISV-spanning-boundary").contains("spanner.bottom == b.bottom @999.5"))
        #expect(list(stack, "UISV-spanning-boundary").contains("spanner.top <= b.top"))
        #expect(
            list(stack, "UISV-canvas-connection") == rowEnds.union(["S.top == spanner.top", "S.bottom == a.bottom"]))
    }

    @Test("ST-15 centered views")
    func center() {
        let stack = UIStackView.make(contents(), alignment: .center)
        #expect(list(stack, "UISV-alignment") == ["a.centerY == b.centerY", "a.centerY == c.centerY"])
        #expect(
            list(stack, "UISV-spanning-boundary") == [
                "spanner.top <= a.top", "spanner.bottom >= a.bottom", "spanner.top <= b.top",
                "spanner.bottom >= b.bottom", "spanner.top <= c.top", "spanner.bottom >= c.bottom",
            ])
        #expect(
            list(stack, "UISV-canvas-connection")
                == rowEnds.union(["S.top == spanner.top", "S.bottom == spanner.bottom", "S.centerY == a.centerY"]))
        #expect(list(stack, "UISV-canvas-fit").isEmpty)
    }

    @Test("ST-15 a single centered view")
    func centeredSingleView() {
        let stack = UIStackView.make(contents(1), alignment: .center)
        #expect(
            list(stack, "UISV-canvas-connection") == [
                "S.leading == a.leading", "S.trailing == a.trailing", "S.top <= a.top", "S.bottom >= a.bottom",
                "S.centerY == a.centerY",
            ])
        #expect(list(stack, "UISV-canvas-fit") == ["S.height == 0 @49.0"])
        #expect(list(stack, "UISV-ambiguity-suppression") == ["a.height == 0 @25.0"])
    }

    @Test("ST-16 aligned baselines", arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func baselines(alignment: UIStackView.Alignment) {
        let stack = UIStackView.make(contents(), alignment: alignment)
        let name = "\(alignment)"
        #expect(list(stack, "UISV-alignment") == ["a.\(name) == b.\(name)", "a.\(name) == c.\(name)"])
        #expect(list(stack, "UISV-spanning-boundary").count == 6)
        #expect(list(stack, "UISV-canvas-fit") == ["S.height == 0 @49.0"])
    }

    @Test("ST-07 a hidden view has no size, and the spaces beside it are halves")
    func hiding() {
        let views = contents(4)
        let stack = UIStackView.make(views, spacing: 10)
        views[2].isHidden = true
        #expect(list(stack, "UISV-hiding") == ["c.width == 0"])
        #expect(
            list(stack, "UISV-spacing")
                == ["b.leading == a.trailing + 10", "c.leading == b.trailing + 5", "d.leading == c.trailing + 5"])
        views[2].isHidden = false
        views[0].isHidden = true
        #expect(list(stack, "UISV-hiding") == ["a.width == 0"])
        #expect(
            list(stack, "UISV-spacing")
                == ["b.leading == a.trailing", "c.leading == b.trailing + 10", "d.leading == c.trailing + 10"])
        #expect(list(stack, "UISV-canvas-connection").isSuperset(of: ["S.leading == b.leading", "S.top == a.top"]))
    }

    @Test("ST-05 the ends are at the margins")
    func margins() {
        let stack = UIStackView.make(contents())
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(
            list(stack, "UISV-canvas-connection") == [
                "M.leading == a.leading", "M.trailing == c.trailing", "M.top == a.top", "M.bottom == a.bottom",
            ])
    }

    @Test("ST-14 a column")
    func column() {
        let stack = UIStackView.make(contents(), .vertical, spacing: 20)
        #expect(list(stack, "UISV-spacing") == ["b.top == a.bottom + 20", "c.top == b.bottom + 20"])
        #expect(
            list(stack, "UISV-canvas-connection") == [
                "S.top == a.top", "S.bottom == c.bottom", "S.leading == a.leading", "S.trailing == a.trailing",
            ])
    }

    @Test("ST-19 distances between baselines")
    func baselineRelativeArrangement() {
        let labels = contents(2).map { view in
            let label = UILabel()
            label.text = "Text"
            label.accessibilityIdentifier = view.accessibilityIdentifier
            return label
        }
        let stack = UIStackView.make(labels, .vertical, spacing: 20)
        stack.isBaselineRelativeArrangement = true
        #expect(list(stack, "UISV-spacing") == ["b.firstBaseline == a.lastBaseline + 20"])
        #expect(
            list(stack, "UISV-canvas-connection").isSuperset(of: [
                "S.top == a.firstBaseline + -20", "S.bottom == b.lastBaseline + 20",
            ]))
    }
}
