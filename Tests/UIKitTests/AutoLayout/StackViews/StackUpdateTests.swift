import Testing
import UIKit

/// Tests of when stack views make constraints, and of sequences of changes.
@MainActor @Suite struct StackUpdateTests {
    private final class CountingStackView: UIStackView {
        var updates = 0
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    private func settled(_ views: [UIView]) -> CountingStackView {
        let stack = CountingStackView(arrangedSubviews: views)
        stack.layOut(300, 40)
        stack.updates = 0
        return stack
    }

    @Test("ST-22 several changes are one update, and take effect in the next pass")
    func oneUpdate() {
        let views = [ContentView(10, 10), ContentView(20, 10)]
        let stack = settled(views)
        let old = stack.constraints
        stack.spacing = 10
        stack.distribution = .fillEqually
        stack.alignment = .center
        stack.addArrangedSubview(ContentView())
        #expect(stack.constraints == old)
        expectColumns(views, [(0, 280), (280, 20)])
        stack.layoutIfNeeded()
        #expect(stack.updates == 1)
        expectFrames(
            views, [CGRect(x: 0, y: 15, width: 93.5, height: 10), CGRect(x: 103, y: 15, width: 93.5, height: 10)])
    }

    @Test("ST-22 setting a property to its value makes no update")
    func sameValues() {
        let views = [ContentView(10, 10), ContentView(20, 10)]
        let stack = settled(views)
        stack.spacing = 0
        stack.axis = .horizontal
        stack.distribution = .fill
        stack.alignment = .fill
        stack.isLayoutMarginsRelativeArrangement = false
        stack.addArrangedSubview(views[1])
        views[0].isHidden = false
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(!stack.needsUpdateConstraints())
    }

    @Test("ST-22 constraints that a change does not concern are kept, and a new spacing is a new constant")
    func keptConstraints() {
        let views = [ContentView(10, 10), ContentView(20, 10), ContentView(30, 10)]
        let stack = settled(views)
        let old = Set(stack.constraints)
        stack.spacing = 12
        stack.layoutIfNeeded()
        #expect(Set(stack.constraints) == old)
        stack.alignment = .center
        stack.layoutIfNeeded()
        #expect(old.filter { !$0.isActive }.allSatisfy { $0.firstAttribute == .top || $0.firstAttribute == .bottom })
        let next = Set(stack.constraints)
        stack.addArrangedSubview(ContentView(5, 5))
        stack.layoutIfNeeded()
        let removed = next.subtracting(stack.constraints)
        #expect(removed.map(\.identifier) == ["UISV-canvas-connection"])
    }

    @Test("ST-22 hiding a view replaces only the constraints beside it")
    func hiding() {
        let views = [ContentView(10, 10), ContentView(20, 10), ContentView(30, 10)]
        let stack = settled(views)
        let old = stack.constraints
        views[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.constraints == old)
        #expect(views[1].constraints.map(\.identifier) == ["UISV-hiding"])
        views[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(views[1].constraints.isEmpty)
    }

    @Test("ST-22 guides that are not needed any more are removed")
    func guides() {
        let stack = settled([ContentView(10, 10), ContentView(20, 10), ContentView(30, 10)])
        stack.distribution = .equalSpacing
        stack.alignment = .center
        stack.layoutIfNeeded()
        #expect(stack.layoutGuides.count == 3)
        stack.arrangedSubviews[0].isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.layoutGuides.count == 2)
        stack.distribution = .fill
        stack.alignment = .fill
        stack.layoutIfNeeded()
        #expect(stack.layoutGuides.isEmpty)
    }

    // MARK: Sequences

    @Test(
        "AL-40, ST-02, ST-07 any sequence of changes gives the frames of a new stack view",
        arguments: 1...6 as ClosedRange<UInt64>)
    func sequences(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let stack = UIStackView.make([])
        for step in 0..<60 {
            change(stack, &random)
            if random.chance(0.3) { continue }
            stack.layOut(600, 500)
            let new = copy(of: stack)
            new.layOut(600, 500)
            let frames = stack.arrangedSubviews.map(\.frame)
            let expected = new.arrangedSubviews.map(\.frame)
            let isEqual = zip(frames, expected).allSatisfy { frame, other in
                abs(frame.minX - other.minX) <= 1 && abs(frame.minY - other.minY) <= 1
                    && abs(frame.width - other.width) <= 1 && abs(frame.height - other.height) <= 1
            }
            #expect(isEqual, "step \(step): \(frames) instead of \(expected)")
            guard isEqual else { return }
        }
    }

    private func change(_ stack: UIStackView, _ random: inout SeededGenerator) {
        let views = stack.arrangedSubviews.compactMap { $0 as? ContentView }
        let view = views.randomElement(using: &random)
        func length() -> CGFloat { CGFloat(Int.random(in: 1...90, using: &random)) }
        func randomView() -> ContentView { ContentView(length(), length()) }
        let distributions: [UIStackView.Distribution] = [.fill, .fillEqually, .fillProportionally, .equalSpacing]
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: stack.addArrangedSubview(randomView())
        case 2 where views.count < 8:
            stack.insertArrangedSubview(randomView(), at: Int.random(in: 0...views.count, using: &random))
        case 3:
            if let view {
                stack.insertArrangedSubview(view, at: Int.random(in: 0...views.count, using: &random))
            }
        case 4: if random.chance(0.5) { view?.removeFromSuperview() }
        case 5, 6: view?.isHidden.toggle()
        case 7: stack.spacing = CGFloat(Int.random(in: 0...12, using: &random))
        case 8:
            let space = random.chance(0.3) ? UIStackView.spacingUseDefault : 9
            if let view { stack.setCustomSpacing(space, after: view) }
        case 9: stack.distribution = distributions.randomElement(using: &random) ?? .fill
        case 10: stack.alignment = alignments.randomElement(using: &random) ?? .fill
        default:
            if random.chance(0.3) { stack.axis = stack.axis == .horizontal ? .vertical : .horizontal }
            if let view, random.chance(0.5) { stack.bringSubviewToFront(view) }
            view?.contentSize = CGSize(width: length(), height: length())
        }
    }

    /// Returns a new stack view with the same configuration, whose subviews are in the order of the arrangement.
    private func copy(of stack: UIStackView) -> UIStackView {
        let views = stack.arrangedSubviews.map { view in
            let size = view.intrinsicContentSize
            let copy = ContentView(size.width, size.height)
            copy.isHidden = view.isHidden
            return copy
        }
        let copy = UIStackView.make(
            views, stack.axis, spacing: stack.spacing, distribution: stack.distribution, alignment: stack.alignment)
        for (view, other) in zip(stack.arrangedSubviews, views) {
            copy.setCustomSpacing(stack.customSpacing(after: view), after: other)
        }
        return copy
    }
}
