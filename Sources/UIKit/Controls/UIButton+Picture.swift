import QuartzCore

// The image of a button.
extension UIButton {
    /// Returns the image view, which is created when there is an image or the app requests the view.
    func makePictureView() -> UIImageView {
        if let pictureView { return pictureView }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        insertSubview(view, belowSubview: label)
        pictureView = view
        return view
    }

    /// The image to display.
    private var wantedPicture: UIImage? {
        if let shown = configurationState.shown {
            return shown.showsActivityIndicator ? nil : shown.image ?? currentImage
        }
        return currentImage
    }

    /// Displays the background image behind all other content. A configuration defines its own background instead.
    func showBackgroundPicture() {
        let image = configurationState.configuration == nil ? currentBackgroundImage : nil
        guard image != nil || backgroundPictureView != nil else { return }
        let view = backgroundPictureView ?? UIImageView(frame: .zero)
        if backgroundPictureView == nil {
            backgroundPictureView = view
            insertSubview(view, at: 0)
        }
        view.image = image
        view.isHidden = image == nil
        setNeedsLayout()
    }

    /// The size of the displayed image, in points; zero without an image.
    var shownPictureSize: CGSize { pictureView?.image == nil ? .zero : pictureView?.intrinsicContentSize ?? .zero }

    /// Displays the image in the image view, as a template image if the button draws images in a single color.
    func showPicture() {
        guard let image = wantedPicture else {
            if let pictureView, pictureView.image != nil { pictureView.image = nil }
            pictureSource = nil
            return
        }
        let view = makePictureView()
        let isTinted = configurationState.shown != nil || buttonType != .custom
        if pictureSource !== image {
            pictureSource = image
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
