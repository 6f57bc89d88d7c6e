import CoreGraphics
import TextEngine

// Layout and measurement of a label's text.
extension UILabel {
    /// The parameters of a layout besides the text and the properties of the label.
    struct LayoutKey: Equatable {
        var size: CGSize
        var lineLimit: Int
        var scale: CGFloat
    }

    /// The width or height from which a size counts as unlimited, in points.
    private static let unlimited: CGFloat = 1_000_000

    /// Returns the text in the form that layout uses. Cached until the text or the attributes change.
    private func currentStyledText() -> StyledText {
        // Only colors in attributed text depend on the traits.
        let traits = displaysAttributedText ? traitCollection : nil
        if let styled, styled.traits === traits || traits.flatMap({ styled.traits?.hasSameColors(as: $0) }) == true {
            return styled.text
        }
        let new =
            if let traits, let attributedText {
                StyledText(attributedText, font: fontStorage, traits: traits)
            } else {
                StyledText(text ?? "", font: fontStorage)
            }
        if styled != nil { invalidateLayouts() }
        styled = (new, traits)
        return new
    }

    /// Returns the layout for a size, and its horizontal offset in pixels. The last layout is cached for redrawing.
    func layout(_ key: LayoutKey) -> (layout: TextLayout, shift: Int) {
        let text = currentStyledText()
        if let found = unwrappedLayout(text, key, isKept: true) { return found }
        if let lastLayout, lastLayout.key == key { return (lastLayout.layout, 0) }
        let layout = makeLayout(text, key)
        lastLayout = (key, layout)
        return (layout, 0)
    }

    /// The length in UTF-8 code units up to which text is laid out on one line to find out whether it fits.
    private static let longestTriedText = 256

    /// Returns the layout of a text that fits on one line, which is the same for every width; nil if the text does not
    /// fit.
    private func unwrappedLayout(
        _ text: StyledText, _ key: LayoutKey, isKept: Bool
    ) -> (layout: TextLayout, shift: Int)? {
        guard !adjustsFontSizeToFitWidth || key.lineLimit == 1, text.extras == nil else { return nil }
        let layout: TextLayout
        if let lastUnwrapped, lastUnwrapped.request.scale == key.scale {
            layout = lastUnwrapped
        } else {
            guard text.text.utf8.count <= UILabel.longestTriedText else { return nil }
            var request = request(text, key, lineLimit: 0)
            request.width = .infinity
            request.alignment = .left
            layout = TextLayout.cached(request)
            if isKept { lastUnwrapped = layout }
        }
        guard let shift = layout.shift(inRoomOf: key.size.width, alignment: lineAlignment) else {
            return nil
        }
        return (layout, shift)
    }

    func invalidateLayouts() {
        lastLayout = nil
        lastUnwrapped = nil
    }

    private func makeLayout(_ text: StyledText, _ key: LayoutKey) -> TextLayout {
        let factor = adjustsFontSizeToFitWidth ? fontFactor(text, key) : 1
        if rareProperties?.allowsTightening == true, lineBreakMode.lineBreak.isTruncating,
            let tightened = tightenedLayout(factor < 1 ? text.scaled(by: factor) : text, key)
        {
            return tightened
        }
        return fittingLayout(factor < 1 ? text.scaled(by: factor) : text, key)
    }

    /// Returns the layout with as many of the permitted lines as fit the height, but at least one.
    private func fittingLayout(_ text: StyledText, _ key: LayoutKey) -> TextLayout {
        var layout = TextLayout.cached(request(text, key, lineLimit: key.lineLimit))
        // The tolerance accounts for heights that result from dividing a measured size.
        let height = key.size.height + 0.25 / max(key.scale, 0.1)
        while layout.size.height > height, layout.lineCount > 1 {
            let limit = min(layout.lineCount - 1, layout.lineCount(within: height))
            layout = TextLayout.cached(request(text, key, lineLimit: limit))
        }
        return layout
    }

    /// The maximum reduction of the spacing between glyphs, as a fraction of the font size.
    private static let maximumTightening: CGFloat = 0.05

