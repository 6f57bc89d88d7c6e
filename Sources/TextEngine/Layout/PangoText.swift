import CCairo
import CoreGraphics

/// UTF-8 text and its attributes, prepared for Pango.
struct PangoText {
    /// Valid UTF-8 without zero bytes.
    private(set) var bytes: [UInt8]
    private(set) var runs: [TextRun]
    private let scale: CGFloat
    /// The attachments in the text, by offset. Most text has none.
    private var attachments: [(offset: Int, number: Int, bounds: CGRect)] = []

    /// The greatest length in bytes. No screen shows longer text, and it stays within the range of Pango's coordinates.
    private static let maximumBytes = 1 << 20

    init(_ request: TextLayout.Request) {
        scale = request.effectiveScale
        // Pango stops at a zero byte; a space keeps all offsets unchanged.
        bytes = request.text.utf8.prefix(PangoText.maximumBytes).map { $0 == 0 ? 0x20 : $0 }
        runs = []
        dropPartialCharacter()
        if let extras = request.extras {
            for (number, found) in extras.attachments.enumerated() where isAttachment(at: found.offset) {
                attachments.append((found.offset, number, found.attachment.pixels(scale: scale)))
            }
        }
        for run in request.runs {
            let low = start(of: run.range.lowerBound)
            let high = start(of: run.range.upperBound)
            if low < high || request.runs.count == 1 {
                runs.append(TextRun(range: low..<max(low, high), attributes: run.attributes))
            }
        }
    }

    /// The attributes of text outside all runs.
    var base: TextAttributes { runs.first?.attributes ?? TextAttributes() }

    /// Returns the text in a range, which must begin and end at characters.
    func slice(_ range: Range<Int>) -> PangoText {
        var result = self
        result.bytes = Array(bytes[range])
        result.runs = runs.map { run in
            let part = run.range.clamped(to: range)
            return TextRun(
                range: part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound,
                attributes: run.attributes)
        }
        result.keepAttachments(in: range)
        return result
    }

    private mutating func keepAttachments(in range: Range<Int>) {
        guard !attachments.isEmpty else { return }
        attachments = attachments.compactMap { found in
            range.contains(found.offset) ? (found.offset - range.lowerBound, found.number, found.bounds) : nil
        }
    }

    private func isAttachment(at offset: Int) -> Bool {
        let character = TextAttachment.character.utf8
        return offset >= 0 && offset + character.count <= bytes.count
            && bytes[offset..<offset + character.count].elementsEqual(character)
    }

    /// Returns the beginning of the text, up to a number of bytes.
    func prefix(_ count: Int) -> PangoText {
        count < bytes.count ? slice(0..<start(of: count)) : self
    }

    /// Removes the text between the first `head` and the last `tail` bytes.
    mutating func removeMiddle(keepingAtStart head: Int, atEnd tail: Int) {
        guard head < bytes.count, tail < bytes.count - head else { return }
        let first = start(of: head)
        let second = start(of: bytes.count - tail)
        let gap = second - first
        bytes.removeSubrange(first..<second)
        func moved(_ offset: Int) -> Int { offset <= first ? offset : max(first, offset - gap) }
        for index in runs.indices {
            runs[index].range = moved(runs[index].range.lowerBound)..<moved(runs[index].range.upperBound)
        }
        attachments = attachments.compactMap { found in
            (first..<second).contains(found.offset) ? nil : (moved(found.offset), found.number, found.bounds)
        }
    }

    /// Appends an ellipsis with the attributes of the last character.
    mutating func appendEllipsis() {
        let end = bytes.count
        bytes += "…".utf8
        for index in runs.indices where runs[index].range.upperBound == end {
            runs[index].range = runs[index].range.lowerBound..<bytes.count
        }
    }

    /// Replaces paragraph separators by spaces.
    mutating func joinParagraphs() {
        for index in bytes.indices where bytes[index] == 0x0a || bytes[index] == 0x0d { bytes[index] = 0x20 }
        // U+2028 and U+2029 are E2 80 A8 and E2 80 A9: three spaces keep the offsets unchanged.
        for index in bytes.indices.dropLast(2)
        where bytes[index] == 0xe2 && bytes[index + 1] == 0x80 && (bytes[index + 2] & 0xfe) == 0xa8 {
            for place in index..<index + 3 { bytes[place] = 0x20 }
        }
    }

