import UIKit

/// A page with gesture recognizers on nested views, and switches for their relations to each other and to touch
/// delivery.
final class RelationsPage: CardPage {
    private let stage: RecognizerRelationsView
    private let simultaneous = UISwitch()
    private let innerWaits = UISwitch()
    private let outerWaits = UISwitch()
    private let cancels = UISwitch()
    private let delays = UISwitch()

    init() {
        let stage = RecognizerRelationsView()
        self.stage = stage
        let fields = VerticalStack(spacing: 4, [])
        super.init(
            title: "Relations",
            summary: "Tap, hold and drag in the inner view to see what is recognized and what the views receive.",
            weighted: [
                [
                    (Card("Tap, long press and pan in each view", content: FixedHeightView(stage, height: 440)), 1),
                    (Card("Options", content: FixedHeightView(fields, height: 440)), 1),
                ]
            ])
        cancels.isOn = true
        let named = [
            ("Simultaneous", simultaneous), ("Inner waits for outer to fail", innerWaits),
            ("Outer waits for inner to fail", outerWaits), ("cancelsTouchesInView", cancels),
            ("delaysTouchesBegan", delays),
        ]
        for (name, control) in named {
            control.accessibilityLabel = name
            control.addTarget(self, action: RelationsPage.didChange, for: .valueChanged)
            fields.add(Field(name, nameWidth: 200, control))
        }
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { simultaneous }

    private func didChange(_ sender: UISwitch) {
        // Two recognizers that wait for each other would wait forever.
        if sender === innerWaits, sender.isOn { outerWaits.setOn(false, animated: true) }
        if sender === outerWaits, sender.isOn { innerWaits.setOn(false, animated: true) }
        stage.isSimultaneous = simultaneous.isOn
        stage.innerWaits = innerWaits.isOn
        stage.outerWaits = outerWaits.isOn
        stage.setAll(\.cancelsTouchesInView, cancels.isOn)
        stage.setAll(\.delaysTouchesBegan, delays.isOn)
    }
}