    /// Returns the layout with the smallest reduction of spacing that avoids truncation; nil if the text fits without
    /// one, or does not fit at all.
    private func tightenedLayout(_ text: StyledText, _ key: LayoutKey) -> TextLayout? {
        func layout(_ fraction: CGFloat) -> TextLayout? {
            let layout = fittingLayout(fraction > 0 ? text.tightened(by: fraction) : text, key)
            return layout.isTruncated ? nil : layout
        }
        guard layout(0) == nil, var best = layout(UILabel.maximumTightening) else { return nil }
        var (low, high): (CGFloat, CGFloat) = (0, UILabel.maximumTightening)
        for _ in 0..<4 {
            let middle = (low + high) / 2
            if let found = layout(middle) { (best, high) = (found, middle) } else { low = middle }
        }
        return best
    }

    /// Returns the top of a line whose font size may have been reduced, in points.
    func adjustedTop(of layout: TextLayout, in size: CGSize, scale: CGFloat) -> CGFloat {
        let centered = (size.height - layout.size.height) / 2
        guard baselineAdjustment != .alignCenters else { return centered }
        let full = fittingLayout(currentStyledText(), LayoutKey(size: size, lineLimit: 1, scale: scale))
        guard full.size.height > layout.size.height else { return centered }
        let top = (size.height - full.size.height) / 2
        return baselineAdjustment == .none ? top : top + full.firstBaseline - layout.firstBaseline
    }

    /// Returns the largest factor for the font size, not less than ``minimumScaleFactor``, with which the text fits.
    private func fontFactor(_ text: StyledText, _ key: LayoutKey) -> CGFloat {
        guard minimumScaleFactor > 0, minimumScaleFactor < 1, key.size.width < UILabel.unlimited else { return 1 }
        func fits(_ factor: CGFloat) -> Bool {
            var request = request(factor < 1 ? text.scaled(by: factor) : text, key, lineLimit: key.lineLimit)
            // Other modes do not report whether a single line is too long.
            if key.lineLimit == 1 { request.lineBreak = .truncatingTail }
            let layout = TextLayout.cached(request)
            return !layout.isTruncated && (key.lineLimit == 1 || layout.size.height <= key.size.height)
        }
        if fits(1) { return 1 }
        var low = minimumScaleFactor
        var high: CGFloat = 1
        // Glyph advances are rounded to whole pixels, so the width is not proportional to the font size: search
        // instead.
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    private func request(_ text: StyledText, _ key: LayoutKey, lineLimit: Int) -> TextLayout.Request {
        var request = TextLayout.Request(
            text: text.text, runs: text.runs, width: key.size.width < UILabel.unlimited ? key.size.width : .infinity,
            maximumLines: lineLimit, lineBreak: lineBreakMode.lineBreak, alignment: lineAlignment,
            lineSpacing: lineSpacing, scale: key.scale, extras: text.extras)
        request.prefersRightToLeft = isRightToLeft
        return request
    }

    private var lineAlignment: TextAlignment { textAlignment.lineAlignment(isRightToLeft: isRightToLeft) }

    // MARK: Size

    /// Returns the size of the text at a width. A width that is not positive is unlimited.
    func fittingSize(width: CGFloat) -> CGSize {
        // The width of a single line does not depend on the available width.
        let isLimited = width > 0 && numberOfLines != 1
        let room = CGRect(
            x: 0, y: 0, width: isLimited ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let rect = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
        return CGSize(width: max(0, rect.width), height: max(0, rect.height))
    }

    func makeTextRect(forBounds bounds: CGRect, limitedToNumberOfLines limit: Int) -> CGRect {
        guard !(text ?? "").isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = CGSize(width: max(0, bounds.width), height: max(0, bounds.height))
        let key = LayoutKey(size: size, lineLimit: max(0, limit), scale: layer.contentsScale)
        // This does not use `layout(_:)`, so that the layout cached for drawing remains.
        let text = currentStyledText()
        let found = (unwrappedLayout(text, key, isKept: false)?.layout ?? makeLayout(text, key)).size
        let fitting = CGSize(width: min(found.width, size.width), height: min(found.height, size.height))
        let slack = size.height < UILabel.unlimited ? (size.height - fitting.height) / 2 : 0
        return CGRect(x: bounds.minX, y: bounds.minY + slack, width: fitting.width, height: fitting.height)
    }
}
