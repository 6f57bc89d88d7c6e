import CCairo
import CoreGraphics

/// An algorithm that breaks text into lines and positions them.
///
/// Pango's limit of lines applies to each paragraph, and its alignment is not aware of a limit. Therefore Pango lays
/// out all lines, and if there are too many, the last one again with an ellipsis.
@MainActor struct TextLineBreaker {
    private(set) var lines: [TextLayout.Line] = []
    private(set) var layouts: [PangoHandle] = []
    private(set) var isTruncated = false
    private let request: TextLayout.Request
    /// The whole text.
    private let whole: PangoText
    /// The longest beginning of the text that can be visible in the maximum number of lines.
    private let source: PangoText
    private let width: Int?
    /// The bottom of the lines so far, in device pixels.
    private var bottom = 0
    /// The spacing between the last line and the next, in device pixels.
    private var gap = 0
    /// The horizontal constraints of the lines, if they differ between paragraphs: one for each line, or none.
    private var placings: [Placing] = []

    /// The horizontal constraints of a line, in device pixels.
    private struct Placing {
        var measures: PixelParagraphStyle
        var indent: Int
        var alignment: TextAlignment
    }

    /// A part of the text that Pango lays out in one call: the whole text, or a paragraph with its own style.
    private struct Part {
        var source: PangoText
        /// The offset of the part in the text.
        var start: Int
        /// A Boolean value that indicates whether the text continues after this part.
        var continues: Bool
        var measures: PixelParagraphStyle?
    }

    /// Contexts for text whose direction is that of the first strong character, left to right, and right to left. Text
    /// without strong characters runs from left to right in the first context, and from right to left in the second.
    ///
    /// A context must not be changed after layouts use it: they would break their lines again.
    private static let contexts = (
        natural: makeContext(PANGO_DIRECTION_WEAK_LTR), naturalRightToLeft: makeContext(PANGO_DIRECTION_WEAK_RTL),
        leftToRight: makeContext(PANGO_DIRECTION_LTR),
        rightToLeft: makeContext(PANGO_DIRECTION_RTL)
    )

    init(_ request: TextLayout.Request) {
        self.request = request
        whole = PangoText(request)
        width = request.pixelWidth
        source = whole.prefix(TextLineBreaker.maximumBytes(inLines: request.maximumLines, of: width))
    }

    mutating func run() {
        guard let extras = request.extras, !extras.paragraphs.isEmpty else {
            breakUp(Part(source: source, start: 0, continues: false))
            return alignInWidestLine()
        }
        var start = 0
        var continues = true
        while continues, !isTruncated {
            let (end, next) = source.paragraph(from: start)
            continues = next > end
            breakUp(
                Part(
                    source: source.paragraph(start..<end), start: start, continues: continues,
                    measures: extras.shape(at: start).map { PixelParagraphStyle($0, scale: request.effectiveScale) }))
            start = next
        }
        alignBetweenIndents()
    }

