import UIKit

/// A page about scroll views: long content with insets and scroll bars, buttons that scroll it, and its live values.
final class ScrollingPage: CardPage, UIScrollViewDelegate {
    private let content = RowsView((1...60).map { "Row \($0)" })
    private let offset = UILabel("", font: Style.digits)
    private let flags = UILabel("", font: Style.digits)
    private let log = Log(lines: 5, hint: "Scroll with the wheel, a touchpad, a finger or a scroll bar.")
    private let insets = UISwitch()
    private let bars = UISwitch()
    private let bounces = UISwitch()
    private let buttons: [UIButton]

    init() {
        buttons = ["Top", "Middle", "Bottom"].map { title in
            let button = UIButton(configuration: .gray())
            button.configuration?.title = title
            return button
        }
        super.init(
            title: "Scrolling", summary: "UIScrollView: content that is larger than the view.",
            weighted: [
                [
                    (Card("Content", content: FixedHeightView(content, height: 360)), 1),
                    (
                        Card(
                            "Scroll view",
                            content: VerticalStack(
                                spacing: 8,
                                [
                                    HorizontalStack(equal: true, buttons), Field("Insets", insets),
                                    Field("Scroll bars", bars), Field("Bounces", bounces), Field("Offset", offset),
                                    Field("State", flags), log,
                                ])), 1
                    ),
                ]
            ])
        content.delegate = self
        content.accessibilityLabel = "Content"
        bars.isOn = true
        bounces.isOn = true
        for toggle in [insets, bars, bounces] {
            toggle.addTarget(self, action: ScrollingPage.settingsDidChange, for: .valueChanged)
        }
        for (index, button) in buttons.enumerated() {
            button.addAction(
                UIAction { [weak self] _ in self?.scroll(to: CGFloat(index) / 2) }, for: .primaryActionTriggered)
        }
        showValues()
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { buttons[0] }

    private func settingsDidChange() {
        content.contentInset = insets.isOn ? UIEdgeInsets(top: 32, left: 0, bottom: 32, right: 0) : .zero
        content.showsVerticalScrollIndicator = bars.isOn
        content.bounces = bounces.isOn
        if bars.isOn { content.flashScrollIndicators() }
        showValues()
    }

    /// Scrolls to a part of the way from the top to the bottom.
    private func scroll(to part: CGFloat) {
        let inset = content.adjustedContentInset
        let top = -inset.top
        let bottom = max(top, content.contentSize.height + inset.bottom - content.bounds.height)
        content.setContentOffset(CGPoint(x: 0, y: (top + (bottom - top) * part).rounded()), animated: true)
    }

    private func showValues() {
        offset.text = "\(Int(content.contentOffset.y.rounded())) of \(Int(content.contentSize.height))"
        let states: [(String, Bool)] = [
            ("tracking", content.isTracking), ("dragging", content.isDragging),
            ("decelerating", content.isDecelerating), ("animating", content.isScrollAnimating),
        ]
        let names = states.filter { $0.1 }.map { $0.0 }
        flags.text = names.isEmpty ? "at rest" : names.joined(separator: ", ")
        // The fields have the size that their labels prefer.
        for label in [offset, flags] { label.superview?.setNeedsLayout() }
    }

    private func note(_ call: String) {
        log.add(call)
        showValues()
    }

    // MARK: Scroll view delegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showValues() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { note("willEndDragging, target \(Int(targetContentOffset.pointee.y.rounded()))") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging, decelerates: \(decelerate ? "yes" : "no")")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
}