    /// Returns the end of the paragraph that contains an offset, without its separator.
    func endOfParagraph(from offset: Int) -> Int {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return 0 }
            var delimiter: Int32 = 0
            var next: Int32 = 0
            pango_find_paragraph_boundary(base + offset, Int32(clamping: bytes.count - offset), &delimiter, &next)
            return offset + Int(delimiter)
        }
    }

    /// Returns the end of the paragraph that begins at `start`, and the start of the next one, which is equal to it if
    /// there is none.
    func paragraph(from start: Int) -> (end: Int, next: Int) {
        let end = endOfParagraph(from: start)
        guard end < bytes.count else { return (end, end) }
        if bytes[end] == 0x0a { return (end, end + 1) }
        guard bytes[end] == 0x0d else { return (end, end + 3) }
        return (end, end + 1 < bytes.count && bytes[end + 1] == 0x0a ? end + 2 : end + 1)
    }

    /// Returns a paragraph without its separator. An empty paragraph has the attributes of its end.
    func paragraph(_ range: Range<Int>) -> PangoText {
        var result = self
        result.bytes = Array(bytes[range])
        result.runs = runs.compactMap { run in
            guard run.range.overlaps(range) else { return nil }
            let part = run.range.clamped(to: range)
            return TextRun(
                range: part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound,
                attributes: run.attributes)
        }
        if result.runs.isEmpty, let run = runs.last(where: { $0.range.lowerBound <= range.lowerBound }) ?? runs.first {
            result.runs = [TextRun(range: 0..<bytes[range].count, attributes: run.attributes)]
        }
        result.keepAttachments(in: range)
        return result
    }

    /// Returns the greatest ascent and descent, in pixels, of the fonts that a range requests, or of the font at its
    /// start if it is empty.
    func fontHeights(in range: Range<Int>) -> (ascent: CGFloat, descent: CGFloat) {
        var result: (ascent: CGFloat, descent: CGFloat) = (0, 0)
        func add(_ font: FontDescriptor) {
            let metrics = FontLibrary.shared.metrics(of: font, scale: scale)
            result.ascent = max(result.ascent, metrics.ascender * scale)
            result.descent = max(result.descent, -metrics.descender * scale)
        }
        for run in runs
        where run.range.overlaps(range)
            || (range.isEmpty && run.range.lowerBound <= range.lowerBound && run.range.upperBound >= range.lowerBound)
        {
            add(run.attributes.font)
        }
        if result.ascent == 0 { add(base.font) }
        return result
    }

    /// Creates a layout of the text with lines of any width. The caller releases it.
    ///
    /// - Parameters:
    ///   - context: The Pango context.
    ///   - wraps: Whether the caller limits the width of lines.
    func makeLayout(_ context: OpaquePointer?, wraps: Bool) -> OpaquePointer? {
        guard let layout = pango_layout_new(context) else { return nil }
        let base = base
        let description = base.font.makePangoDescription(pixelSize: base.font.effectiveSize * scale)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            pango_layout_set_text(layout, base.assumingMemoryBound(to: CChar.self), Int32(buffer.count))
        }
        let list = pango_attr_list_new()
        if bytes.contains(0x09) { PixelParagraphStyle.setDefaultTabs(layout, scale: scale) }
        for run in runs { add(run, differingFrom: base.font, to: list) }
        for found in attachments { add(found, to: list) }
        if base.font.hasTabularDigits, runs.isEmpty { insert(pango_attr_font_features_new("tnum=1"), nil, list) }
        if wraps { disableHyphenInsertion(list) }
        pango_layout_set_attributes(layout, list)
        pango_attr_list_unref(list)
        return layout
    }

    /// Prevents Pango from inserting hyphens where a word that exceeds its line is broken.
    ///
    /// Soft hyphens remain: the text requests them.
    private func disableHyphenInsertion(_ list: OpaquePointer?) {
        var start = 0
        for offset in softHyphens {
            if start < offset { insert(pango_attr_insert_hyphens_new(0), start..<offset, list) }
            start = offset + PangoText.softHyphen.count
        }
        if start == 0 {
            insert(pango_attr_insert_hyphens_new(0), nil, list)
        } else if start < bytes.count {
            insert(pango_attr_insert_hyphens_new(0), start..<bytes.count, list)
        }
    }

    /// U+00AD in UTF-8.
    private static let softHyphen: [UInt8] = [0xC2, 0xAD]

    /// The offsets of soft hyphens in the text.
    private var softHyphens: [Int] {
        guard bytes.contains(PangoText.softHyphen[0]) else { return [] }
        return bytes.indices.dropLast().filter {
            bytes[$0] == PangoText.softHyphen[0] && bytes[$0 + 1] == PangoText.softHyphen[1]
        }
    }

    private func add(_ run: TextRun, differingFrom base: FontDescriptor, to list: OpaquePointer?) {
        let look = run.attributes
        let range = run.range
        if look.font != base {
            let description = look.font.makePangoDescription(pixelSize: look.font.effectiveSize * scale)
            insert(pango_attr_font_desc_new(description), range, list)
            pango_font_description_free(description)
        }
        if look.font.hasTabularDigits { insert(pango_attr_font_features_new("tnum=1"), range, list) }
        if let color = look.color?.rgba {
            insert(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)), range, list)
            insert(pango_attr_foreground_alpha_new(max(1, part(color.alpha))), range, list)
        }
        if let color = look.backgroundColor?.rgba, color.alpha > 0 {
            insert(pango_attr_background_new(part(color.red), part(color.green), part(color.blue)), range, list)
            insert(pango_attr_background_alpha_new(max(1, part(color.alpha))), range, list)
        }
        if look.isUnderlined {
            let isDouble = look.decoration?.value.hasDoubleUnderline == true
            insert(pango_attr_underline_new(isDouble ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE), range, list)
        }
        if look.isStruckThrough { insert(pango_attr_strikethrough_new(1), range, list) }
        if look.kern != 0 { insert(pango_attr_letter_spacing_new(units(look.kern)), range, list) }
        if let decoration = look.decoration?.value { add(decoration, of: look, range, to: list) }
        if look.baselineOffset != 0 { insert(pango_attr_rise_new(units(look.baselineOffset)), range, list) }
    }

    private func add(
        _ decoration: TextDecoration, of look: TextAttributes, _ range: Range<Int>, to list: OpaquePointer?
    ) {
        if let color = decoration.underlineColor?.rgba {
            insert(pango_attr_underline_color_new(part(color.red), part(color.green), part(color.blue)), range, list)
        }
        if let color = decoration.strikethroughColor?.rgba {
            insert(
                pango_attr_strikethrough_color_new(part(color.red), part(color.green), part(color.blue)), range, list)
        } else if decoration.strokeWidth != 0, !look.isStruckThrough {
            // This attribute only places the outlined glyphs in separate runs.
            insert(pango_attr_strikethrough_color_new(0, 0, 0), range, list)
        }
        // An alpha of 0 would mean that none was set; 1 is less than any pixel shows.
        if decoration.strokeWidth > 0 { insert(pango_attr_foreground_alpha_new(1), range, list) }
        if decoration.hasNoLigatures {
            insert(pango_attr_font_features_new("liga=0, clig=0, dlig=0, hlig=0"), range, list)
        }
    }

    /// Reserves space for an attachment at its character.
    private func add(_ found: (offset: Int, number: Int, bounds: CGRect), to list: OpaquePointer?) {
        let unit = CGFloat(PANGO_SCALE)
        var logical = PangoRectangle(
            x: 0, y: Int32(clamping: -found.bounds.maxY * unit), width: Int32(clamping: found.bounds.width * unit),
            height: Int32(clamping: found.bounds.height * unit))
        var ink = logical
        ink.x = Int32(clamping: found.bounds.minX * unit)
        let attribute = pango_attr_shape_new_with_data(
            &ink, &logical, UnsafeMutableRawPointer(bitPattern: found.number + 1), nil, nil)
        insert(attribute, found.offset..<found.offset + TextAttachment.character.utf8.count, list)
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>?, _ list: OpaquePointer?
    ) {
        guard let attribute else { return }
        if let range {
            attribute.pointee.start_index = guint(clamping: range.lowerBound)
            attribute.pointee.end_index = guint(clamping: range.upperBound)
        }
        pango_attr_list_insert(list, attribute)
    }

    /// Converts points to Pango's units.
    private func units(_ points: CGFloat) -> Int32 {
        guard points.isFinite else { return 0 }
        return Int32(clamping: max(-1000, min(1000, points)) * scale * CGFloat(PANGO_SCALE))
    }

    private func part(_ component: Double) -> guint16 { guint16((component * 65535).rounded()) }

    /// Returns the start of the character at an offset.
    private func start(of offset: Int) -> Int {
        var offset = max(0, min(bytes.count, offset))
        while offset > 0, offset < bytes.count, bytes[offset] & 0xc0 == 0x80 { offset -= 1 }
        return offset
    }

    /// Removes the bytes of an incomplete last character.
    private mutating func dropPartialCharacter() {
        var start = bytes.count
        while start > 0, bytes[start - 1] & 0xc0 == 0x80 { start -= 1 }
        guard start > 0, bytes[start - 1] >= 0xc0 else { return }
        let length = bytes[start - 1] >= 0xf0 ? 4 : bytes[start - 1] >= 0xe0 ? 3 : 2
        if bytes.count - start + 1 < length { bytes.removeLast(bytes.count - start + 1) }
    }
}
