import CCairo
import CoreGraphics

/// The style of a paragraph in device pixels.
struct PixelParagraphStyle {
    let shape: ParagraphLayoutStyle
    private let scale: CGFloat
    /// The distance from the leading edge to the first line, and to all other lines.
    let firstIndent: Int
    let headIndent: Int

    init(_ shape: ParagraphLayoutStyle, scale: CGFloat) {
        self.shape = shape
        self.scale = scale
        firstIndent = PixelParagraphStyle.pixels(shape.firstLineIndent, scale)
        headIndent = PixelParagraphStyle.pixels(shape.headIndent, scale)
    }

    private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
        points.isFinite ? Int(clamping: (max(0, min(100_000, points)) * scale).rounded()) : 0
    }

    /// The leading edge of Pango's lines, from which Pango can only indent further.
    var base: Int { min(firstIndent, headIndent) }

    func indent(isFirstLine: Bool) -> Int { isFirstLine ? firstIndent : headIndent }

    /// Returns the distance from the leading edge at which lines end in a width; `nil` for no limit.
    func end(inRoomOf room: Int?) -> Int? {
        let tail = shape.tailIndent.isFinite ? shape.tailIndent : 0
        if tail > 0 {
            let end = PixelParagraphStyle.pixels(tail, scale)
            return min(end, room ?? end)
        }
        return room.map { $0 - PixelParagraphStyle.pixels(-tail, scale) }
    }

    /// The distance from the end of lines to the trailing edge.
    var trailing: Int { PixelParagraphStyle.pixels(-shape.tailIndent, scale) }

    var lineSpacing: Int { PixelParagraphStyle.pixels(shape.lineSpacing, scale) }
    var spacingBefore: Int { PixelParagraphStyle.pixels(shape.spacingBefore, scale) }
    var spacingAfter: Int { PixelParagraphStyle.pixels(shape.spacingAfter, scale) }

    /// Returns the height of a line with a natural height.
    func lineHeight(_ natural: Int) -> Int {
        var height = CGFloat(natural)
        func isSet(_ value: CGFloat) -> Bool { value.isFinite && value > 0 }
        if isSet(shape.lineHeightMultiple) { height *= min(1000, shape.lineHeightMultiple) }
        if isSet(shape.minimumLineHeight) { height = max(height, min(100_000, shape.minimumLineHeight) * scale) }
        if isSet(shape.maximumLineHeight) { height = min(height, shape.maximumLineHeight * scale) }
        return max(1, Int(clamping: (height - 0.01).rounded(.up)))
    }

    /// Sets the tab stops of a layout. Pango measures them from the start of its own lines.
    func setTabs(_ layout: OpaquePointer) {
        var stops = shape.tabStops.filter { $0.location.isFinite && $0.location > 0 && $0.location < 100_000 }
        stops.sort { $0.location < $1.location }
        let origin = CGFloat(base) / scale
        let last = stops.last?.location ?? 0
        let before = stops.count > 1 ? stops[stops.count - 2].location : 0
        let interval = shape.tabInterval.isFinite ? min(100_000, shape.tabInterval) : 0
        let gap = interval > 0 ? interval : last > before ? last - before : ParagraphLayoutStyle.defaultTabInterval
        // After the last two stops, Pango repeats the distance between them.
        var next = interval > 0 ? ((last / gap).rounded(.down) + 1) * gap : last + gap
        if next <= origin { next += ((origin - next) / gap).rounded(.down) * gap + gap }
        stops.removeAll { $0.location <= origin }
        stops.append(TextTabStop(location: next))
        stops.append(TextTabStop(location: next + gap))
        let tabs = pango_tab_array_new(Int32(stops.count), 0)
        for (index, stop) in stops.enumerated() {
            let place = Int32(clamping: ((stop.location - origin) * scale * CGFloat(PANGO_SCALE)).rounded())
            pango_tab_array_set_tab(tabs, Int32(index), stop.alignment.pango, place)
            if case .decimal(let separator) = stop.alignment {
                pango_tab_array_set_decimal_point(tabs, Int32(index), separator.value)
            }
        }
        pango_layout_set_tabs(layout, tabs)
        pango_tab_array_free(tabs)
    }

    /// Sets the default tab stops.
    static func setDefaultTabs(_ layout: OpaquePointer, scale: CGFloat) {
        let tabs = pango_tab_array_new(1, 0)
        let place = Int32(clamping: (ParagraphLayoutStyle.defaultTabInterval * scale * CGFloat(PANGO_SCALE)).rounded())
        pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, place)
        pango_layout_set_tabs(layout, tabs)
        pango_tab_array_free(tabs)
    }
}

extension TextTabStop.Alignment {
    /// The alignment in Pango, whose left is the leading edge, also in right-to-left lines.
    fileprivate var pango: PangoTabAlign {
        switch self {
        case .leading: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .trailing: PANGO_TAB_RIGHT
        case .decimal: PANGO_TAB_DECIMAL
        }
    }
}
