import CoreGraphics

/// The content of a button for each state.
struct ButtonContent {
    /// Values for a subset of the states.
    struct ByState<Value> {
        private var values: [UIControl.State: Value] = [:]

        subscript(state: UIControl.State) -> Value? {
            get { values[state] }
            set { values[state] = newValue }
        }

        /// Returns the value of the state, otherwise that of `.normal`. `.focused` is ignored first: a selected button
        /// with keyboard focus displays its content for `.selected`.
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

/// The label of a button, which tells the button when the size of the title changes.
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

    /// Adds an action that the button performs when it is triggered, and uses the title and image of the action.
    func adopt(_ primaryAction: UIAction) {
        addAction(primaryAction, for: .primaryActionTriggered)
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
    }

    /// Displays a changed title, image or inset immediately, and invalidates the layout and size of the button.
    func contentDidChange() {
        if configurationState.configuration != nil { return setNeedsUpdateConfiguration() }
        showContent()
        titleSizeDidChange()
    }

    func titleSizeDidChange() {
        // The texts of a configuration are updated together with everything else that changes the size.
        if configurationState.configuration != nil { return }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Displays the content for a new state. Layout is invalidated only if a title or image differs.
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
            // Setting an equal text would cause another text layout.
            if label.attributedText != title { label.attributedText = title }
        } else {
            label.setPlainText(currentTitle)
        }
        updateImage()
        updateBackgroundImage()
        appearanceDidChange()
    }

    /// Updates the colors for the current state and tint color.
    func appearanceDidChange() {
        if configurationState.configuration != nil { return setNeedsUpdateConfiguration() }
        if currentAttributedTitle == nil { label.textColor = currentTitleColor }
        let opacity = contentOpacity
        if label.layer.opacity != opacity { label.layer.opacity = opacity }
        if let imageViewStorage {
            if imageViewStorage.layer.opacity != opacity { imageViewStorage.layer.opacity = opacity }
            if buttonType != .custom { imageViewStorage.tintColor = isEnabled ? nil : .tertiaryLabel }
        }
        updateBackground()
    }

    /// The opacity of title and image. They are dimmed if the button is disabled and has no colors for that state. A
    /// pressed button changes only its background, so that its content stays readable.
    private var contentOpacity: Float {
        guard !isEnabled, content.titleColors[state.subtracting(.focused)] == nil, hasColorsOfItsOwn else { return 1 }
        // A background of the app is dimmed as well.
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
