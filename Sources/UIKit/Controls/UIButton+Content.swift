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

        /// The state's value, otherwise that of `.normal`. Having the keys is no state to fall back from: a button that
        /// is selected and has them shows what it shows when it is selected.
        func value(for state: UIControl.State) -> Value? {
            values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
        }
    }

    var titles = ByState<String>()
    var attributedTitles = ByState<NSAttributedString>()
    var titleColors = ByState<UIColor>()
    var images = ByState<UIImage>()
    var backgroundImages = ByState<UIImage>()
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
        default: Configuration.Size.medium.font
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

    /// Performs an action when the button is triggered, and shows its title and image.
    func adopt(_ primaryAction: UIAction) {
        addAction(primaryAction, for: .primaryActionTriggered)
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
    }

    /// A title, picture or distance is another one: shown at once, and the button's size may differ.
    func contentDidChange() {
        if configurationState.configuration != nil { return setNeedsUpdateConfiguration() }
        showContent()
        titleSizeDidChange()
    }

    func titleSizeDidChange() {
        // Texts of a configuration are shown with all else that changes the size.
        if configurationState.configuration != nil { return }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// What the new state has of its own is shown; layout is due only if title or picture differ.
    func showState(from old: State) {
        if configurationState.configuration != nil {
            if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
            return
        }
        if old != state, hasContentOfItsOwn(in: old) || hasContentOfItsOwn(in: state) {
            showContent()
            setNeedsLayout()
        }
        appearanceDidChange()
    }

    private func hasContentOfItsOwn(in state: State) -> Bool {
        [state, state.subtracting(.focused)].contains {
            $0 != .normal
                && (content.titles[$0] != nil || content.attributedTitles[$0] != nil || content.images[$0] != nil
                    || content.backgroundImages[$0] != nil)
        }
    }

    private func showContent() {
        if let title = currentAttributedTitle {
            // Setting it anew would lay it out anew.
            if label.attributedText != title { label.attributedText = title }
        } else {
            label.setPlainText(currentTitle)
        }
        showPicture()
        showBackgroundPicture()
        appearanceDidChange()
    }

    /// The colours as the state and the tint say.
    func appearanceDidChange() {
        if configurationState.configuration != nil { return setNeedsUpdateConfiguration() }
        if currentAttributedTitle == nil { label.textColor = currentTitleColor }
        let strength = contentStrength
        if label.layer.opacity != strength { label.layer.opacity = strength }
        if let pictureView {
            if pictureView.layer.opacity != strength { pictureView.layer.opacity = strength }
            if buttonType != .custom { pictureView.tintColor = isEnabled ? nil : .tertiaryLabel }
        }
        updateGround()
    }

    /// How strong title and picture are: paler when a button is disabled that has no colours for that. A button that is
    /// pressed says so by its ground, and stays readable.
    private var contentStrength: Float {
        guard !isEnabled, content.titleColors[state.subtracting(.focused)] == nil, hasColorsOfItsOwn else { return 1 }
        // A ground of the app's own is paler too.
        return buttonType == .system && backgroundColor != nil ? 0.8 : 0.5
    }

    private var hasColorsOfItsOwn: Bool {
        content.titleColors[.normal] != nil || currentAttributedTitle != nil
            || (currentImage != nil && buttonType == .custom)
    }

    func standardTitleColor(for state: State) -> UIColor {
        guard buttonType != .custom else { return state.contains(.disabled) ? .tertiaryLabel : .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }
}
