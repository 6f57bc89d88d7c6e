import CCairo

extension CGContext {
    /// Saves the graphics state: the transform, the clip, colors and all other settings except the path.
    public func saveGState() {
        saved.append(.state(state))
        cairo_save(cairo)
    }

    /// Restores the graphics state of the matching ``saveGState()``. Without one it does nothing.
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

    /// The transform from user space to base space: pixels from the bottom-left corner in a bitmap context.
    public var ctm: CGAffineTransform { state.toDevice.concatenating(baseTransform.inverted()) }

    /// The transform from user space to device space; the same as ``ctm``.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// The transform from user space to the coordinates of the Cairo context: device pixels from the top-left corner.
    package var userToDevice: CGAffineTransform {
        get { state.toDevice }
        set { state.toDevice = newValue }
    }

    /// The alpha of the graphics state, by which colors and images are multiplied.
    package var alpha: Double { state.alpha }

    /// A Boolean value that indicates whether the graphics state has a shadow.
    package var hasShadow: Bool { state.shadow != nil }

    /// Concatenates a transform with the current one: `transform` is applied first.
    public func concatenate(_ transform: CGAffineTransform) { state.toDevice = transform.concatenating(state.toDevice) }

    /// Moves the origin of user space.
    public func translateBy(x: CGFloat, y: CGFloat) { state.toDevice = state.toDevice.translatedBy(x: x, y: y) }

    /// Scales user space.
    public func scaleBy(x: CGFloat, y: CGFloat) { state.toDevice = state.toDevice.scaledBy(x: x, y: y) }

    /// Rotates user space by `angle` radians from its x axis towards its y axis.
    public func rotate(by angle: CGFloat) { state.toDevice = state.toDevice.rotated(by: angle) }

    /// Converts a point from user space to device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Converts a rectangle from user space to device space, as a bounding box.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Converts a point from device space to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Converts a rectangle from device space to user space, as a bounding box.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) {
        state.fill = Paint(color)
        state.fillPattern = nil
    }
    /// Sets the fill color in the device RGB color space.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the fill color in the device gray color space.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) { state.stroke = Paint(color) }
    /// Sets the stroke color in the device RGB color space.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the stroke color in the device gray color space.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the alpha value that multiplies all colors and images, from 0 to 1. A value that is not finite is ignored.
    public func setAlpha(_ alpha: CGFloat) {
        guard alpha.isFinite else { return }
        state.alpha = max(0, min(1, Double(alpha)))
    }

    /// Sets the blend mode.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets the line width of strokes in user space. Widths that are negative or not finite are ignored.
    public func setLineWidth(_ width: CGFloat) {
        guard width.isFinite, width >= 0 else { return }
        state.lineWidth = Double(width)
    }

    /// Sets the style of the ends of strokes.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets the style of the joins of strokes.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets the miter limit, in line widths.
    ///
    /// Longer miter joins are drawn as bevel joins. Values that are not positive or not finite are ignored.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite, limit > 0 else { return }
        state.miterLimit = Double(limit)
    }

    /// Sets the dash pattern of strokes.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which a stroke starts. A value that is not finite counts as 0.
    ///   - lengths: The lengths of dashes and gaps in turn, in user space. An empty array, or lengths that are
    ///     negative, not finite or all zero, give a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let usable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        state.dashLengths = usable ? lengths.map(Double.init) : []
        state.dashPhase = phase.isFinite ? Double(phase) : 0
    }

    /// Sets whether shapes are drawn with antialiasing.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// Sets whether the context allows antialiasing, in addition to ``setShouldAntialias(_:)``.
    ///
    /// ``restoreGState()`` does not change this setting.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsAntialiasing = allowsAntialiasing }

    /// The quality with which images are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
}
