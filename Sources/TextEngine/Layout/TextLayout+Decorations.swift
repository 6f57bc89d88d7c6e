import CCairo
import CoreGraphics

// Outlines of glyphs and shadows, which Pango does not draw.
extension TextLayout {
    /// Returns the width of the outline of glyphs, in device pixels.
    static func strokeWidth(_ attributes: TextAttributes, scale: CGFloat) -> CGFloat {
        guard let decoration = attributes.decoration?.value else { return 0 }
        return abs(decoration.strokeWidth) / 100 * attributes.font.effectiveSize * scale
    }

    /// The greatest distance of a shadow beyond its line, in points.
    package var shadowOutset: CGFloat {
        guard hasShadows else { return 0 }
        return request.runs.reduce(0) { reach, run in
            guard let shadow = run.attributes.decoration?.value.shadow else { return reach }
            return max(reach, max(abs(shadow.offset.width), abs(shadow.offset.height)) + 2 * shadow.blur + 2)
        }
    }

    /// Draws the outlines of the glyphs of a line, over the line itself.
    func strokeGlyphs(of line: Line, in cairo: OpaquePointer, _ color: CGColor) {
        let unit = Double(PANGO_SCALE)
        forEachRun(of: line) { run, item, left, _ in
            let offset = line.origin + Int(item.offset)
            guard let attributes = request.runs.first(where: { $0.range.contains(offset) })?.attributes,
                let decoration = attributes.decoration?.value, decoration.strokeWidth != 0
            else { return }
            cairo_new_path(cairo)
            cairo_move_to(
                cairo, Double(line.x) + Double(left + run.start_x_offset) / unit,
                Double(line.baseline) - Double(run.y_offset) / unit)
            pango_cairo_glyph_string_path(cairo, item.analysis.font, run.glyphs)
            let (red, green, blue, alpha) = (decoration.strokeColor ?? attributes.color ?? color).rgba
            cairo_set_source_rgba(cairo, red, green, blue, alpha)
            cairo_set_line_width(cairo, Double(TextLayout.strokeWidth(attributes, scale: scale)))
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(cairo)
        }
    }

    /// Draws the shadows of all runs that have one.
    func drawShadows(in context: CGContext, at origin: CGPoint, shift: Int) {
        var drawn: [TextShadow] = []
        for run in request.runs {
            guard let shadow = run.attributes.decoration?.value.shadow, !drawn.contains(shadow) else { continue }
            drawn.append(shadow)
            let layer = TextLayout.cached(request(casting: shadow))
            context.saveGState()
            context.setTextShadow(shadow)
            layer.castContextShadow(in: context, at: origin, shift: shift, color: .black)
            context.restoreGState()
        }
    }

    /// Returns a request for the same text, in which only the runs with a given shadow are visible.
    private func request(casting shadow: TextShadow) -> Request {
        var result = request
        let clear = CGColor(gray: 0, alpha: 0)
        result.runs = request.runs.map { run in
            var run = run
            var decoration = run.attributes.decoration?.value ?? TextDecoration()
            run.attributes.backgroundColor = nil
            if decoration.shadow == shadow {
                decoration.shadow = nil
                run.attributes.color = .black
                decoration.strokeColor = nil
                decoration.underlineColor = nil
                decoration.strikethroughColor = nil
            } else {
                decoration = TextDecoration()
                run.attributes.color = clear
                run.attributes.isUnderlined = false
                run.attributes.isStruckThrough = false
            }
            run.attributes.decoration = TextDecorationBox(decoration)
            return run
        }
        return result
    }
}

extension CGContext {
    /// Sets the shadow of text, whose offset and blur are points with y downwards in every context.
    fileprivate func setTextShadow(_ shadow: TextShadow) {
        let (user, initial) = (userToDevice, initialUserToDevice)
        let scale = (user.a * user.a + user.b * user.b).squareRoot()
        let initialScale = (initial.a * initial.a + initial.b * initial.b).squareRoot()
        guard initial.isInvertible, initialScale > 0 else { return }
        let offset = CGSize(width: shadow.offset.width * scale, height: shadow.offset.height * scale)
            .applying(initial.inverted())
        setShadow(offset: offset, blur: shadow.blur * scale / initialScale, color: shadow.color)
    }
}
