/// The settings of ``CGContext/showGlyphs(_:at:)``.
struct GlyphSettings {
    var font: CGFont?
    var size: CGFloat = 0
    var matrix = CGAffineTransform.identity
    var shouldPosition = true
    var shouldQuantize = true
    /// The `allows` settings belong to the context, not to the graphics state, as
    /// ``CGContext/setAllowsAntialiasing(_:)``.
    var allowsPositioning = true
    var allowsQuantization = true
}

extension CGContext {
    /// Sets the font of ``showGlyphs(_:at:)``.
    public func setFont(_ font: CGFont) { state.glyphs.font = font }

    /// Sets the font size of ``showGlyphs(_:at:)``, in units of text space. Values that are not finite are ignored.
    public func setFontSize(_ size: CGFloat) { if size.isFinite { state.glyphs.size = size } }

    /// The transform from text space to user space.
    ///
    /// Its translation is ``textPosition``. The default is the identity. Values that are not finite are ignored.
    public var textMatrix: CGAffineTransform {
        get { state.glyphs.matrix }
        set {
            guard [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty].allSatisfy(\.isFinite)
            else { return }
            state.glyphs.matrix = newValue
        }
    }

    /// The origin of text space in user space. Values that are not finite are ignored.
    public var textPosition: CGPoint {
        get { CGPoint(x: state.glyphs.matrix.tx, y: state.glyphs.matrix.ty) }
        set {
            guard newValue.isFinite else { return }
            (state.glyphs.matrix.tx, state.glyphs.matrix.ty) = (newValue.x, newValue.y)
        }
    }

    /// Sets whether glyphs are positioned at fractions of a device pixel. The default is `true`.
    public func setShouldSubpixelPositionFonts(_ should: Bool) { state.glyphs.shouldPosition = should }

    /// Sets whether the context allows glyphs at fractions of a device pixel, in addition to
    /// ``setShouldSubpixelPositionFonts(_:)``. ``restoreGState()`` does not change this setting. The default is `true`.
    public func setAllowsFontSubpixelPositioning(_ allows: Bool) { state.glyphs.allowsPositioning = allows }

    /// Sets whether the positions of glyphs are rounded to quarters of a device pixel. The default is `true`.
    public func setShouldSubpixelQuantizeFonts(_ should: Bool) { state.glyphs.shouldQuantize = should }

    /// Sets whether the context allows rounding to quarters of a device pixel, in addition to
    /// ``setShouldSubpixelQuantizeFonts(_:)``. ``restoreGState()`` does not change this setting. The default is `true`.
    public func setAllowsFontSubpixelQuantization(_ allows: Bool) { state.glyphs.allowsQuantization = allows }

    /// Fills glyphs of the context's font with the fill color.
    ///
    /// Glyphs are upright where the y axis of text space points up. In a view's context, set a ``textMatrix`` with a
    /// negative `d`.
    ///
    /// - Parameters:
    ///   - glyphs: Glyph indices in the font. Indices that the font lacks draw nothing.
    ///   - positions: The origin of each glyph in text space. Surplus elements of either array are ignored.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        let settings = state.glyphs
        guard let font = settings.font, settings.size > 0, font.unitsPerEm > 0, state.toDevice.isInvertible else {
            return
        }
        let outside = pathElements
        let unit = settings.size / CGFloat(font.unitsPerEm)
        pathElements.removeAll()
        for (glyph, position) in zip(glyphs, positions)
        where position.isFinite && Int(glyph) < font.numberOfGlyphs {
            let toUser = CGAffineTransform(translationX: position.x, y: position.y).concatenating(settings.matrix)
            var toDevice = CGAffineTransform(scaleX: unit, y: unit).concatenating(toUser).concatenating(state.toDevice)
            let steps: CGFloat? =
                !(settings.shouldPosition && settings.allowsPositioning)
                ? 1 : settings.shouldQuantize && settings.allowsQuantization ? 4 : nil
            if let steps {
                toDevice.tx = (toDevice.tx * steps).rounded() / steps
                toDevice.ty = (toDevice.ty * steps).rounded() / steps
            }
            pathElements.append(font.outline(of: glyph).elements, toDevice)
        }
        if !pathElements.isEmpty { fillPath(using: .winding) }
        pathElements = outside
    }
}
