import CoreGraphics

// Laying out a label's text, and how large it is.
extension UILabel {
    /// What the layout depends on besides the text and the label's properties.
    struct LayoutKey: Equatable {
        var size: CGSize
        var lineLimit: Int
        var scale: CGFloat
    }

    /// Widths and heights from here on count as unlimited.
    private static let unlimited: CGFloat = 1_000_000

    /// The text in the form that layouts take; kept as long as nothing it depends on changes.
    private func currentStyledText() -> StyledText {
        // Only colours within the text depend on the traits.
        let traits = hasOwnLooks ? traitCollection : nil
        let style = traits?.userInterfaceStyle ?? .unspecified
        if let styled, styled.style == style, styled.tint === traits?.tint { return styled.text }
        let new =
            if let traits, let attributedText {
                StyledText(attributedText, font: fontStorage, traits: traits)
            } else {
                StyledText(text ?? "", font: fontStorage)
            }
        if styled != nil { forgetLayouts() }
        styled = (new, style, traits?.tint)
        return new
    }

    /// The layout for a size, and how far right it stands in it, in device pixels. The last one is kept, so that drawing
    /// again costs nothing.
    func layout(_ key: LayoutKey) -> (layout: TextLayout, shift: Int) {
        let text = currentStyledText()
        if let found = unwrappedLayout(text, key, isKept: true) { return found }
        if let lastLayout, lastLayout.key == key { return (lastLayout.layout, 0) }
        let layout = makeLayout(text, key)
        lastLayout = (key, layout)
        return (layout, 0)
    }

    /// Longer text is not laid out in one line only to see whether it fits.
    private static let longestTriedText = 256

    /// The layout of a text that fits in one line: the same for every width.
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
        guard let shift = layout.shift(inRoomOf: key.size.width, alignment: textAlignment.textAlignment) else {
            return nil
        }
        return (layout, shift)
    }

    func forgetLayouts() {
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

    /// The layout with as many of the allowed lines as there is height for, but at least one.
    private func fittingLayout(_ text: StyledText, _ key: LayoutKey) -> TextLayout {
        var layout = TextLayout.cached(request(text, key, lineLimit: key.lineLimit))
        // The slack is for heights that came from a measured size through a division.
        let height = key.size.height + 0.25 / max(key.scale, 0.1)
        while layout.size.height > height, layout.lineCount > 1 {
            let limit = min(layout.lineCount - 1, layout.lineCount(within: height))
            layout = TextLayout.cached(request(text, key, lineLimit: limit))
        }
        return layout
    }

    /// The greatest part of a font's size by which glyphs are set closer together.
    private static let mostTightening: CGFloat = 0.05

    /// The layout with glyphs as little closer together as lets all of the text fit; nil if the text fits anyway, or
    /// cannot.
    private func tightenedLayout(_ text: StyledText, _ key: LayoutKey) -> TextLayout? {
        func layout(_ fraction: CGFloat) -> TextLayout? {
            let layout = fittingLayout(fraction > 0 ? text.tightened(by: fraction) : text, key)
            return layout.isTruncated ? nil : layout
        }
        guard layout(0) == nil, var best = layout(UILabel.mostTightening) else { return nil }
        var (low, high): (CGFloat, CGFloat) = (0, UILabel.mostTightening)
        for _ in 0..<4 {
            let middle = (low + high) / 2
            if let found = layout(middle) { (best, high) = (found, middle) } else { low = middle }
        }
        return best
    }

    /// The top of a line whose font may have been made smaller, in points.
    func adjustedTop(of layout: TextLayout, in size: CGSize, scale: CGFloat) -> CGFloat {
        let centered = (size.height - layout.size.height) / 2
        guard baselineAdjustment != .alignCenters else { return centered }
        let full = fittingLayout(currentStyledText(), LayoutKey(size: size, lineLimit: 1, scale: scale))
        guard full.size.height > layout.size.height else { return centered }
        let top = (size.height - full.size.height) / 2
        return baselineAdjustment == .none ? top : top + full.firstBaseline - layout.firstBaseline
    }

    /// The greatest part of their size at which the fonts let the text fit; not below ``minimumScaleFactor``.
    private func fontFactor(_ text: StyledText, _ key: LayoutKey) -> CGFloat {
        guard minimumScaleFactor > 0, minimumScaleFactor < 1, key.size.width < UILabel.unlimited else { return 1 }
        func fits(_ factor: CGFloat) -> Bool {
            var request = request(factor < 1 ? text.scaled(by: factor) : text, key, lineLimit: key.lineLimit)
            // Other modes do not tell whether a single line is too long.
            if key.lineLimit == 1 { request.lineBreak = .truncatingTail }
            let layout = TextLayout.cached(request)
            return !layout.isTruncated && (key.lineLimit == 1 || layout.size.height <= key.size.height)
        }
        if fits(1) { return 1 }
        var low = minimumScaleFactor
        var high: CGFloat = 1
        // Letters stand on whole pixels, so the width does not grow evenly: search instead of dividing.
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    private func request(_ text: StyledText, _ key: LayoutKey, lineLimit: Int) -> TextLayout.Request {
        TextLayout.Request(
            text: text.text, runs: text.runs, width: key.size.width < UILabel.unlimited ? key.size.width : .infinity,
            maximumLines: lineLimit, lineBreak: lineBreakMode.lineBreak, alignment: textAlignment.textAlignment,
            lineSpacing: lineSpacing, scale: key.scale, extras: text.extras)
    }

    // MARK: Size

    /// The size that suits the text at a width; widths that are not positive count as unlimited.
    func fittingSize(width: CGFloat) -> CGSize {
        // A single line is as long as it is, however little room there is.
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
        // Not through `layout(_:)`, which keeps what drawing needs.
        let text = currentStyledText()
        let found = (unwrappedLayout(text, key, isKept: false)?.layout ?? makeLayout(text, key)).size
        let fitting = CGSize(width: min(found.width, size.width), height: min(found.height, size.height))
        let slack = size.height < UILabel.unlimited ? (size.height - fitting.height) / 2 : 0
        return CGRect(x: bounds.minX, y: bounds.minY + slack, width: fitting.width, height: fitting.height)
    }
}
