import CCairo

/// Breaks text into lines and puts them in place.
///
/// Pango's own limit of lines is one for each paragraph, and its alignment knows nothing of a limit; so it is asked for all
/// lines, and where there are too many, for the last one again with an ellipsis.
@MainActor struct TextLineBreaker {
    private(set) var lines: [TextLayout.Line] = []
    private(set) var layouts: [PangoHandle] = []
    private(set) var isTruncated = false
    private let request: TextLayout.Request
    /// All of the text.
    private let whole: TextSource
    /// As much of the text, from its start, as can be shown in the lines there may be.
    private let source: TextSource
    private let width: Int?
    /// The bottom of the lines so far.
    private var bottom = 0

    /// Contexts whose text runs as the first strong character says, from left to right, and from right to left. A context
    /// cannot be changed once layouts use it: they would break their lines anew.
    private static let contexts = (
        natural: makeContext(PANGO_DIRECTION_WEAK_LTR), leftToRight: makeContext(PANGO_DIRECTION_LTR),
        rightToLeft: makeContext(PANGO_DIRECTION_RTL)
    )

    init(_ request: TextLayout.Request) {
        self.request = request
        whole = TextSource(request)
        width = request.pixelWidth
        source = whole.prefix(TextLineBreaker.mostBytes(inLines: request.maximumLines, of: width))
    }

    mutating func run() {
        guard let main = source.makeLayout(TextLineBreaker.contexts.natural) else { return }
        layouts.append(PangoHandle(main))
        if let width, !request.isSingleShortenedLine {
            pango_layout_set_width(main, units(width))
            pango_layout_set_wrap(main, request.lineBreak == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
            pango_layout_set_justify(main, request.alignment == .justified ? 1 : 0)
        }
        let count = Int(pango_layout_get_line_count(main))
        let limit = request.maximumLines > 0 ? request.maximumLines : Int.max
        let isTooWide = request.isSingleShortenedLine && isWiderThanRoom(main, 0)
        let isCut = source.bytes.count < whole.bytes.count && count == limit
        guard count > limit || isTooWide || isCut else {
            for index in 0..<count { add(main, index, of: source) }
            return
        }
        isTruncated = true
        for index in 0..<limit - 1 { add(main, index, of: source) }
        if request.lineBreak.isTruncating || request.lineBreak == .clipping {
            addShortenedLine(main, limit - 1)
        } else {
            add(main, limit - 1, of: source)
        }
    }

    private func isWiderThanRoom(_ layout: OpaquePointer, _ index: Int) -> Bool {
        guard let width, let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return false }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return logical.width > units(width)
    }

    /// Adds the line that begins where a line of `main` does and stands for all the text from there.
    private mutating func addShortenedLine(_ main: OpaquePointer, _ index: Int) {
        guard let first = pango_layout_get_line_readonly(main, Int32(index)) else { return }
        let start = Int(pango_layout_line_get_start_index(first))
        let isRightToLeft = pango_layout_line_get_resolved_direction(first) == PANGO_DIRECTION_RTL
        let room = TextLineBreaker.mostBytes(inLines: 1, of: width)
        var rest: TextSource
        switch request.lineBreak {
        case .truncatingHead, .truncatingMiddle:
            rest = whole.slice(start..<whole.bytes.count)
            rest.joinParagraphs()
            rest.leaveOutMiddle(keepingAtStart: request.lineBreak == .truncatingMiddle ? room : 0, atEnd: room)
        case .truncatingTail:
            let end = whole.endOfParagraph(from: start)
            rest = whole.slice(start..<end)
            if end < whole.bytes.count { rest.appendEllipsis() }
            rest = rest.prefix(room)
        case .clipping, .wordWrapping, .charWrapping:
            rest = whole.slice(start..<whole.endOfParagraph(from: start)).prefix(room)
        }
        let contexts = TextLineBreaker.contexts
        guard let layout = rest.makeLayout(isRightToLeft ? contexts.rightToLeft : contexts.leftToRight) else { return }
        layouts.append(PangoHandle(layout))
        pango_layout_set_auto_dir(layout, 0)
        pango_layout_set_single_paragraph_mode(layout, 1)
        if let width, request.lineBreak != .clipping {
            pango_layout_set_width(layout, units(width))
            switch request.lineBreak {
            case .truncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
            case .truncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
            default: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            }
        }
        add(layout, 0, of: rest, standingFor: start..<whole.bytes.count)
    }

    private mutating func add(
        _ layout: OpaquePointer, _ index: Int, of source: TextSource, standingFor range: Range<Int>? = nil
    ) {
        guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return }
        var ink = PangoRectangle()
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, &ink, &logical)
        let unit = CGFloat(PANGO_SCALE)
        let start = Int(pango_layout_line_get_start_index(line))
        let length = Int(pango_layout_line_get_length(line))
        let fonts = source.fontHeights(in: start..<start + length)
        // Fonts that were found for other scripts may need more room than the one that was asked for. The slack keeps
        // metrics that went through Pango's units from costing a pixel.
        let ascent = max(fonts.ascent, CGFloat(-logical.y) / unit)
        let descent = max(fonts.descent, CGFloat(logical.y + logical.height) / unit)
        let height = max(1, Int((ascent + descent - 0.01).rounded(.up)))
        let lineWidth = max(0, Int((CGFloat(logical.width) / unit - 0.001).rounded(.up)))
        let top = lines.isEmpty ? 0 : bottom + spacing
        let room = width ?? 0
        var x = 0
        let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        switch request.alignment {
        case .left: x = 0
        case .right: x = room - lineWidth
        case .center: x = (room - lineWidth) >> 1
        case .natural, .justified: x = isRightToLeft ? room - lineWidth : 0
        }
        lines.append(
            TextLayout.Line(
                pointer: line, x: x, top: top, baseline: top + Int(ascent.rounded()), height: height,
                width: lineWidth, origin: range?.lowerBound ?? 0, range: range ?? start..<start + length, isRightToLeft: isRightToLeft, ink: ink))
        bottom = top + height
    }

    /// Without a width, lines stand in that of the widest.
    mutating func alignInWidestLine() {
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

    /// More text than ever fits: letters are at least a pixel wide, and marks without a width are not many. Breaking and
    /// shortening very long text takes Pango a time that grows with the square of its length.
    private static func mostBytes(inLines lines: Int, of width: Int?) -> Int {
        guard let width, lines > 0, lines < 10000, width < 100_000 else { return .max }
        return lines * (width + 2) * 4 + 1024
    }

    private var spacing: Int {
        guard request.lineSpacing.isFinite else { return 0 }
        return Int((max(0, min(10000, request.lineSpacing)) * request.usableScale).rounded())
    }

    private func units(_ pixels: Int) -> Int32 { Int32(clamping: pixels * Int(PANGO_SCALE)) }

    private static func makeContext(_ direction: PangoDirection) -> OpaquePointer? {
        let context = FontLibrary.shared.makeContext()
        if let context { pango_context_set_base_dir(context, direction) }
        return context
    }
}
