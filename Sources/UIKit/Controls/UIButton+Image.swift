import QuartzCore

// The image of a button.
extension UIButton {
    /// Returns the image view, which is created when there is an image or the app requests the view.
    func makeImageView() -> UIImageView {
        if let imageViewStorage { return imageViewStorage }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        view.semanticContentAttribute = semanticContentAttribute
        insertSubview(view, belowSubview: label)
        imageViewStorage = view
        return view
    }

    /// The image to display.
    private var resolvedImage: UIImage? {
        if let shown = configurationState.shown {
            return shown.showsActivityIndicator ? nil : shown.image ?? currentImage
        }
        return currentImage
    }

    /// Displays the background image behind all other content. A configuration defines its own background instead.
    func updateBackgroundImage() {
        let image = configurationState.configuration == nil ? currentBackgroundImage : nil
        guard image != nil || backgroundImageView != nil else { return }
        let view = backgroundImageView ?? UIImageView(frame: .zero)
        if backgroundImageView == nil {
            backgroundImageView = view
            insertSubview(view, at: 0)
        }
        view.image = image
        view.isHidden = image == nil
        setNeedsLayout()
    }

    /// The size of the displayed image, in points; zero without an image.
    var displayedImageSize: CGSize {
        imageViewStorage?.image == nil ? .zero : imageViewStorage?.intrinsicContentSize ?? .zero
    }

    /// Displays the image in the image view, as a template image if the button draws images in a single color.
    func updateImage() {
        guard let image = resolvedImage else {
            if let imageViewStorage, imageViewStorage.image != nil { imageViewStorage.image = nil }
            displayedImage = nil
            return
        }
        let view = makeImageView()
        let isTinted = configurationState.shown != nil || buttonType != .custom
        if displayedImage !== image {
            displayedImage = image
            view.image =
                isTinted && image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        }
        if let shown = configurationState.shown {
            let color = shown.baseForegroundColor ?? .label
            view.preferredSymbolConfiguration =
                shown.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: shown.buttonSize.font)
            view.tintColor = shown.imageColorTransformer?(color) ?? color
        } else {
            view.tintColor = buttonType != .custom && !isEnabled ? .tertiaryLabel : nil
        }
    }
}
