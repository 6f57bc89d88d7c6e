import QuartzCore

// Displays a configuration: creates the subviews that only configured buttons have, and updates them.
extension UIButton {
    /// The state that a button stores for its configuration.
    struct ConfigurationState {
        /// The configuration that the app set.
        var configuration: Configuration?
        /// The displayed configuration, with the colors of the current state.
        var shown: Configuration?
        var needsUpdate = false
        var isUpdating = false
        /// The content size at the last update.
        var knownSize: CGSize?
        var subtitle: ButtonTitleLabel?
        var indicator: UIActivityIndicatorView?
        /// The view of the app in the background.
        var backgroundView: UIView?
    }

    func setConfiguration(_ new: Configuration?) {
        configurationState.configuration = new
        if new == nil {
            removeConfiguration()
        } else if configurationState.isUpdating {
            // `updateConfigurationIfNeeded()` displays it when the update ends.
            return
        } else {
            setNeedsUpdateConfiguration()
        }
    }

    private func removeConfiguration() {
        configurationState.shown = nil
        configurationState.needsUpdate = false
        configurationState.subtitle?.removeFromSuperview()
        configurationState.subtitle = nil
        configurationState.indicator?.removeFromSuperview()
        configurationState.indicator = nil
        showBackgroundView(nil)
        backgroundLayer?.borderWidth = 0
        label.numberOfLines = 1
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        label.font = UIButton.standardFont(for: buttonType)
        contentDidChange()
    }

    /// Updates the displayed configuration if an update is pending.
    func updateConfigurationIfNeeded() {
        guard configurationState.needsUpdate, !configurationState.isUpdating else { return }
        configurationState.needsUpdate = false
        configurationState.isUpdating = true
        updateConfiguration()
        configurationState.isUpdating = false
        showConfiguration()
    }

    private func showConfiguration() {
        guard let configuration = configurationState.configuration else { return }
        let shown = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : plainColors(configuration)
        configurationState.shown = shown
        showTexts(shown)
        updateImage()
        updateBackgroundImage()
        showIndicator(shown)
        showBackground(shown)
        // Most updates change only colors; then no new layout is necessary.
        let size = configuredSize(shown, fitting: 0)
        if size != configurationState.knownSize {
            configurationState.knownSize = size
            invalidateIntrinsicContentSize()
        }
    }

    /// Returns the configuration with colors that do not depend on the state.
    private func plainColors(_ configuration: Configuration) -> Configuration {
        var result = configuration
        result.baseForegroundColor = configuration.baseForegroundColor ?? tintColor
        result.background.backgroundColor =
            configuration.background.backgroundColor ?? configuration.baseBackgroundColor ?? .clear
        return result
    }

    // MARK: Text

    private func showTexts(_ shown: Configuration) {
        let color = shown.baseForegroundColor ?? .label
        let size = shown.buttonSize
        show(
            shown.attributedTitle.map { NSAttributedString($0) } ?? (shown.title == nil ? currentAttributedTitle : nil),
            plain: shown.title ?? currentTitle, in: label, font: size.font, color: color,
            shown.titleTextAttributesTransformer, shown.titleLineBreakMode)
        let hasSubtitle = shown.subtitle != nil || shown.attributedSubtitle != nil
        guard hasSubtitle else {
            configurationState.subtitle?.removeFromSuperview()
            configurationState.subtitle = nil
            return
        }
        let subtitle = configurationState.subtitle ?? makeSubtitle()
        show(
            shown.attributedSubtitle.map { NSAttributedString($0) }, plain: shown.subtitle, in: subtitle,
            font: size.subtitleFont, color: color, shown.subtitleTextAttributesTransformer, shown.subtitleLineBreakMode)
    }

    private func makeSubtitle() -> ButtonTitleLabel {
        let subtitle = ButtonTitleLabel(frame: .zero)
        subtitle.button = self
        configurationState.subtitle = subtitle
        addSubview(subtitle)
        return subtitle
    }

