import CoreGraphics

/// What a button shows in which state.
struct ButtonContent {
    /// A value for each state that has one.
    struct ByState<Value> {
        private var values: [UIControl.State: Value] = [:]

        subscript(state: UIControl.State) -> Value? {
            get { values[state] }
            set { values[state] = newValue }
        }

        /// The state's value, otherwise that of `.normal`.
        func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
    }

    var titles = ByState<String>()
    var attributedTitles = ByState<NSAttributedString>()
    var titleColors = ByState<UIColor>()
    var images = ByState<UIImage>()
    var insets = UIEdgeInsets.zero
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero
}

/// The label in a button: a title of another size changes the button's.
final class ButtonTitleLabel: UILabel {
    weak var button: UIButton?

    package override func contentSizeDidChange() { button?.titleSizeDidChange() }
}

extension UIButton {
    static func standardFont(for type: ButtonType) -> UIFont {
        switch type {
        case .custom: UIFont.systemFont(ofSize: UIFont.buttonFontSize)
        case .system: UIFont.systemFont(ofSize: 15, weight: .medium)
        }
    }

    func setUpButton() {
        isOpaque = false
        label.button = self
        label.font = UIButton.standardFont(for: buttonType)
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        addSubview(label)
        appearanceDidChange()
    }

    /// A title, picture or distance is another one: shown at once, and the button's size may differ.
    func contentDidChange() {
        showContent()
        titleSizeDidChange()
    }

    func titleSizeDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// What the new state has of its own is shown; layout is due only if title or picture differ.
    func showState(from old: State) {
        if old != state, hasContentOfItsOwn(in: old) || hasContentOfItsOwn(in: state) {
            showContent()
            setNeedsLayout()
        }
        appearanceDidChange()
    }

    private func hasContentOfItsOwn(in state: State) -> Bool {
        state != .normal
            && (content.titles[state] != nil || content.attributedTitles[state] != nil || content.images[state] != nil)
    }

    private func showContent() {
        if let title = currentAttributedTitle {
            // Setting it anew would lay it out anew.
            if label.attributedText != title { label.attributedText = title }
        } else {
            label.setPlainText(currentTitle)
        }
        showPicture()
        appearanceDidChange()
    }

    /// The colours as the state and the tint say.
    func appearanceDidChange() {
        if currentAttributedTitle == nil { label.textColor = currentTitleColor }
        let strength = contentStrength
        if label.layer.opacity != strength { label.layer.opacity = strength }
        if let pictureLayer, pictureLayer.opacity != strength { pictureLayer.opacity = strength }
        updateGround()
    }

    /// How strong title and picture are: paler when a `.system` button is pressed, and when a button is disabled that has
    /// no colours for that.
    private var contentStrength: Float {
        guard isEnabled else {
            return content.titleColors[state] == nil && hasColorsOfItsOwn ? UIButton.disabledStrength : 1
        }
        // On a ground of the app's own, the ground says it.
        return buttonType == .system && isHighlighted && backgroundColor == nil ? 0.6 : 1
    }

    private static let disabledStrength: Float = 0.5

    private var hasColorsOfItsOwn: Bool {
        content.titleColors[.normal] != nil || currentAttributedTitle != nil || currentImage != nil
    }

    func standardTitleColor(for state: State) -> UIColor {
        guard buttonType == .system else { return state.contains(.disabled) ? .tertiaryLabel : .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }
}
