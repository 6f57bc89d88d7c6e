/// A segment of a segmented control, as assistive technologies see it (AX-02).
@MainActor final class SegmentElement: UIAccessibilityElement {
    private weak var control: UISegmentedControl?
    let index: Int

    init(_ control: UISegmentedControl, _ index: Int) {
        self.control = control
        self.index = index
        super.init(accessibilityContainer: control)
    }

    override var accessibilityFrameInContainerSpace: CGRect {
        get { control.map { $0.segmentFrame(index, $0.edges) } ?? .zero }
        set {}
    }

    override var defaultAccessibilityLabel: String? { control?.segmentName(index) }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        guard let control else { return .button }
        var traits: UIAccessibilityTraits = .button
        if control.selectedSegmentIndex == index { traits.insert(.selected) }
        if !control.isEnabled || !control.isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
        return traits
    }

    override func accessibilityActivate() -> Bool { control?.chooseByUser(index) ?? false }
}
