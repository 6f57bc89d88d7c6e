import CCairo

extension CGContext {
    /// Remembers transform, clip, colours and all other settings (not the path) for ``restoreGState()``.
    public func saveGState() {
        saved.append(.state(state))
        cairo_save(cairo)
    }

    /// Goes back to what the matching ``saveGState()`` remembered; does nothing without one.
    public func restoreGState() {
        guard case .state(let old)? = saved.last else { return }
        saved.removeLast()
        let allowsAntialiasing = state.allowsAntialiasing
        let (positioning, quantization) = (state.glyphs.allowsPositioning, state.glyphs.allowsQuantization)
        state = old
        (state.glyphs.allowsPositioning, state.glyphs.allowsQuantization) = (positioning, quantization)
        state.allowsAntialiasing = allowsAntialiasing
        cairo_restore(cairo)
    }

    /// What turns user space into the base space: pixels from the bottom left corner in a bitmap context.
    public var ctm: CGAffineTransform { state.toDevice.concatenating(baseTransform.inverted()) }

    /// What turns user space into device space; the same as ``ctm``.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// What turns user space into the coordinates of the Cairo context: device pixels from the top left.
    package var userToPixels: CGAffineTransform {
        get { state.toDevice }
        set { state.toDevice = newValue }
    }

    /// Puts `transform` before the current one: what is drawn from now on goes through it first.
    public func concatenate(_ transform: CGAffineTransform) { state.toDevice = transform.concatenating(state.toDevice) }

    /// Moves the origin of user space.
    public func translateBy(x: CGFloat, y: CGFloat) { state.toDevice = state.toDevice.translatedBy(x: x, y: y) }

    /// Makes the units of user space longer by factors.
    public func scaleBy(x: CGFloat, y: CGFloat) { state.toDevice = state.toDevice.scaledBy(x: x, y: y) }

    /// Turns user space by `angle` radians from its x axis towards its y axis.
    public func rotate(by angle: CGFloat) { state.toDevice = state.toDevice.rotated(by: angle) }

    /// Where a point of user space is in device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// The smallest rectangle in device space around one of user space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Where a point of device space is in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// The smallest rectangle in user space around one of device space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) {
        state.fill = Paint(color)
        state.fillPattern = nil
    }
    /// Sets the colour of fills.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the colour of fills to a shade of grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the colour of strokes.
    public func setStrokeColor(_ color: CGColor) { state.stroke = Paint(color) }
    /// Sets the colour of strokes.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the colour of strokes to a shade of grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets an opacity that multiplies that of every colour and image, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        guard alpha.isFinite else { return }
        state.alpha = max(0, min(1, Double(alpha)))
    }

    /// Sets how colours are mixed with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets the width of strokes in user space; negative and infinite widths are ignored.
    public func setLineWidth(_ width: CGFloat) {
        guard width.isFinite, width >= 0 else { return }
        state.lineWidth = Double(width)
    }

    /// Sets how the ends of strokes look.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets how pieces of strokes are joined.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets how many line widths long a mitered corner may become before it is cut off.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite, limit > 0 else { return }
        state.miterLimit = Double(limit)
    }

    /// Sets the lengths of dashes and the gaps between them, in user space, and how far into the pattern a stroke
    /// starts. No lengths, or lengths that are negative, not finite or all zero, mean an unbroken line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let usable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        state.dashLengths = usable ? lengths.map(Double.init) : []
        state.dashPhase = phase.isFinite ? Double(phase) : 0
    }

    /// Sets whether the edges of shapes are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// Sets whether edges may be smooth at all, whatever ``setShouldAntialias(_:)`` says; ``restoreGState()`` does not
    /// change it.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsAntialiasing = allowsAntialiasing }

    /// How images are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
}
