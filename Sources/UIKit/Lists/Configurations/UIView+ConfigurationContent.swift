import QuartzCore

// The labels and images of views that display configurations.
extension UIView {
    /// Displays a text in a label, which is created when it is needed.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - properties: The appearance of the text.
    ///   - alignment: The alignment of the text.
    ///   - old: The label that displays the previous text; nil if there is none.
    /// - Returns: The label; nil if there is no text, and the old label is removed.
    func label(
        for text: ContentText, _ properties: some ContentTextProperties, _ alignment: NSTextAlignment, _ old: UILabel?
    ) -> UILabel? {
        guard !text.isEmpty else {
            old?.removeFromSuperview()
            return nil
        }
        let label = old ?? UILabel(frame: .zero)
        if old == nil { addSubview(label) }
        if text.attributed == nil { label.setPlainText(text.plain.map(properties.transformed)) }
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textColor = properties.resolvedColor()
        label.textAlignment = alignment
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = max(0, properties.numberOfLines)
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        // An attributed text comes last: it takes its attributes from the label where it has none.
        if let attributed = text.attributed, label.attributedText != attributed { label.attributedText = attributed }
        return label
    }

    /// Displays an image in an image view, which is created when it is needed.
    ///
    /// - Parameters:
    ///   - image: The image; nil for none.
    ///   - symbols: The configuration of symbols.
    ///   - tintColor: The color of template images.
    ///   - cornerRadius: The corner radius, in points.
    ///   - old: The view that displays the previous image; nil if there is none.
    /// - Returns: The image view; nil if there is no image, and the old view is removed.
    func imageView(
        for image: UIImage?, _ symbols: UIImage.SymbolConfiguration?, tintColor: UIColor?, cornerRadius: CGFloat,
        _ old: UIImageView?
    ) -> UIImageView? {
        guard let image else {
            old?.removeFromSuperview()
            return nil
        }
        let view = old ?? UIImageView(frame: .zero)
        if old == nil {
            view.contentMode = .scaleAspectFit
            addSubview(view)
        }
        view.preferredSymbolConfiguration = symbols
        view.image = image
        view.tintColor = tintColor
        view.layer.cornerRadius = max(0, cornerRadius)
        view.clipsToBounds = cornerRadius > 0
        return view
    }
}
