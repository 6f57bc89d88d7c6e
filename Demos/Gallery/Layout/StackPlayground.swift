import UIKit

/// A stack view with controls for its axis, distribution and alignment, and a button that hides one of its views.
final class StackPlayground: VerticalStack {
    private let stack = UIStackView()
    private let axis = UISegmentedControl(items: ["Horizontal", "Vertical"])
    private let distribution = UISegmentedControl(items: ["Fill", "Equal", "Proportional", "Spacing", "Centering"])
    private let alignment = UISegmentedControl(items: ["Fill", "Leading", "Center", "Trailing"])
    private let hide = UIButton(configuration: .gray())

    private static let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    private static let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]

    init() {
        let stage = UIView()
        stage.backgroundColor = .tertiarySystemFill
        stage.layer.cornerRadius = Style.innerRadius
        let controls = [("Axis", axis), ("Distribution", distribution), ("Alignment", alignment)]
        super.init(
            controls.map { Field($0.0, $0.1) } + [FixedHeightView(stage, height: 236), HorizontalStack([hide])])
        for (name, control) in controls {
            control.accessibilityLabel = name
            control.selectedSegmentIndex = 0
            control.addTarget(self, action: StackPlayground.settingDidChange, for: .valueChanged)
        }
        hide.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
        let sizes = [CGSize(width: 64, height: 40), CGSize(width: 96, height: 56), CGSize(width: 128, height: 72)]
        for (index, size) in sizes.enumerated() {
            stack.addArrangedSubview(StackSample("\(index + 1)", color: Style.color(index), size: size))
        }
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.addSubview(stack)
        let padding = Style.padding
        let flexible = [
            stack.bottomAnchor.constraint(equalTo: stage.bottomAnchor, constant: -padding),
            stack.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -padding),
        ]
        // These give way while the stage is too small, such as before its first layout.
        for constraint in flexible { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            flexible + [
                stack.topAnchor.constraint(equalTo: stage.topAnchor, constant: padding),
                stack.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: padding),
            ])
        updateTitle()
    }

    required init?(coder: NSCoder) { nil }

    private func settingDidChange() {
        UIView.animate(withDuration: 0.3) {
            self.stack.axis = self.axis.selectedSegmentIndex == 1 ? .vertical : .horizontal
            self.stack.distribution = StackPlayground.distributions[max(0, self.distribution.selectedSegmentIndex)]
            self.stack.alignment = StackPlayground.alignments[max(0, self.alignment.selectedSegmentIndex)]
            self.stack.layoutIfNeeded()
        }
    }

    /// Hides or shows the view in the middle, with an animation.
    private func toggle() {
        let view = stack.arrangedSubviews[1]
        UIView.animate(withDuration: 0.3) {
            view.isHidden.toggle()
            self.stack.layoutIfNeeded()
        }
        updateTitle()
    }

    private func updateTitle() {
        hide.configuration?.title = stack.arrangedSubviews[1].isHidden ? "Show view 2" : "Hide view 2"
        hide.superview?.setNeedsLayout()
    }
}
