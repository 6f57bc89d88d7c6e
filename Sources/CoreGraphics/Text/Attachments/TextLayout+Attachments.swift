import CCairo

// Attachments are drawn over the letters, not into the masks that are kept of them: they may draw what they like.

extension TextLayout {
    /// Whether anything is drawn besides letters and lines.
    var hasAttachments: Bool { !(request.extras?.attachments.isEmpty ?? true) }

    /// An attachment in its place, in device pixels from the top left of the layout.
    private struct PlacedAttachment {
        var number: Int
        var rect: CGRect
    }

    /// Draws the attachments.
    ///
    /// - Parameter toPixels: the transform of device pixels of the layout to those of the context.
    func drawAttachments(in context: CGContext, _ toPixels: CGAffineTransform, _ color: CGColor) {
        guard let attachments = request.extras?.attachments else { return }
        let toUser = toPixels.concatenating(context.userToPixels.inverted())
        let clip = context.clipPixels.cgRect
        context.saveGState()
        // It was cast already, with that of the letters.
        context.setShadow(offset: .zero, blur: 0, color: nil)
        for line in lines {
            for placed in self.attachments(on: line) {
                // A turned text is drawn in its own space; only what is upright fills its rectangle.
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

    /// What stands on a line. Attachments that were left out for an ellipsis are not there.
    private func attachments(on line: Line) -> [PlacedAttachment] {
        guard let attachments = request.extras?.attachments else { return [] }
        var result: [PlacedAttachment] = []
        let unit = CGFloat(PANGO_SCALE)
        forEachRun(of: line) { run, item, left, _ in
            guard let number = TextLayout.attachmentNumber(of: item), attachments.indices.contains(number) else {
                return
            }
            let bounds = attachments[number].attachment.pixels(scale: scale)
            let baseline = CGFloat(line.baseline) - CGFloat(run.y_offset) / unit
            let x = CGFloat(line.x) + CGFloat(left + run.start_x_offset) / unit
            result.append(
                PlacedAttachment(
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
            // Numbers begin at 1: there is no pointer to 0.
            return Int(bitPattern: shape.data) - 1
        }
        return nil
    }
}
