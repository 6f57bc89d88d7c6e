import TextEngine

/// The content of a text layer.
package struct TextDrawing {
    package var text = ""
    package var font = FontDescriptor(size: 36)
    package var color: CGColor? = .white
    package var isWrapped = false
    package var truncation = CATextLayerTruncationMode.none
    package var alignment = CATextLayerAlignmentMode.natural

    @MainActor func draw(in context: CGContext, bounds: CGRect, scale: CGFloat) {
        guard let color, color.alpha > 0, !text.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        let layout = layout(bounds.size, scale)
        var origin = bounds.origin
        if !isWrapped, !isTruncated {
            // Lines that are neither wrapped nor truncated are aligned as a block.
            let free = bounds.width - layout.size.width
            switch alignment {
            case .right: origin.x += free
            case .center: origin.x += free / 2
            default: break
            }
        }
        layout.draw(in: context, at: origin, color: color)
    }

    private var isTruncated: Bool { lineBreak.map { $0 != .wordWrapping } ?? false }

    private var lineBreak: LineBreak? {
        switch truncation {
        case .start: .truncatingHead
        case .end: .truncatingTail
        case .middle: .truncatingMiddle
        default: nil
        }
    }

    @MainActor private func layout(_ size: CGSize, _ scale: CGFloat) -> TextLayout {
        let attributes = TextAttributes(font: font)
        func cached(_ width: CGFloat, _ lines: Int) -> TextLayout {
            TextLayout.cached(
                TextLayout.Request(
                    text: text, attributes: attributes, width: width, maximumLines: lines,
                    lineBreak: lineBreak ?? .wordWrapping, alignment: textAlignment, scale: scale))
        }
        guard isWrapped else { return isTruncated ? cached(size.width, 1) : cached(.infinity, 0) }
        guard isTruncated else { return cached(size.width, 0) }
        // As many lines as fit, but at least one.
        let one = cached(.infinity, 1).size.height
        return cached(size.width, one > 0 ? max(1, Int(clamping: size.height / one)) : 1)
    }

    private var textAlignment: TextAlignment {
        switch alignment {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
