import UIKit

/// A box that becomes first responder when the user clicks it.
final class KeyField: UIView {
    /// The title of the box.
    let name: String
    /// Called for each key that the user presses or releases.
    var onPress: ((UIPress) -> Void)?
    /// Called when the box became or resigned first responder.
    var onFocus: (() -> Void)?
    /// A Boolean value that indicates whether the box stops key events instead of passing them to the next responder.
    var stopsKeyEvents = false

    private let label: UILabel

    init(_ name: String) {
        self.name = name
        label = UILabel(name, font: Style.strongText)
        super.init(frame: .zero)
        accessibilityLabel = name
        label.textAlignment = .center
        layer.cornerRadius = 8
        addSubview(label)
        showFocus()
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        showFocus()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showFocus()
    }

    // MARK: First responder

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        showFocus()
        onFocus?()
        return became
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        showFocus()
        onFocus?()
        return resigned
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }

    private func showFocus() {
        let hasFocus = isFirstResponder
        let color: UIColor = hasFocus ? tintColor : .separator
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        layer.borderWidth = hasFocus ? 2 : 1
        label.text = hasFocus ? "\(name) has focus" : name
        label.textColor = hasFocus ? .tintColor : .secondaryLabel
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        KeyTrace.shared.begin()
        KeyTrace.shared.note(self)
        for item in presses { onPress?(item) }
        if !stopsKeyEvents { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for item in presses { onPress?(item) }
        if !stopsKeyEvents { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for item in presses { onPress?(item) }
        if !stopsKeyEvents { super.pressesCancelled(presses, with: event) }
    }
}
