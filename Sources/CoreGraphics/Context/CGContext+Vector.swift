import CCairo

// Drawing into a page, which stores outlines and glyphs. The page has no pixels that a shape could be rounded to, so
// that neither cells nor masks are needed: Cairo receives the shapes as they are.

extension CGContext {
    /// The operator of Cairo for the current blend mode.
    var cairoOperator: cairo_operator_t {
        // On a page nothing shines through a color that replaces others.
        isVector && state.blendMode == .copy ? CAIRO_OPERATOR_OVER : state.blendMode.cairoOperator
    }

    /// Draws content that stays a vector drawing, with Cairo's current source and operator.
    ///
    /// - Parameters:
    ///   - opacity: A factor for the alpha of the content.
    ///   - render: Draws the content in this context, whose state is restored afterwards.
    package func paintVector(opacity: Double = 1, _ render: (OpaquePointer) -> Void) {
        cairo_save(cairo)
        defer {
            cairo_restore(cairo)
            cairo_new_path(cairo)
        }
        guard opacity < 1 || state.clipMask != nil else { return render(cairo) }
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        render(cairo)
        cairo_identity_matrix(cairo)
        cairo_pop_group_to_source(cairo)
        paintPixels(clipPixels, opacity: opacity)
    }

    /// Intersects the clip with a path in device space, without a mask.
    func clipVector(to elements: [PathElement], _ rule: CGPathFillRule) {
        emit(elements, to: cairo)
        cairo_set_fill_rule(cairo, rule.cairoFillRule)
        cairo_clip(cairo)
    }

    /// Draws an image with its own pixels, or its own file, which are stored once.
    func drawVector(_ surface: OpaquePointer, _ imageToDevice: CGAffineTransform) {
        prepareOperator()
        paintVector { target in
            var matrix = imageToDevice.cairoMatrix
            cairo_set_matrix(target, &matrix)
            cairo_set_source_surface(target, surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(target), cairoFilter)
            cairo_paint_with_alpha(target, state.alpha)
        }
        cairo_set_source_rgb(cairo, 0, 0, 0)
    }

    /// Draws content where a mask is opaque.
    ///
    /// - Parameters:
    ///   - content: Draws the content in this context.
    ///   - mask: Draws the mask in this context. Only its alpha matters.
    package func draw(_ content: () -> Void, maskedBy mask: () -> Void) {
        guard let content = group(content) else { return }
        if let mask = group(mask) {
            cairo_set_source(cairo, content)
            prepareOperator()
            cairo_mask(cairo, mask)
            cairo_set_source_rgb(cairo, 0, 0, 0)
            cairo_pattern_destroy(mask)
        }
        cairo_pattern_destroy(content)
    }

    /// Returns what a closure draws in this context as a pattern, which the caller releases.
    private func group(_ draw: () -> Void) -> OpaquePointer? {
        beginTransparencyLayer(auxiliaryInfo: nil)
        draw()
        while case .state? = saved.last { restoreGState() }
        guard case .layer(let old)? = saved.popLast() else { return nil }
        let group = cairo_pop_group(cairo)
        cairo_restore(cairo)
        state = old
        return group
    }
}
