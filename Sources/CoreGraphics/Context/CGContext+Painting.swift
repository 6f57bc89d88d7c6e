import CCairo

extension CGContext {
    /// Fills the current path with the fill color, and clears it. Open subpaths are closed implicitly.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(pathElements.elements, rule)
        beginPath()
    }

    /// Strokes the current path with the stroke color, and clears it.
    public func strokePath() {
        stroke(pathElements.elements)
        beginPath()
    }

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill, .fillStroke: fill(pathElements.elements, .winding)
        case .eoFill, .eoFillStroke: fill(pathElements.elements, .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(pathElements.elements)
        case .fill, .eoFill: break
        }
        beginPath()
    }

    /// Fills a rectangle, and clears the current path.
    public func fill(_ rect: CGRect) {
        fillRectangle(rect)
        beginPath()
    }

    /// Fills rectangles as one path, and clears the current path.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Strokes the outline of a rectangle, and clears the current path.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes the outline of a rectangle with the given line width, and clears the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = old
    }

    /// Fills the ellipse inscribed in `rect`, and clears the current path.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes the outline of the ellipse inscribed in `rect`, and clears the current path.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line between each pair of points, and clears the current path.
    ///
    /// A last point without a partner is ignored.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, or black in a context without alpha.
    public func clear(_ rect: CGRect) {
        let (blendMode, pattern) = (state.blendMode, state.fillPattern)
        state.blendMode = .clear
        // A pattern is drawn with the current alpha.
        state.fillPattern = nil
        fill(rect)
        state.blendMode = blendMode
        state.fillPattern = pattern
    }

    /// Begins a transparency layer, which ``endTransparencyLayer()`` composites with the current alpha, blend mode and
    /// shadow.
    ///
    /// Within the layer, alpha is 1, the blend mode is normal, and there is no shadow. Layers can be nested.
    ///
    /// - Parameter auxiliaryInfo: Not used.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        saved.append(.layer(state))
        cairo_save(cairo)
        let reach = shadowOutset
        if reach > 0 {
            // Content outside the clip may cast a shadow into it.
            let wider = clipPixels.insetBy(dx: -reach, dy: -reach)
            cairo_reset_clip(cairo)
            clipToPixels(wider)
        }
        cairo_push_group(cairo)
        cairo_identity_matrix(cairo)
        state.alpha = 1
        state.blendMode = .normal
        // The clip's mask applies to the layer as a whole.
        state.clipMask = nil
        state.shadow = nil
    }

    /// Ends the innermost transparency layer: composites it, and restores the graphics state in which it began.
    ///
    /// Without a layer it does nothing.
    public func endTransparencyLayer() {
        guard saved.contains(where: { if case .layer = $0 { true } else { false } }) else { return }
        while case .state? = saved.last { restoreGState() }
        guard case .layer(let old)? = saved.popLast() else { return }
        guard let layer = cairo_pop_group(cairo) else { return }
        cairo_restore(cairo)
        let allowsAntialiasing = state.allowsAntialiasing
        state = old
        state.allowsAntialiasing = allowsAntialiasing
        castShadow(within: CGContext.everywhere) { context in
            cairo_set_source(context.cairo, layer)
            context.paintPixels(context.clipPixels, opacity: context.state.alpha)
        }
        cairo_set_source(cairo, layer)
        cairo_set_operator(cairo, cairoOperator)
        paintPixels(clipPixels, opacity: state.alpha)
        cairo_set_source_rgb(cairo, 0, 0, 0)
        cairo_pattern_destroy(layer)
    }

    // MARK: - Filling and stroking device paths

    func fill(_ elements: [PathElement], _ rule: CGPathFillRule) {
        if let pattern = state.fillPattern { return fill(elements, rule, with: pattern) }
        guard !elements.isEmpty, prepare(state.fill) else { return }
        let extents = extents(of: elements)
        if state.shadow != nil {
            castShadow(within: extents) { $0.fill(elements, rule) }
            _ = prepare(state.fill)
        }
        paintShape(within: extents) { target in
            self.emit(elements, to: target)
            cairo_set_fill_rule(target, rule.cairoFillRule)
            cairo_fill(target)
        }
    }

    /// Fills a rectangle without building a path, where possible: this is the common case.
    private func fillRectangle(_ rect: CGRect) {
        guard rect.isFinite else {
            if rect.isInfinite, prepare(state.fill) { paintPixels(clipPixels, opacity: 1) }
            return
        }
        guard state.toDevice.preservesAxisAlignment, state.clipMask == nil, state.shadow == nil,
            state.fillPattern == nil,
            state.blendMode.isBounded
        else {
            beginPath()
            addRect(rect)
            return fillPath()
        }
        guard prepare(state.fill) else { return }
        let box = rect.standardized.applying(state.toDevice)
        if isVector {
            fillBox(box)
        } else if let pixels = PixelRect(exactly: box) {
            fillBox(pixels.cgRect)
        } else if state.blendMode == .normal, state.fill.alpha * state.alpha >= 1 {
            fillBox(box)
        } else {
            fillUnalignedBox(box)
        }
    }

    private func fillBox(_ box: CGRect) {
        emit(box, to: cairo)
        cairo_fill(cairo)
    }

    /// Fills the fully covered pixels and the partially covered edges separately: if a row contains both, Cairo's
    /// rounding depends on the number of pixels in the row.
    private func fillUnalignedBox(_ box: CGRect) {
        let outer = PixelRect(covering: box)
        let inner = PixelRect(
            minX: box.minX > CGFloat(outer.minX) ? outer.minX + 1 : outer.minX,
            minY: box.minY > CGFloat(outer.minY) ? outer.minY + 1 : outer.minY,
            maxX: box.maxX < CGFloat(outer.maxX) ? outer.maxX - 1 : outer.maxX,
            maxY: box.maxY < CGFloat(outer.maxY) ? outer.maxY - 1 : outer.maxY)
        guard !inner.isEmpty else { return fillEdge(outer, of: box) }
        fillBox(inner.cgRect)
        fillEdge(PixelRect(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: inner.minY), of: box)
        fillEdge(PixelRect(minX: outer.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY), of: box)
        fillEdge(PixelRect(minX: inner.maxX, minY: inner.minY, maxX: outer.maxX, maxY: inner.maxY), of: box)
        fillEdge(PixelRect(minX: outer.minX, minY: inner.maxY, maxX: outer.maxX, maxY: outer.maxY), of: box)
    }

    private func fillEdge(_ edge: PixelRect, of box: CGRect) {
        paintShape(within: edge) { target in
            self.emit(box, to: target)
            cairo_fill(target)
        }
    }

    func stroke(_ elements: [PathElement]) {
        guard !elements.isEmpty, state.lineWidth > 0, state.toDevice.isInvertible, prepare(state.stroke) else { return }
        let extents = extents(of: elements, widenedBy: strokeOutset)
        if state.shadow != nil {
            castShadow(within: extents) { $0.stroke(elements) }
            _ = prepare(state.stroke)
        }
        paintShape(within: extents) { target in
            self.emit(elements, to: target)
            cairo_set_line_width(target, self.state.lineWidth)
            cairo_set_line_cap(target, self.state.lineCap.cairoLineCap)
            cairo_set_line_join(target, self.state.lineJoin.cairoLineJoin)
            cairo_set_miter_limit(target, self.state.miterLimit)
            cairo_set_dash(target, self.state.dashLengths, Int32(self.state.dashLengths.count), self.state.dashPhase)
            // Cairo's default tolerance of a tenth of a pixel grows to whole pixels where a wide line turns sharply.
            cairo_set_tolerance(target, 0.02)
            // The pen is round in user space. The path is not affected, since Cairo stores it in device space.
            var matrix = self.state.toDevice.cairoMatrix
            cairo_set_matrix(target, &matrix)
            cairo_stroke(target)
            cairo_identity_matrix(target)
        }
    }

    /// The greatest distance in device pixels from the path to the edge of its stroke.
    private var strokeOutset: CGFloat {
        let t = state.toDevice
        let stretch = (t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d).squareRoot()
        let point = state.lineJoin == .miter ? max(1, state.miterLimit) : 1
        let cap = state.lineCap == .square ? 1.5 : 1
        return stretch * CGFloat(state.lineWidth / 2 * max(point, cap))
    }

    /// Returns a pixel rectangle that contains a path in device space, with a margin for antialiasing.
    func extents(of elements: [PathElement], widenedBy reach: CGFloat = 0) -> PixelRect {
        var (minX, minY) = (Double.infinity, Double.infinity)
        var (maxX, maxY) = (-Double.infinity, -Double.infinity)
        func add(_ p: CGPoint) {
            (minX, minY) = (min(minX, p.deviceX), min(minY, p.deviceY))
            (maxX, maxY) = (max(maxX, p.deviceX), max(maxY, p.deviceY))
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): add(p)
            case .quad(let c, let p):
                add(c)
                add(p)
            case .curve(let c1, let c2, let p):
                add(c1)
                add(c2)
                add(p)
            case .close: break
            }
        }
        guard minX <= maxX else { return .zero }
        let margin = min(10_000_000, Double(reach)) + 1
        return PixelRect(
            covering: CGRect(
                x: minX - margin, y: minY - margin, width: maxX - minX + 2 * margin, height: maxY - minY + 2 * margin))
    }

    /// Sets the source color, the operator and antialiasing; returns `false` if drawing would have no effect.
    private func prepare(_ paint: Paint) -> Bool {
        let alpha = paint.alpha * state.alpha
        if state.blendMode == .normal, alpha == 0 { return false }
        cairo_set_source_rgba(cairo, paint.red, paint.green, paint.blue, alpha)
        prepareOperator()
        return true
    }

    /// Makes Cairo's operator and antialiasing those of the graphics state.
    package func prepareOperator() {
        cairo_set_operator(cairo, cairoOperator)
        cairo_set_antialias(cairo, state.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Replaces Cairo's current path by elements in device coordinates.
    func emit(_ elements: [PathElement], to cairo: OpaquePointer) {
        cairo_new_path(cairo)
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                cairo_move_to(cairo, p.deviceX, p.deviceY)
                (current, start) = (p, p)
            case .line(let p):
                cairo_line_to(cairo, p.deviceX, p.deviceY)
                current = p
            case .quad(let c, let p):
                let cubic = Cubic(from: current, c, to: p)
                cairo_curve_to(
                    cairo, cubic.p1.deviceX, cubic.p1.deviceY, cubic.p2.deviceX, cubic.p2.deviceY, p.deviceX, p.deviceY)
                current = p
            case .curve(let c1, let c2, let p):
                cairo_curve_to(cairo, c1.deviceX, c1.deviceY, c2.deviceX, c2.deviceY, p.deviceX, p.deviceY)
                current = p
            case .close:
                cairo_close_path(cairo)
                current = start
            }
        }
    }

    /// Replaces Cairo's current path by a rectangle in device coordinates.
    func emit(_ box: CGRect, to cairo: OpaquePointer) {
        cairo_new_path(cairo)
        let low = CGPoint(x: box.minX, y: box.minY)
        let high = CGPoint(x: box.maxX, y: box.maxY)
        cairo_rectangle(
            cairo, low.deviceX, low.deviceY, high.deviceX - low.deviceX, high.deviceY - low.deviceY)
    }
}

extension CGPoint {
    /// The greatest magnitude of a coordinate.
    ///
    /// Cairo's coordinates are 24.8 fixed-point numbers, which overflow silently.
    private static let limit = 4_000_000.0

    var deviceX: Double { max(-CGPoint.limit, min(CGPoint.limit, Double(x))) }
    var deviceY: Double { max(-CGPoint.limit, min(CGPoint.limit, Double(y))) }
}
