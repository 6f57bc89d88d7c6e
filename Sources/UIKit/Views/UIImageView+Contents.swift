import QuartzCore

// The display of the image. Usually the image becomes the contents of the layer, without a copy. A resizable image with
// cap insets is drawn directly into the frame instead.
extension UIImageView: LayerPainter, LayerContentsDrawing {
    func setUpImageView() {
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// The image to display.
    private var shownImage: UIImage? {
        styled((animation.shown ?? (isHighlighted ? highlightedImage ?? image : image))?.variant(for: traitCollection))?
            .flipped(isRightToLeft: isRightToLeft)
    }

    /// Returns the image with the preferred symbol configuration of this view.
    func styled(_ image: UIImage?) -> UIImage? {
        guard let image, let own = image.symbolConfiguration, let preferred = preferredSymbolConfiguration else {
            return image
        }
        return image.withConfiguration(preferred.applying(own))
    }

    /// Returns the color of a template image, or `nil` if the image is drawn in its own colors.
    private func color(of image: UIImage) -> CGColor? {
        let color = image.isTemplate ? tintColor : image.attributes.tint
        return color?.resolvedColor(with: traitCollection).cgColor
    }

    /// A Boolean value that indicates whether the image depends on the size of the bounds.
    var dependsOnSize: Bool { shownImage?.isSymbolImage ?? false && scalesContents }

    private var scalesContents: Bool {
        switch contentMode {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: true
        default: false
        }
    }

    private var fillsBounds: Bool { contentMode == .scaleToFill || contentMode == .redraw }

    /// Updates the layer with the current image.
    func updateContents() {
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
            let picture = image.picture(symbolScale: 1, color: color(of: image))
            return setContents(picture, scale: picture.map { image.pixelsPerPoint(of: $0) } ?? image.scale)
        }
        let size = scalesContents ? fitted(symbol.size) : symbol.size
        let pixels = CGSize(width: size.width * screenScale, height: size.height * screenScale)
        applyContentMode()
        // The symbol is rasterized at the displayed size, so that its edges are sharp. It only needs to be centered.
        if scalesContents { layer.contentsGravity = .center }
        setContents(image.picture(pixelSize: pixels, color: color(of: image)), scale: screenScale)
    }

    private func setContents(_ contents: CGImage?, scale: CGFloat) {
        if layer.contentsScale != scale, scale > 0 { layer.contentsScale = scale }
        if layer.contents as? CGImage !== contents { layer.contents = contents }
    }

    /// Returns the size that the content mode gives to content of the given size.
    private func fitted(_ size: CGSize) -> CGSize {
        let room = bounds.size
        guard room.width > 0, room.height > 0, !fillsBounds else {
            return room.width > 0 && room.height > 0 ? room : size
        }
        let (across, down) = (room.width / size.width, room.height / size.height)
        let factor = contentMode == .scaleAspectFit ? min(across, down) : max(across, down)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Draws a symbol, of which the contents have the resolution of the screen.
    package func drawContents(of layer: CALayer, in rect: CGRect, of context: CGContext) -> Bool {
        guard let image = shownImage, image.isSymbolImage else { return false }
        image.draw(in: rect, of: context, color: color(of: image))
        return true
    }

    /// Draws a resizable image with cap insets.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        guard let image = shownImage else { return }
        image.draw(in: bounds, of: context, color: color(of: image))
    }
}
