import QuartzCore
import TextEngine

// Layout of the text and scrolling.
extension UITextView {
    /// Returns the width of lines for a width of the view, in points.
    private func lineWidth(in width: CGFloat) -> CGFloat {
        max(
            1, width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding)
    }

    func updateDocumentStyle() {
        var style = editor.document.style
        style.setFont(currentFont, traits: traitCollection)
        style.width = textContainer.widthTracksTextView ? lineWidth(in: bounds.width) : textContainer.lineWidth
        style.lineLimit = max(0, textContainer.maximumNumberOfLines)
        style.lineBreak = textContainer.lineBreakMode.lineBreak
        style.alignment = textAlignment.textAlignment
        style.prefersRightToLeft = isRightToLeft
        style.isSecure = isSecureTextEntry
        style.scale = layer.contentsScale
        editor.document.linkAttributes = linkTextAttributes ?? [:]
        if textContainer.widthTracksTextView {
            textContainer.setByTextView(
                CGSize(width: style.width + 2 * textContainer.lineFragmentPadding, height: textContainer.size.height))
        }
        guard style != editor.document.style else { return }
        // The text at the top edge stays there, even if lines break at other positions.
        let isScrolled = contentOffset.y > 0 && bounds.height > 0
        let top =
            isScrolled ? editor.document.place(at: CGPoint(x: 0, y: contentOffset.y - textContainerInset.top)) : nil
        keepsPlace = false
        editor.document.style = style
        if let top {
            let y = editor.document.caretRect(for: top).minY + textContainerInset.top
            movement.shift(by: CGVector(dx: 0, dy: y - contentOffset.y))
        }
        keepsPlace = true
    }

    /// The top left corner of the text, in the view's coordinates, which scroll.
    var documentOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    /// The height of the text with the space around it, in whole device pixels.
    var contentHeight: CGFloat {
        let height = editor.document.pieces.extent + textContainerInset.top + textContainerInset.bottom
        return (height * layer.contentsScale).rounded(.up) / layer.contentsScale
    }

    /// The vertical interval of the document that is visible.
    private var visibleStretch: ClosedRange<CGFloat> {
        let top = bounds.minY - textContainerInset.top
        return top...max(top, top + bounds.height)
    }

    /// Lays out the visible text, and limits the content offset to the text.
    func layOutText() {
        updateDocumentStyle()
        // Layout may correct estimated heights, which changes the visible part of the text.
        for _ in 0..<8 {
            let old = (editor.document.pieces.extent, bounds.minY)
            layOutVisiblePieces()
            settleAfterGeometryChange()
            if old == (editor.document.pieces.extent, bounds.minY) { break }
        }
        if contentSize != knownContentSize {
            knownContentSize = contentSize
            contentSizeDidChange()
        }
    }

    /// Lays out the visible pieces, unless they have been laid out since the last change of the text, its style or the
    /// visible interval.
    private func layOutVisiblePieces() {
        let document = editor.document
        let stretch = visibleStretch
        let needed = LaidOutText(
            generation: document.generation, top: stretch.lowerBound, bottom: stretch.upperBound,
            extent: document.pieces.extent)
        guard needed != laidOutText else { return }
        _ = document.pieces(in: stretch)
        // If layout corrected heights, other pieces may be visible.
        laidOutText = needed.extent == document.pieces.extent ? needed : nil
    }

    /// A visible part of the text whose pieces are laid out.
    struct LaidOutText: Equatable {
        /// The generation of the document.
        var generation: Int
        var top: CGFloat
        var bottom: CGFloat
        /// The extent of the document.
        var extent: CGFloat
    }

    /// Responds to a corrected height of a piece. If the piece is above the visible area, the content offset changes so
    /// that the visible text stays in place.
    func extentDidChange(at origin: CGFloat, by delta: CGFloat, isFirst: Bool) {
        extentChanged = true
        guard keepsPlace, isFirst, origin + textContainerInset.top < contentOffset.y else { return }
        movement.shift(by: CGVector(dx: 0, dy: max(-contentOffset.y, delta)))
    }

    /// Scrolls the minimum distance that makes the caret at a position visible.
    func scrollToSee(_ place: TextLocation) {
        guard bounds.height > 0 else { return }
        for _ in 0..<4 {
            let caret = editor.document.caretRect(for: place).offsetBy(dx: 0, dy: textContainerInset.top)
            var y = contentOffset.y
            let above = min(textContainerInset.top, max(0, bounds.height - caret.height) / 2)
            let below = min(textContainerInset.bottom, max(0, bounds.height - caret.height) / 2)
            let inset = adjustedContentInset
            if caret.minY - above < y + inset.top { y = caret.minY - above - inset.top }
            if caret.maxY + below > y + bounds.height - inset.bottom {
                y = caret.maxY + below - bounds.height + inset.bottom
            }
            let target = onPixels(CGPoint(x: contentOffset.x, y: ranges.y.clamped(y)))
            let old = editor.document.pieces.extent
            if target != contentOffset { contentOffset = target }
            layOutText()
            if old == editor.document.pieces.extent { break }
        }
    }

    func fittingHeight(width: CGFloat) -> CGFloat {
        var style = editor.document.style
        if textContainer.widthTracksTextView { style.width = lineWidth(in: width > 0 ? width : bounds.width) }
        let document: TextDocument
        if style == editor.document.style {
            document = editor.document
        } else {
            document = TextDocument(editor.document.fragment, style: style)
        }
        // The height is exact only after the entire text has been laid out.
        _ = document.pieces(in: 0...CGFloat.greatestFiniteMagnitude)
        let height = document.pieces.extent + textContainerInset.top + textContainerInset.bottom
        return (height * layer.contentsScale).rounded(.up) / layer.contentsScale
    }

    func setDirection(_ direction: NSWritingDirection, ofParagraphsIn range: Range<Int>) {
        let document = editor.document
        let start = document.paragraph(at: range.lowerBound).lowerBound
        let end = document.paragraph(at: max(range.lowerBound, range.upperBound)).upperBound
        document.restyle(start..<end) { style in
            var attributes = style.attributes
            let paragraph = NSMutableParagraphStyle()
            if let own = attributes[.paragraphStyle] as? NSParagraphStyle { paragraph.setParagraphStyle(own) }
            paragraph.baseWritingDirection = direction
            attributes[.paragraphStyle] = paragraph
            return TextStyle(attributes)
        }
        textKit?.copyAttributes(in: start..<end)
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Scrolling

    /// Scrolls by a vertical distance in points, limited to the text.
    ///
    /// - Returns: Whether the content offset changed.
    @discardableResult
    func scroll(by distance: CGFloat) -> Bool {
        let target = onPixels(ranges.clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + distance)))
        guard target != contentOffset else { return false }
        contentOffset = target
        layOutText()
        return true
    }
}
