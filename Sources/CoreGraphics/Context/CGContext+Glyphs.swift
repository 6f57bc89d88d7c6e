/// The settings of a context for ``CGContext/showGlyphs(_:at:)``.
struct GlyphSettings {
    var font: CGFont?
    var size: CGFloat = 0
    var matrix = CGAffineTransform.identity
    var shouldPosition = true
    var shouldQuantize = true
    /// No settings of the state, but of the context, as ``CGContext/setAllowsAntialiasing(_:)`` is.
    var allowsPositioning = true
    var allowsQuantization = true
}

extension CGContext {
    /// Sets the font of ``showGlyphs(_:at:)``.
    public func setFont(_ font: CGFont) { state.glyphs.font = font }

    /// Sets the size of the font of ``showGlyphs(_:at:)``, in units of text space. Numbers that are not finite are ignored.
    public func setFontSize(_ size: CGFloat) { if size.isFinite { state.glyphs.size = size } }

    /// The transform of text space to user space; its translation is ``textPosition``. The identity in a new context.
    public var textMatrix: CGAffineTransform {
        get { state.glyphs.matrix }
        set {
            guard [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty].allSatisfy(\.isFinite)
            else { return }
            state.glyphs.matrix = newValue
        }
    }

    /// The position of the origin of text space in user space.
    public var textPosition: CGPoint {
        get { CGPoint(x: state.glyphs.matrix.tx, y: state.glyphs.matrix.ty) }
        set {
            guard newValue.isFinite else { return }
            (state.glyphs.matrix.tx, state.glyphs.matrix.ty) = (newValue.x, newValue.y)
        }
    }

    /// Sets whether glyphs may stand between whole device pixels. True in a new context.
    public func setShouldSubpixelPositionFonts(_ should: Bool) { state.glyphs.shouldPosition = should }

    /// Sets whether glyphs may stand between whole device pixels at all, whatever
    /// ``setShouldSubpixelPositionFonts(_:)`` says; ``restoreGState()`` does not change it.
    public func setAllowsFontSubpixelPositioning(_ allows: Bool) { state.glyphs.allowsPositioning = allows }

    /// Sets whether glyphs that stand between pixels are moved to the nearest quarter of one. True in a new context.
    public func setShouldSubpixelQuantizeFonts(_ should: Bool) { state.glyphs.shouldQuantize = should }

    /// Sets whether glyphs may be moved to quarters of pixels at all, whatever ``setShouldSubpixelQuantizeFonts(_:)`` says;
    /// ``restoreGState()`` does not change it.
    public func setAllowsFontSubpixelQuantization(_ allows: Bool) { state.glyphs.allowsQuantization = allows }

    /// Fills glyphs of the context's font with the color of fills.
    ///
    /// Glyphs stand upright where the y axis of text space points up; in a view's context, a ``textMatrix`` with a negative
    /// `d` turns them over.
    ///
    /// - Parameters:
    ///   - glyphs: indices in the font; those that the font lacks draw nothing.
    ///   - positions: the origin of each glyph in text space. What one list has more than the other is left out.
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
