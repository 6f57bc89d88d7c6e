import UIKit

/// A page about Auto Layout: a scene that the user resizes, and a stack view with its settings.
final class ConstraintsPage: CardPage {
    private let scene = ResizableScene(content: TrailView())
    private let constraintSwitch = UISwitch()

    init() {
        constraintSwitch.accessibilityLabel = "Show constraints"
        let content = VerticalStack([
            Field("Show constraints", nameWidth: 140, constraintSwitch), FixedHeightView(scene, height: 380),
        ])
        super.init(
            title: "Constraints", summary: "NSLayoutConstraint and UIStackView: drag the corner of the scene.",
            [[Card("Scene", content: content)], [Card("Stack view", content: StackPlayground())]])
        constraintSwitch.addTarget(self, action: ConstraintsPage.showConstraintsDidChange, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { constraintSwitch }

    private func showConstraintsDidChange() { scene.showsConstraints = constraintSwitch.isOn }
}