    private func show(
        _ attributed: NSAttributedString?, plain: String?, in label: UILabel, font: UIFont, color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?, _ lineBreak: NSLineBreakMode
    ) {
        label.lineBreakMode = lineBreak
        label.numberOfLines = lineBreak == .byWordWrapping || lineBreak == .byCharWrapping ? 0 : 1
        let isPlain = attributed == nil && transformer == nil
        if isPlain {
            label.setPlainText(plain)
            label.font = font
            label.textColor = color
            return
        }
        var looks = AttributeContainer()
        looks.uiKit.font = font
        looks.uiKit.foregroundColor = color
        if let transformer { looks = transformer(looks) }
        let text: NSMutableAttributedString
        if let attributed {
            text = NSMutableAttributedString(attributedString: attributed)
            // Attributes of the text take precedence over the standard ones.
            let standard = NSAttributedString(AttributedString(".", attributes: looks))
            let all = NSRange(location: 0, length: text.length)
            for (key, value) in standard.attributes(at: 0, effectiveRange: nil) {
                attributed.enumerateAttribute(key, in: all) { own, range, _ in
                    if own == nil { text.addAttribute(key, value: value, range: range) }
                }
            }
        } else {
            text = NSMutableAttributedString(
                attributedString: NSAttributedString(AttributedString(plain ?? "", attributes: looks)))
        }
        if label.attributedText != text { label.attributedText = text }
    }

    // MARK: Indicator and background

    private func showIndicator(_ shown: Configuration) {
        guard shown.showsActivityIndicator else {
            configurationState.indicator?.removeFromSuperview()
            configurationState.indicator = nil
            return
        }
        let indicator = configurationState.indicator ?? UIActivityIndicatorView(style: .medium)
        if configurationState.indicator == nil {
            indicator.isUserInteractionEnabled = false
            configurationState.indicator = indicator
            addSubview(indicator)
            indicator.startAnimating()
        }
        let color = shown.baseForegroundColor ?? .label
        indicator.color = shown.activityIndicatorColorTransformer?(color) ?? color
    }

    private func showBackgroundView(_ view: UIView?) {
        guard view !== configurationState.backgroundView else { return }
        configurationState.backgroundView?.removeFromSuperview()
        configurationState.backgroundView = view
        guard let view else { return }
        view.isUserInteractionEnabled = false
        insertSubview(view, at: 0)
        setNeedsLayout()
    }

    private func showBackground(_ shown: Configuration) {
        let background = shown.background
        showBackgroundView(background.customView)
        let color = background.resolvedBackgroundColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        let isNeeded = color.alpha > 0 || background.strokeWidth > 0
        guard isNeeded || backgroundLayer != nil else { return }
        let layer = backgroundLayer ?? CALayer()
        if backgroundLayer == nil {
            layer.animatesImplicitly = false
            self.layer.insertSublayer(layer, at: 0)
            backgroundLayer = layer
        }
        layer.isHidden = !isNeeded
        layer.backgroundColor = color
        layer.borderWidth = max(0, background.strokeWidth)
        let stroke = background.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        layer.borderColor = isEnabled ? stroke : stroke.copy(alpha: stroke.alpha * ControlStyle.disabledOpacity)
        layoutConfiguredBackground(shown)
    }

    func layoutConfiguredBackground(_ shown: Configuration) {
        let background = shown.background
        configurationState.backgroundView?.frame = bounds.inset(
            by: background.backgroundInsets.edgeInsets(isRightToLeft: isRightToLeft))
        guard let backgroundLayer else { return }
        let outset = background.strokeWidth > 0 ? background.strokeOutset : 0
        let insets = background.backgroundInsets.edgeInsets(isRightToLeft: isRightToLeft)
        let frame = bounds.inset(by: insets).insetBy(dx: -outset, dy: -outset)
        backgroundLayer.frame = frame
        let size = backgroundLayer.bounds.size
        backgroundLayer.cornerRadius = min(
            max(0, shown.cornerRadius(for: bounds.size) + outset), size.width / 2, size.height / 2)
    }
}
