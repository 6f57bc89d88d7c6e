import UIKit

/// A color swatch that can be focused, and selected with Space, Return or a click.
final class Swatch: UIView {
    var onChoose: ((Swatch) -> Void)?

    /// A Boolean value that indicates whether the swatch is selected. Tab moves focus to the selected swatch of a
    /// group.
    var isChosen = false {
        didSet {
            dot.isHidden = !isChosen
            focusGroupPriority = isChosen ? .prioritized : .ignored
        }
    }

    private let dot = UIView()

    init(number: Int, color: UIColor) {
        super.init(frame: .zero)
        accessibilityLabel = "swatch \(number)"
        backgroundColor = color
        layer.cornerRadius = 6
        focusEffect = UIFocusHaloEffect()
        dot.backgroundColor = .onFilled
        dot.layer.cornerRadius = 4
        dot.isHidden = true
        dot.isUserInteractionEnabled = false
        addSubview(dot)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Swatch.wasTapped))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = CGRect(x: bounds.midX - 4, y: bounds.midY - 4, width: 8, height: 8)
    }

    private func wasTapped() { onChoose?(self) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let keys = presses.compactMap(\.key?.keyCode)
        if keys.contains(.keyboardSpacebar) || keys.contains(.keyboardReturnOrEnter) { return wasTapped() }
        super.pressesBegan(presses, with: event)
    }
}
