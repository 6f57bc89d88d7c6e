import QuartzCore

// The picture of a button.
extension UIButton {
    /// The view for pictures, made when there is first one, or somebody asks for it.
    func makePictureView() -> UIImageView {
        if let pictureView { return pictureView }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        insertSubview(view, belowSubview: label)
        pictureView = view
        return view
    }

    /// The picture as it is to be shown.
    private var wantedPicture: UIImage? {
        if let shown = configurationState.shown {
            return shown.showsActivityIndicator ? nil : shown.image ?? currentImage
        }
        return currentImage
    }

    /// Shows the picture behind everything else. A configuration has a ground of its own.
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

    /// The size of the picture in points; zero without one.
    var shownPictureSize: CGSize { pictureView?.image == nil ? .zero : pictureView?.intrinsicContentSize ?? .zero }

    /// Gives the view the picture, as a template where the button's look wants it in one colour.
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
