import QuartzCore

// How the picture gets into the layer: as its contents, without a copy. Where the picture has parts that keep their
// size, it is drawn straight into the frame instead.
extension UIImageView: LayerPainter {
    func setUpImageView() {
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// The picture to show at this moment.
    private var shownImage: UIImage? {
        styled((animation.shown ?? (isHighlighted ? highlightedImage ?? image : image))?.variant(for: traitCollection))
    }

    /// The image as this view wants symbols to be.
    func styled(_ image: UIImage?) -> UIImage? {
        guard let image, let own = image.symbolConfiguration, let preferred = preferredSymbolConfiguration else {
            return image
        }
        return image.withConfiguration(preferred.applying(own))
    }

    /// The colour the picture's shape is shown in; nil if it is shown as it is.
    private func color(of image: UIImage) -> CGColor? {
        let color = image.isTemplate ? tintColor : image.attributes.tint
        return color?.resolvedColor(with: traitCollection).cgColor
    }

    /// Whether the picture is another one when the bounds change.
    var dependsOnSize: Bool { shownImage?.isSymbolImage ?? false && scalesContents }

    private var scalesContents: Bool {
        switch contentMode {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: true
        default: false
        }
    }

    private var fillsBounds: Bool { contentMode == .scaleToFill || contentMode == .redraw }

    /// Gives the layer the picture as it is now.
    func showPicture() {
        let screenScale = traitCollection.displayScale
        guard let image = shownImage else {
            layer.painter = nil
            return setContents(nil, scale: screenScale)
        }
        if image.isResizable, fillsBounds {
            setContents(nil, scale: screenScale)
            layer.painter = self
            return layer.setNeedsPaint()
        }
        layer.painter = nil
        guard let symbol = image.symbol else {
            applyContentMode()
            return setContents(image.picture(symbolScale: 1, color: color(of: image)), scale: image.scale)
        }
        let size = scalesContents ? fitted(symbol.size) : symbol.size
        let pixels = CGSize(width: size.width * screenScale, height: size.height * screenScale)
        applyContentMode()
        // Drawn as large as it is shown, so that its edges stay sharp; then it only needs to be put in the middle.
        if scalesContents { layer.contentsGravity = .center }
        setContents(image.picture(pixelSize: pixels, color: color(of: image)), scale: screenScale)
    }

    private func setContents(_ contents: CGImage?, scale: CGFloat) {
        if layer.contentsScale != scale, scale > 0 { layer.contentsScale = scale }
        if layer.contents as? CGImage !== contents { layer.contents = contents }
    }

    /// The size that the content mode gives to something of another size.
    private func fitted(_ size: CGSize) -> CGSize {
        let room = bounds.size
        guard room.width > 0, room.height > 0, !fillsBounds else {
            return room.width > 0 && room.height > 0 ? room : size
        }
        let (across, down) = (room.width / size.width, room.height / size.height)
        let factor = contentMode == .scaleAspectFit ? min(across, down) : max(across, down)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Draws a picture that has parts of fixed size.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        guard let image = shownImage else { return }
        image.draw(in: bounds, of: context, color: color(of: image))
    }
}
