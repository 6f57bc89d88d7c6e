import CCairo
import CoreGraphics

// Attachments are drawn over the glyphs, not into the cached masks: they may draw arbitrary content.

extension TextLayout {
    /// A Boolean value that indicates whether the text has attachments.
    var hasAttachments: Bool { !(request.extras?.attachments.isEmpty ?? true) }

    /// An attachment with its frame, in device pixels from the top-left corner of the layout.
    private struct PositionedAttachment {
        var number: Int
        var rect: CGRect
    }

    /// Draws the attachments.
    ///
    /// - Parameters:
    ///   - context: The context.
    ///   - toPixels: The transform from device pixels of the layout to those of the context.
    ///   - color: The color of text that has no color attribute.
    func drawAttachments(in context: CGContext, _ toPixels: CGAffineTransform, _ color: CGColor) {
        guard let attachments = request.extras?.attachments else { return }
        let toUser = toPixels.concatenating(context.userToDevice.inverted())
        let clip = context.clipPixels.cgRect
        context.saveGState()
        // The shadow was drawn with that of the text.
        context.setShadow(offset: .zero, blur: 0, color: nil)
        for line in lines {
            for placed in self.attachments(on: line) {
                // Rotated text is drawn in its own space; only an upright attachment is drawn into its transformed
                // rectangle.
                guard placed.rect.applying(toPixels).intersects(clip) else { continue }
                let found = attachments[placed.number]
                let own = request.runs.first { $0.range.contains(found.offset) }?.attributes.color
                if toUser.b == 0, toUser.c == 0 {
                    found.attachment.draw(context, placed.rect.applying(toUser), own ?? color)
                } else {
                    context.saveGState()
                    context.concatenate(toUser)
                    found.attachment.draw(context, placed.rect, own ?? color)
                    context.restoreGState()
                }
            }
        }
        context.restoreGState()
    }

    /// Returns the attachments on a line. Those that an ellipsis replaces are not included.
    private func attachments(on line: Line) -> [PositionedAttachment] {
        guard let attachments = request.extras?.attachments else { return [] }
        var result: [PositionedAttachment] = []
        let unit = CGFloat(PANGO_SCALE)
        forEachRun(of: line) { run, item, left, _ in
            guard let number = TextLayout.attachmentNumber(of: item), attachments.indices.contains(number) else {
                return
            }
            let bounds = attachments[number].attachment.pixels(scale: scale)
            let baseline = CGFloat(line.baseline) - CGFloat(run.y_offset) / unit
            let x = CGFloat(line.x) + CGFloat(left + run.start_x_offset) / unit
            result.append(
                PositionedAttachment(
                    number: number,
                    rect: CGRect(
                        x: x + bounds.minX, y: baseline - bounds.maxY, width: bounds.width, height: bounds.height)))
        }
        return result
    }

    private static func attachmentNumber(of item: PangoItem) -> Int? {
        var next = item.analysis.extra_attrs
        while let current = next {
            next = current.pointee.next
            guard let attribute = current.pointee.data?.assumingMemoryBound(to: PangoAttribute.self),
                attribute.pointee.klass.pointee.type == PANGO_ATTR_SHAPE
            else { continue }
            let shape = UnsafeRawPointer(attribute).assumingMemoryBound(to: PangoAttrShape.self).pointee
            // The stored numbers begin at 1, because 0 would be a null pointer.
            return Int(bitPattern: shape.data) - 1
        }
        return nil
    }
}
