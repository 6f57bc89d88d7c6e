import UIKit

/// A view that can become first responder and performs some actions.
class CommandBox: UIView {
    /// Called with the name and the selector of an action that the box performed.
    var onPerform: ((String, Selector) -> Void)?
    /// Called when the box became or resigned first responder.
    var onFocus: (() -> Void)?
    private let label: UILabel

    init(_ name: String, _ detail: String) {
        label = UILabel("\(name): \(detail)", font: Style.smallText)
        super.init(frame: .zero)
        accessibilityLabel = name
        layer.cornerRadius = Style.innerRadius
        backgroundColor = .quaternarySystemFill
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the reason why the box does not perform an action that its class implements. Returns nil if the box
    /// performs the action or if its class does not implement it.
    func refusal(of action: Selector) -> String? { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 12, y: 8, width: max(0, bounds.width - 24), height: 20)
    }

    // MARK: First responder

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        defer { focusDidChange() }
        return super.becomeFirstResponder()
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        defer { focusDidChange() }
        return super.resignFirstResponder()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        focusDidChange()
    }

    private func focusDidChange() {
        layer.borderWidth = isFirstResponder ? 2 : 0
        layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
        onFocus?()
    }
}

/// The inner box. It implements copy, and cut while there is a selection.
final class InnerBox: CommandBox {
    var hasSelection = false

    init() { super.init("Inner", "performs copy, and cut with a selection") }

    required init?(coder: NSCoder) { nil }

    override func copy(_ sender: Any?) { onPerform?("Copy", Selector(UIResponder.copy(_:))) }

    override func cut(_ sender: Any?) { onPerform?("Cut", Selector(UIResponder.cut(_:))) }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        refusal(of: action) == nil && super.canPerformAction(action, withSender: sender)
    }

    override func refusal(of action: Selector) -> String? {
        action == Selector(UIResponder.cut(_:)) && !hasSelection ? "no selection" : nil
    }
}

/// The outer box. It implements paste, and contains the inner box.
final class OuterBox: CommandBox {
    let inner = InnerBox()

    init() {
        super.init("Outer", "performs paste")
        addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 136) }

    override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = CGRect(x: 12, y: 36, width: max(0, bounds.width - 24), height: max(0, bounds.height - 48))
    }

    override func paste(_ sender: Any?) { onPerform?("Paste", Selector(UIResponder.paste(_:))) }
}
