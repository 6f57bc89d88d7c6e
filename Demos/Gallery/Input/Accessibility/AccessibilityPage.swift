import UIKit

/// A page about accessibility: what a screen reader says about the element under the pointer or with keyboard focus,
/// and examples of elements to try it with.
final class AccessibilityPage: CardPage {
    private let speech = SpeechView()
    private let rating = RatingView()
    private let orbits = OrbitsView()
    private let message = MessageRow()
    private let issues = UILabel("", font: Style.smallText, color: .label, lines: 0)

    init() {
        let wireless = UISwitch()
        wireless.accessibilityLabel = "Wireless"
        wireless.accessibilityHint = "Turns the radio on or off"
        let volume = UISlider()
        volume.value = 0.5
        volume.accessibilityLabel = "Volume"
        let share = UIButton(configuration: .gray())
        share.configuration?.image = UIImage(systemName: "square.and.arrow.up")
        let controls = VerticalStack(
            spacing: 4,
            [
                Field("Wireless", nameWidth: 90, wireless), Field("Volume", nameWidth: 90, volume),
                Field("Symbol", nameWidth: 90, share), Field("Rating", nameWidth: 90, rating),
            ])
        super.init(
            title: "Accessibility",
            summary: "Move the pointer over an element, or focus it with Tab: a screen reader says what is shown here.",
            weighted: [
                [(Card("Speech", content: speech), 1)],
                [
                    (Card("Controls", content: controls), 1),
                    (Card("Elements that are not views", content: FixedHeightView(orbits, height: 140)), 1),
                ],
                [(Card("An element with actions", content: message), 1), (Card("Audit", content: issues), 1)],
            ])
        message.didPerform = { [weak self] in self?.speech.announce($0) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: AccessibilityPage.pointerMoved(_:)))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.layoutIfNeeded()
        let found = AccessibilityInspector.issues(in: view)
        issues.text =
            found.isEmpty
            ? "The audit finds no issues on this page." : found.map(\.description).joined(separator: "\n")
        view.setNeedsLayout()
    }

    private func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
        guard let window = view.window, recognizer.state == .began || recognizer.state == .changed else { return }
        show(AccessibilityInspector.element(at: recognizer.location(in: window), in: window))
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        show(context.nextFocusedItem as? UIResponder)
    }

    /// Shows what a screen reader says about an element, except about the texts of the card itself.
    private func show(_ element: UIResponder?) {
        guard let element, (element as? UIView)?.isDescendant(of: speech) != true else { return }
        speech.show(element, among: AccessibilityInspector.elements(in: view))
    }
}