    /// Adds the lines of a part, up to the maximum number of lines.
    private mutating func breakUp(_ part: Part) {
        let contexts = TextLineBreaker.contexts
        let direction = part.measures?.shape.direction ?? .natural
        let context =
            switch direction {
            case .natural: request.prefersRightToLeft ? contexts.naturalRightToLeft : contexts.natural
            case .leftToRight: contexts.leftToRight
            case .rightToLeft: contexts.rightToLeft
            }
        let width = request.isSingleShortenedLine ? nil : lineWidth(measures: part.measures)
        guard let main = part.source.makeLayout(context, wraps: width != nil) else { return }
        layouts.append(PangoHandle(main))
        if direction != .natural { pango_layout_set_auto_dir(main, 0) }
        let alignment = part.measures?.shape.alignment ?? request.alignment
        if let measures = part.measures { set(measures, on: main) }
        if let width {
            pango_layout_set_width(main, units(width))
            pango_layout_set_wrap(main, request.lineBreak == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
            pango_layout_set_justify(main, alignment == .justified ? 1 : 0)
        }
        let count = Int(pango_layout_get_line_count(main))
        let limit = request.maximumLines > 0 ? request.maximumLines - lines.count : Int.max
        let isTooWide = request.isSingleShortenedLine && isWiderThanRoom(main, part)
        let isCut =
            count == limit && (part.continues || source.bytes.count < whole.bytes.count)
        guard count > limit || isTooWide || isCut else {
            for index in 0..<count { add(main, index, of: part) }
            return
        }
        isTruncated = true
        for index in 0..<limit - 1 { add(main, index, of: part) }
        if request.lineBreak.isTruncating || request.lineBreak == .clipping {
            addShortenedLine(main, limit - 1, of: part)
        } else {
            add(main, limit - 1, of: part)
        }
    }

    /// Sets the attributes that Pango supports: the indent of the first line, and tabs.
    private func set(_ measures: PixelParagraphStyle, on layout: OpaquePointer) {
        pango_layout_set_indent(layout, units(measures.firstIndent - measures.headIndent))
        if !measures.shape.tabStops.isEmpty || measures.shape.tabInterval > 0 || measures.base > 0 {
            measures.setTabs(layout)
        }
    }

    /// Returns the width for Pango's lines; `nil` for no limit.
    private func lineWidth(measures: PixelParagraphStyle?) -> Int? {
        guard let measures else { return width }
        return measures.end(inRoomOf: width).map { max(0, $0 - measures.base) }
    }

    private func isWiderThanRoom(_ layout: OpaquePointer, _ part: Part) -> Bool {
        guard let room = shortenedWidth(part, isFirstLine: true),
            let line = pango_layout_get_line_readonly(layout, 0)
        else { return false }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return logical.width > units(room)
    }

    /// Returns the width for a line that is shortened to fit; `nil` for no limit.
    private func shortenedWidth(_ part: Part, isFirstLine: Bool) -> Int? {
        guard let measures = part.measures else { return width }
        return measures.end(inRoomOf: width).map { max(0, $0 - measures.indent(isFirstLine: isFirstLine)) }
    }

    /// Adds the shortened line that replaces the text from the start of a line of `main`.
    private mutating func addShortenedLine(_ main: OpaquePointer, _ index: Int, of part: Part) {
        guard let first = pango_layout_get_line_readonly(main, Int32(index)) else { return }
        let start = part.start + Int(pango_layout_line_get_start_index(first))
        let width = shortenedWidth(part, isFirstLine: index == 0)
        let isRightToLeft = TextLineBreaker.isRightToLeft(first)
        let room = TextLineBreaker.maximumBytes(inLines: 1, of: width)
        var rest: PangoText
        switch request.lineBreak {
        case .truncatingHead, .truncatingMiddle:
            rest = whole.slice(start..<whole.bytes.count)
            rest.joinParagraphs()
            rest.removeMiddle(keepingAtStart: request.lineBreak == .truncatingMiddle ? room : 0, atEnd: room)
        case .truncatingTail:
            let end = whole.endOfParagraph(from: start)
            rest = whole.slice(start..<end)
            if end < whole.bytes.count { rest.appendEllipsis() }
            rest = rest.prefix(room)
        case .clipping, .wordWrapping, .charWrapping:
            rest = whole.slice(start..<whole.endOfParagraph(from: start)).prefix(room)
        }
        let contexts = TextLineBreaker.contexts
        guard let layout = rest.makeLayout(isRightToLeft ? contexts.rightToLeft : contexts.leftToRight, wraps: false)
        else { return }
        layouts.append(PangoHandle(layout))
        pango_layout_set_auto_dir(layout, 0)
        pango_layout_set_single_paragraph_mode(layout, 1)
        part.measures?.setTabs(layout)
        if let width, request.lineBreak != .clipping {
            pango_layout_set_width(layout, units(width))
            switch request.lineBreak {
            case .truncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
            case .truncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
            default: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            }
        }
        add(
            layout, 0, of: Part(source: rest, start: start, continues: false, measures: part.measures),
            isFirstLine: index == 0, replacing: start..<whole.bytes.count)
    }

    private mutating func add(_ layout: OpaquePointer, _ index: Int, of part: Part) {
        add(layout, index, of: part, isFirstLine: index == 0, replacing: nil)
    }

    /// Adds a line of a Pango layout.
    ///
    /// - Parameters:
    ///   - layout: The Pango layout.
    ///   - index: The index of the line in it.
    ///   - part: The part of the text that was laid out.
    ///   - isFirstLine: Whether the line is the first one of its paragraph, or of the text if paragraphs have no
    ///     styles.
    ///   - range: The range of the text that a shortened line replaces; `nil` for other lines.
    private mutating func add(
        _ layout: OpaquePointer, _ index: Int, of part: Part, isFirstLine: Bool, replacing range: Range<Int>?
    ) {
        guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return }
        var ink = PangoRectangle()
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, &ink, &logical)
        let unit = CGFloat(PANGO_SCALE)
        let start = Int(pango_layout_line_get_start_index(line))
        let length = Int(pango_layout_line_get_length(line))
        let fonts = part.source.fontHeights(in: start..<start + length)
        // Fallback fonts may need more height than the requested font. The tolerance prevents rounding to Pango's units
        // from adding a pixel.
        let ascent = max(fonts.ascent, CGFloat(-logical.y) / unit)
        let descent = max(fonts.descent, CGFloat(logical.y + logical.height) / unit)
        let natural = max(1, Int(clamping: (ascent + descent - 0.01).rounded(.up)))
        let height = part.measures?.lineHeight(natural) ?? natural
        let lineWidth = max(0, Int(clamping: (CGFloat(logical.width) / unit - 0.001).rounded(.up)))
        let isRightToLeft = TextLineBreaker.isRightToLeft(line)
        if isFirstLine, let measures = part.measures { gap += measures.spacingBefore }
        let top = lines.isEmpty ? 0 : bottom + gap
        var x = 0
        if let measures = part.measures {
            placings.append(
                Placing(
                    measures: measures, indent: measures.indent(isFirstLine: isFirstLine),
                    alignment: measures.shape.alignment ?? request.alignment))
            let isLast = index + 1 == Int(pango_layout_get_line_count(layout))
            gap = measures.lineSpacing + (isLast ? measures.spacingAfter : 0)
        } else {
            let room = width ?? 0
            switch request.alignment {
            case .left: x = 0
            case .right: x = room - lineWidth
            case .center: x = (room - lineWidth) >> 1
            case .natural, .justified: x = isRightToLeft ? room - lineWidth : 0
            }
            gap = spacing
        }
        lines.append(
            TextLayout.Line(
                pointer: line, x: x, top: top, baseline: top + Int(clamping: ascent.rounded()) + height - natural,
                height: height, width: lineWidth, origin: part.start,
                range: range ?? part.start + start..<part.start + start + length, isRightToLeft: isRightToLeft,
                ink: ink))
        bottom = top + height
    }

    private static func isRightToLeft(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Bool {
        switch pango_layout_line_get_resolved_direction(line) {
        case PANGO_DIRECTION_RTL, PANGO_DIRECTION_WEAK_RTL: true
        default: false
        }
    }

    /// The width that all lines need, including their indents.
    var widestLine: Int {
        guard !placings.isEmpty else { return lines.reduce(0) { max($0, $1.width) } }
        return zip(lines, placings).reduce(0) { max($0, $1.1.indent + $1.0.width + $1.1.measures.trailing) }
    }

    /// Positions lines that have indents. Without a width, they are aligned in that of the widest line.
    private mutating func alignBetweenIndents() {
        let room = width ?? widestLine
        for (index, placing) in placings.enumerated() {
            let line = lines[index]
            let end = placing.measures.end(inRoomOf: room) ?? room
            // The edges between which the line is aligned.
            let left = line.isRightToLeft ? room - end : placing.indent
            let right = line.isRightToLeft ? room - placing.indent : end
            lines[index].x =
                switch placing.alignment {
                case .left: left
                case .right: right - line.width
                case .center: left + ((right - left - line.width) >> 1)
                case .natural, .justified: line.isRightToLeft ? right - line.width : left
                }
        }
    }

    /// Aligns lines in the width of the widest one, if the request has no width.
    private mutating func alignInWidestLine() {
        guard width == nil else { return }
        let room = lines.reduce(0) { max($0, $1.width) }
        for index in lines.indices {
            switch request.alignment {
            case .left: break
            case .right: lines[index].x += room
            case .center: lines[index].x = (room - lines[index].width) >> 1
            case .natural, .justified: if lines[index].x < 0 { lines[index].x += room }
            }
        }
    }

    /// Returns the greatest number of bytes that can be visible in a number of lines: glyphs are at least a pixel wide,
    /// and marks of zero width are rare.
    ///
    /// Pango needs time proportional to the square of the length to break and ellipsize long text.
    private static func maximumBytes(inLines lines: Int, of width: Int?) -> Int {
        guard let width, lines > 0, lines < 10000, width < 100_000 else { return .max }
        return lines * (width + 2) * 4 + 1024
    }

    private var spacing: Int {
        guard request.lineSpacing.isFinite else { return 0 }
        return Int(clamping: (max(0, min(10000, request.lineSpacing)) * request.effectiveScale).rounded())
    }

    private func units(_ pixels: Int) -> Int32 { Int32(clamping: pixels * Int(PANGO_SCALE)) }

    private static func makeContext(_ direction: PangoDirection) -> OpaquePointer? {
        let context = FontLibrary.shared.makeContext()
        if let context { pango_context_set_base_dir(context, direction) }
        return context
    }
}
