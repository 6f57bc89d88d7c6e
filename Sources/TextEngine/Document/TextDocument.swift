import CoreGraphics

/// Editable text of any length. It is stored and laid out in pieces, usually one for each paragraph, and only the
/// pieces that are queried are laid out.
///
/// The pieces follow each other along the layout axis: downward, or from left to right in a single-line document.
/// Offsets count UTF-16 code units. Offsets outside the text are clamped to it, and offsets within a surrogate pair are
/// rounded, so that no offset can corrupt the text.
@MainActor package final class TextDocument {
    package var pieces: TextBlockList
    /// The properties that determine the layout.
    package var style: TextDocumentStyle { didSet { if style != oldValue { styleDidChange(from: oldValue) } } }
    /// A closure that is called when the actual extent of a piece differs from the expected one.
    ///
    /// - Parameters:
    ///   - origin: The position of the piece along the layout axis, in points.
    ///   - delta: The change of the extent, in points.
    ///   - isFirst: Whether the previous extent was an estimate.
    package var extentDidChange: ((_ origin: CGFloat, _ delta: CGFloat, _ isFirst: Bool) -> Void)?
    /// A Boolean value that indicates whether the last change affected only one piece.
    package private(set) var lastChangeWasInside = false
    /// The attributes of links, which are marked with the attribute `.link`.
    package var linkAttributes: [NSAttributedString.Key: Any] = [:]
    /// The largest observed distance by which glyphs or shadows reach beyond their lines, in points. It is positive
    /// where paragraph styles reduce the line height.
    package private(set) var inkOverflow: CGFloat = 0
    /// A counter that increases with each change of the text or of its style.
    package private(set) var generation = 0
    /// A ring buffer of the pieces that were laid out most recently.
    private var recent: [TextBlock] = []
    private var oldest = 0
    private static let maximumLayouts = 256
    /// The distance from the edge of a part within which characters may be shaped together with those of the next part,
    /// in UTF-16 code units.
    private static let joiningUnits = 64
    /// The pieces with lines while ``TextDocumentStyle/lineLimit`` is set; see TextDocument+LineLimit.swift.
    package internal(set) var limitedPieces = LimitedPieces()
    private var cachedString: (generation: Int, text: String)?

    /// Creates a document.
    package init(_ text: TextFragment = TextFragment(), style: TextDocumentStyle = TextDocumentStyle()) {
        self.style = style
        pieces = TextBlockList([TextBlock(TextFragment())])
        setText(text)
    }

    /// The length in UTF-16 code units.
    package var length: Int { pieces.units }

    /// The entire text. Cached until the next change.
    package var string: String {
        if let cachedString, cachedString.generation == generation { return cachedString.text }
        var text = ""
        pieces.forEach { text += $0.text }
        cachedString = (generation, text)
        return text
    }

    /// The entire text with its attributes.
    package var fragment: TextFragment { fragment(in: 0..<length) }

    // MARK: Reading

    /// Returns the smallest range around `range` that is within the text and ends at scalar boundaries.
    package func clamp(_ range: Range<Int>) -> Range<Int> {
        let low = scalarStart(range.lowerBound)
        return low..<max(low, scalarEnd(range.upperBound))
    }

    /// Returns the nearest offset at or after `offset` that is within the text and not within a surrogate pair.
    package func scalarEnd(_ offset: Int) -> Int {
        let offset = max(0, min(length, offset))
        let found = pieces.find(unit: offset)
        let inside = offset - found.start
        let isWithinPair = inside > 0 && inside < found.piece.units && !found.piece.text.isScalarStart(unit: inside)
        return isWithinPair ? offset + 1 : offset
    }

    /// Returns an offset, clamped to the text and rounded down to the start of its surrogate pair.
    package func scalarStart(_ offset: Int) -> Int {
        let offset = max(0, min(length, offset))
        let found = pieces.find(unit: offset)
        let text = found.piece.text
        return found.start + text.unit(of: text.index(atUnit: offset - found.start))
    }

    /// Returns the text of a range with its attributes.
    package func fragment(in range: Range<Int>) -> TextFragment {
        let range = clamp(range)
        var result = TextFragment()
        guard !range.isEmpty else { return result }
        var next: TextBlockList.Found? = pieces.find(unit: range.lowerBound)
        while let found = next, found.start < range.upperBound {
            let part = range.clamped(to: found.start..<found.start + found.piece.units)
            let own = part.lowerBound - found.start..<part.upperBound - found.start
            result.append(own.count == found.piece.units ? found.piece.fragment : found.piece.fragment.slice(own))
            next = pieces.next(after: found)
        }
        return result
    }

    /// Returns the text of a range.
    package func string(in range: Range<Int>) -> String {
        range.lowerBound <= 0 && range.upperBound >= length ? string : fragment(in: range).text
    }

    /// Returns the style of the character before an offset or, at the start of a paragraph, of the character after it.
    /// Plain if there is none.
    package func style(before offset: Int) -> TextStyle {
        let found = pieces.find(unit: offset)
        let inside = max(0, min(found.piece.units, offset - found.start))
        if inside == 0, found.piece.contentUnits == 0, let before = pieces.previous(before: found) {
            return before.piece.runs.last?.style ?? .plain
        }
        return found.piece.style(beforeUnit: max(1, inside)) ?? .plain
    }

    /// Returns the style of the character after an offset, and the range of the run with that style within its piece.
    package func style(at offset: Int) -> (style: TextStyle, range: Range<Int>)? {
        guard (0..<length).contains(offset) else { return nil }
        let found = pieces.find(unit: offset)
        var start = found.start
        for run in found.piece.runs {
            if offset < start + run.units { return (run.style, start..<start + run.units) }
            start += run.units
        }
        return nil
    }

    // MARK: Changing

    /// Replaces the entire text.
    package func setText(_ text: TextFragment) {
        generation += 1
        lastChangeWasInside = false
        pieces = TextBlockList(finished(TextBlock.pieces(of: text), endsDocument: true))
    }

    /// Replaces a range.
    ///
    /// - Parameters:
    ///   - range: The range, which is clamped to the text and to scalar boundaries.
    ///   - new: The replacement.
    /// - Returns: The range that was actually replaced.
    @discardableResult
    package func replace(_ range: Range<Int>, with new: TextFragment) -> Range<Int> {
        let range = clamp(range)
        guard !range.isEmpty || !new.text.isEmpty else { return range }
        generation += 1
        var first = pieces.find(unit: range.lowerBound)
        lastChangeWasInside = replaceInside(first, range, new)
        if lastChangeWasInside { return range }
        var last = range.upperBound < first.start + first.piece.units ? first : pieces.find(unit: range.upperBound)
        // The preceding piece may merge with the change: a part of the same long paragraph, or a CR before an LF.
        if range.lowerBound == first.start, let before = pieces.previous(before: first),
            before.piece.isSoft || before.piece.text.utf8.last == 0x0d
        {
            first = before
        }
        var tail = last.piece.fragment.slice(range.upperBound - last.start..<last.piece.units)
        if last.piece.isSoft, let after = pieces.next(after: last) {
            tail.append(after.piece.fragment)
            last = after
        }
        var text = first.piece.fragment.slice(0..<range.lowerBound - first.start)
        text.append(new)
        text.append(tail)
        let endsDocument = pieces.next(after: last) == nil
        pieces.replace(
            from: first.address, through: last.address,
            with: finished(TextBlock.pieces(of: text), endsDocument: endsDocument))
        return range
    }

    /// Replaces a range within one paragraph, which is the most common change.
    ///
    /// - Returns: False if the change may affect other pieces; the document is then unchanged.
    private func replaceInside(_ found: TextBlockList.Found, _ range: Range<Int>, _ new: TextFragment) -> Bool {
        let piece = found.piece
        let inside = range.lowerBound - found.start..<range.upperBound - found.start
        guard inside.upperBound <= piece.contentUnits else { return false }
        // Near the edges of a part, characters may be shaped together with those of the neighboring part.
        let margin = TextDocument.joiningUnits
        if piece.isSoft, inside.upperBound + margin > piece.units, pieces.next(after: found) != nil { return false }
        if inside.lowerBound < margin, let before = pieces.previous(before: found),
            before.piece.isSoft || inside.lowerBound == 0 && before.piece.text.utf8.last == 0x0d
        {
            return false
        }
        // A CR directly before the LF of the paragraph would become part of its separator.
        guard piece.units - inside.count + new.units <= TextBlock.maximumUnits,
            !new.text.utf8.contains(where: { $0 == 0x0a || $0 == 0x0d }), !new.text.unicodeScalars.contains("\u{2029}")
        else { return false }
        let (units, extent) = (piece.units, piece.extent)
        let look = piece.runs.last?.style
        piece.replace(inside, with: new)
        // The empty paragraph at the end takes its style from the preceding text.
        if piece.runs.last?.style !== look, let after = pieces.next(after: found)?.piece, after.units == 0 {
            after.layout = nil
        }
        // Until the piece is laid out, the previous extent is the best estimate.
        pieces.pieceDidChange(at: found.address, units: piece.units - units, extent: piece.extent - extent)
        return true
    }

    /// Sets the estimated extents of new pieces. If the document ends with a paragraph separator, appends an empty
    /// piece.
    private func finished(_ made: [TextBlock], endsDocument: Bool) -> [TextBlock] {
        var made = made
        if endsDocument, made.last.map({ !$0.isSoft }) ?? true { made.append(TextBlock(TextFragment())) }
        for piece in made {
            piece.extent = estimatedExtent(of: piece)
            // For a few pieces, as when typing, the difference from the estimate counts as a change, not as a first
            // layout.
            piece.isEstimated = made.count > 16
        }
        return made
    }

    /// Changes the styles of a range.
    package func restyle(_ range: Range<Int>, _ change: (TextStyle) -> TextStyle) {
        let range = clamp(range)
        guard !range.isEmpty else { return }
        generation += 1
        var next: TextBlockList.Found? = pieces.find(unit: range.lowerBound)
        while let found = next, found.start < range.upperBound {
            let part = range.clamped(to: found.start..<found.start + found.piece.units)
            found.piece.restyle(part.lowerBound - found.start..<part.upperBound - found.start, change)
            next = pieces.next(after: found)
        }
        // The empty paragraph at the end takes its style from the preceding text.
        if let next, next.piece.units == 0 { next.piece.layout = nil }
    }

    // MARK: Layout

    /// Discards the layout of the pieces that intersect or touch a range.
    package func invalidateLayout(_ range: Range<Int>) {
        generation += 1
        var next: TextBlockList.Found? = pieces.find(unit: range.lowerBound)
        while let found = next, found.start <= range.upperBound {
            found.piece.layout = nil
            found.piece.lineEdges = SIMD2(repeating: .nan)
            next = pieces.next(after: found)
        }
    }

    private func styleDidChange(from old: TextDocumentStyle) {
        generation += 1
        let keepsExtents =
            old.lineLimit == style.lineLimit && old.font == style.font && old.fontFactor == style.fontFactor
            && old.width == style.width
            && old.isSingleLine == style.isSingleLine
        limitedPieces = LimitedPieces()
        pieces.forEach { piece in
            piece.layout = nil
            piece.lineEdges = SIMD2(repeating: .nan)
            if !keepsExtents {
                piece.extent = estimatedExtent(of: piece)
                piece.isEstimated = true
            }
        }
        pieces.extentsDidChange()
    }

    private func estimatedExtent(of piece: TextBlock) -> CGFloat {
        // Under a line limit, only pieces that are laid out have an extent.
        if limitsLines { return 0 }
        let letter = style.font.size * style.fontFactor * 0.5
        let content = CGFloat(piece.contentUnits)
        if style.isSingleLine { return content * letter }
        let lines = style.width.isFinite ? max(1, (content * letter / max(letter, style.width)).rounded(.up)) : 1
        return lines * (lineHeight + style.lineSpacing) + style.paragraphSpacing
    }

    /// Returns the width of the text on one line with all font sizes multiplied by a factor, in points.
    package func width(fontFactor: CGFloat) -> CGFloat {
        var result: CGFloat = 0
        var next: TextBlockList.Found? = pieces.find(unit: 0)
        while let found = next {
            var request = request(for: found, nil)
            let factor = fontFactor / style.fontFactor
            for index in request.runs.indices { request.runs[index].attributes.font.size *= factor }
            request.extras = request.extras?.scaled(by: factor)
            result += TextLayout.cached(request).size.width
            next = pieces.next(after: found)
        }
        return result
    }

    /// The height of a line in the document's font, in points, rounded up to whole pixels.
    package var lineHeight: CGFloat {
        let metrics = style.font.metrics
        return ((metrics.ascender - metrics.descender) * style.scale - 0.01).rounded(.up) / style.scale
    }

    /// Returns the layout of a piece, creating it if necessary.
    package func laidOut(_ found: TextBlockList.Found) -> TextLayout {
        if limitsLines { return limitedLayout(found) }
        if let layout = found.piece.layout { return layout }
        return setLayout(TextLayout.paragraph(request(for: found, paragraphStyle(of: found))), of: found)
    }

    /// Stores a new layout for a piece, and updates the piece's extent.
    func setLayout(_ layout: TextLayout, of found: TextBlockList.Found) -> TextLayout {
        let piece = found.piece
        let paragraph = paragraphStyle(of: found)
        piece.layout = layout
        if layout.request.extras != nil {
            let ink = layout.inkBounds
            if !ink.isNull { inkOverflow = max(inkOverflow, -ink.minY, ink.maxY - layout.size.height) }
        }
        inkOverflow = max(inkOverflow, layout.shadowOutset)
        piece.spacingBefore = spacingBefore(found, paragraph)
        let isFirst = piece.isEstimated
        piece.isEstimated = false
        keep(piece)
        let extent =
            style.isSingleLine
            ? layout.size.width : layout.size.height + piece.spacingBefore + spacingAfter(piece, paragraph)
        let delta = extent - piece.extent
        if delta != 0 {
            piece.extent = extent
            pieces.pieceDidChange(at: found.address, units: 0, extent: delta)
            extentDidChange?(found.origin, delta, isFirst)
        }
        return layout
    }

    /// Retains the layout of a piece. Layouts are large, so that of the least recent piece is released.
    private func keep(_ piece: TextBlock) {
        if recent.count < TextDocument.maximumLayouts {
            recent.append(piece)
            return
        }
        let old = recent[oldest]
        if old !== piece { old.layout = nil }
        recent[oldest] = piece
        oldest = (oldest + 1) % TextDocument.maximumLayouts
    }

    /// Returns the paragraph style of a piece. The empty piece at the end has the style of the preceding paragraph,
    /// which is also the style of text typed there.
    package func paragraphStyle(of found: TextBlockList.Found) -> ParagraphLayoutStyle? {
        guard !style.isSingleLine, let interpreter = style.interpreter?.base else { return nil }
        let run = found.piece.runs.first ?? pieces.previous(before: found)?.piece.runs.last
        return run.flatMap { $0.style.attributes.isEmpty ? nil : interpreter.paragraphStyle(in: $0.style.attributes) }
    }

    /// Returns whether a piece continues the paragraph of the previous piece.
    private func isContinuation(_ found: TextBlockList.Found) -> Bool {
        pieces.previous(before: found)?.piece.isSoft ?? false
    }

    private func spacingBefore(_ found: TextBlockList.Found, _ paragraph: ParagraphLayoutStyle?) -> CGFloat {
        guard let paragraph, paragraph.spacingBefore > 0, found.start > 0, !isContinuation(found) else {
            return 0
        }
        return (min(100_000, paragraph.spacingBefore) * style.scale).rounded() / style.scale
    }

    /// Returns the spacing between a piece and the next, in points.
    private func spacingAfter(_ piece: TextBlock, _ paragraph: ParagraphLayoutStyle?) -> CGFloat {
        guard let paragraph else { return style.lineSpacing + style.paragraphSpacing }
        let after = paragraph.lineSpacing + (piece.isSoft ? 0 : paragraph.spacingAfter)
        return (min(100_000, after) * style.scale).rounded() / style.scale
    }

    private func shapes(
        of found: TextBlockList.Found, _ paragraph: ParagraphLayoutStyle?
    ) -> [RichTextContent.Paragraphs] {
        guard let paragraph, !paragraph.isSimple else { return [] }
        var shape = paragraph
        if isContinuation(found) { shape.firstLineIndent = shape.headIndent }
        return [RichTextContent.Paragraphs(end: 0, shape: shape)]
    }

    /// Returns the layout request for a piece.
    package func request(for found: TextBlockList.Found, _ paragraph: ParagraphLayoutStyle?) -> TextLayout.Request {
        let piece = found.piece
        var text = piece.text
        if piece.terminatorUnits > 0 { text = String(text[..<text.index(atUnit: piece.contentUnits)]) }
        let base = TextAttributes(font: style.font, kern: style.kern)
        var runs: [TextRun] = []
        var attachments: [RichTextContent.Attachment] = []
        if style.isSecure {
            text = String(repeating: TextDocument.dot, count: text.count)
        } else if let interpreter = style.interpreter?.base,
            piece.runs.contains(where: { !$0.style.attributes.isEmpty })
        {
            var start = text.startIndex
            var byte = 0
            for run in piece.runs {
                let end = text.utf16.index(start, offsetBy: run.units, limitedBy: text.endIndex) ?? text.endIndex
                let length = text.utf8.distance(from: start, to: end)
                var attributes = base
                if !run.style.attributes.isEmpty {
                    attributes = interpreter.layoutAttributes(of: run.style.attributes, linkAttributes: linkAttributes)
                    if let attachment = interpreter.attachment(in: run.style.attributes) {
                        attachments += RichTextContent.positions(of: attachment, in: text[start..<end], from: byte)
                    }
                }
                runs.append(TextRun(range: byte..<byte + length, attributes: attributes))
                start = end
                byte += length
            }
        }
        if runs.isEmpty { runs = [TextRun(range: 0..<text.utf8.count, attributes: base)] }
        let shapes = shapes(of: found, paragraph)
        if style.fontFactor != 1 {
            for index in runs.indices { runs[index].attributes.font.size *= style.fontFactor }
        }
        if style.omitsBackgrounds {
            for index in runs.indices { runs[index].attributes.backgroundColor = nil }
        }
        var request = TextLayout.Request(
            text: text, runs: runs, width: style.isSingleLine ? .infinity : style.width,
            lineBreak: style.lineBreak == .charWrapping ? .charWrapping : .wordWrapping,
            alignment: style.isSingleLine ? .left : paragraph.map { $0.alignment ?? .natural } ?? style.alignment,
            lineSpacing: paragraph?.lineSpacing ?? style.lineSpacing, scale: style.scale,
            extras: shapes.isEmpty && attachments.isEmpty
                ? nil : RichTextContent(paragraphs: shapes, attachments: attachments).scaled(by: style.fontFactor))
        request.prefersRightToLeft = style.prefersRightToLeft
        return request
    }

    /// The character shown in place of each character of secure text.
    private static let dot = "•"

    /// Converts an offset in a piece to an offset in its layout.
    package func shown(_ unit: Int, in piece: TextBlock) -> Int {
        let unit = min(unit, piece.contentUnits)
        guard style.isSecure else { return unit }
        return piece.text.distance(from: piece.text.startIndex, to: piece.text.index(atUnit: unit))
    }

    /// Converts an offset in the layout of a piece to an offset in the piece.
    package func real(_ shown: Int, in piece: TextBlock) -> Int {
        guard style.isSecure else { return min(shown, piece.contentUnits) }
        let text = piece.text
        return min(
            piece.contentUnits,
            text.unit(of: text.index(text.startIndex, offsetBy: shown, limitedBy: text.endIndex) ?? text.endIndex))
    }
}
