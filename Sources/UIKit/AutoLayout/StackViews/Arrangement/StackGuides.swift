/// The layout guides by which a stack view aligns its views and distributes the space between them.
@MainActor final class StackGuides {
    /// The area around all views across the axis, if their edges are not at one height (ST-15).
    private(set) var spanner: UILayoutGuide?
    /// The spaces between neighbors whose sizes are equal (ST-11).
    private(set) var gaps: [UILayoutGuide] = []

    /// Adds or removes the guide around all views.
    func setHasSpanner(_ hasSpanner: Bool, in stack: UIStackView) {
        guard hasSpanner != (spanner != nil) else { return }
        if let spanner { stack.removeLayoutGuide(spanner) }
        spanner = hasSpanner ? StackGuides.make("UISV-alignment-spanner", in: stack) : nil
    }

    /// Sets the number of guides between neighbors.
    func setGapCount(_ count: Int, in stack: UIStackView) {
        while gaps.count > count { stack.removeLayoutGuide(gaps.removeLast()) }
        while gaps.count < count { gaps.append(StackGuides.make("UISV-gap", in: stack)) }
    }

    private static func make(_ identifier: String, in stack: UIStackView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        stack.addLayoutGuide(guide)
        return guide
    }
}
