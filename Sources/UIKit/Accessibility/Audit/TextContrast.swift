import QuartzCore
import TextEngine

/// The contrast of the texts in a view hierarchy to the pixels that are drawn behind them.
///
/// The hierarchy is rendered without its texts, and with filled rectangles in place of them. Backgrounds of all kinds
/// count as they are displayed: colors, gradients, images, effects, and what is faded, clipped or covered. Text that a
/// subclass draws in `draw(_:)` is in a bitmap, and is not measured, nor is text that shows faintly through a view in
/// front of it.
@MainActor struct TextContrast {
    private let root: UIView
    private let scale: CGFloat
    /// The hierarchy without texts, with rectangles in the colors of the texts, and with rectangles that differ from
    /// any background.
    private let backdrop: [UInt32]
    private let blocks: [UInt32]
    private let marks: [UInt32]
    private let width: Int

    /// Renders a hierarchy. Returns nil if its root is empty, or too large for a bitmap.
    ///
    /// - Parameter root: The root view.
    init?(of root: UIView) {
        let displayScale = root.traitCollection.displayScale
        let scale = displayScale > 0 ? displayScale : ScreenScale.current
        guard let context = CGContext.bitmap(bounds: root.bounds, scale: scale, isOpaque: false), context.data != nil
        else { return nil }
        func pixels(_ text: TextRendition) -> [UInt32] {
            context.textRendition = text
            context.clear(root.bounds)
            root.layer.render(in: context)
            guard let data = context.data else { return [] }
            return (0..<context.height).flatMap { y in
                UnsafeRawBufferPointer(start: data + y * context.bytesPerRow, count: context.width * 4)
                    .bindMemory(to: UInt32.self)
            }
        }
        (self.root, self.scale, width) = (root, scale, context.width)
        (backdrop, blocks, marks) = (pixels(.nothing), pixels(.blocks), pixels(.marks))
    }

    /// Returns the contrast that three quarters of a text have at least, from 1 to 21; nil if no text is displayed, or
    /// nothing opaque is behind it.
    ///
    /// - Parameters:
    ///   - view: The view whose bounds contain the text.
    ///   - others: Views in it with texts of their own.
    func contrast(in view: UIView, without others: [UIView]) -> Double? {
        func pixels(of view: UIView) -> (columns: Range<Int>, rows: Range<Int>) {
            let rect = view.convert(view.bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
            func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
                let start = min(max(Int(clamping: (low * scale).rounded(.up)), 0), limit)
                return start..<max(start, min(Int(clamping: (high * scale).rounded(.down)), limit))
            }
            return (range(rect.minX, rect.maxX, width), range(rect.minY, rect.maxY, backdrop.count / width))
        }
        let (columns, rows) = pixels(of: view)
        let holes = others.map { pixels(of: $0) }
        // Most pixels have the same colors.
        var counts: [Pair: Int] = [:]
        for y in rows {
            let current = holes.filter { $0.rows.contains(y) }
            for x in columns where !current.contains(where: { $0.columns.contains(x) }) {
                let index = y * width + x
                let back = backdrop[index]
                guard back >> 24 == 255, TextContrast.isText(marks[index], over: back) else { continue }
                counts[Pair(back: back, text: blocks[index]), default: 0] += 1
            }
        }
        let total = counts.values.reduce(0, +)
        var seen = 0
        let entries = counts.map { (contrast: $0.key.contrast, count: $0.value) }
        for entry in entries.sorted(by: { $0.contrast < $1.contrast }) {
            seen += entry.count
            if seen * 4 > total { return entry.contrast }
        }
        return nil
    }

    /// The components of the color of marks: blue, green and red.
    private static let mark = {
        let (red, green, blue, _) = TextLayout.markColor.rgba
        return [blue, green, red].map { Int(($0 * 255).rounded()) }
    }()

    /// Returns a Boolean value that indicates whether a pixel with marks differs from the one without them by a third
    /// of the greatest difference that is possible.
    private static func isText(_ marked: UInt32, over back: UInt32) -> Bool {
        guard marked != back else { return false }
        func component(_ pixel: UInt32, _ index: Int) -> Int { Int(pixel >> UInt32(index * 8) & 0xFF) }
        let differences = mark.indices.map { index in
            (
                seen: abs(component(marked, index) - component(back, index)),
                greatest: abs(mark[index] - component(back, index))
            )
        }
        guard let widest = differences.max(by: { $0.greatest < $1.greatest }) else { return false }
        return widest.seen * 3 >= widest.greatest
    }

    /// The colors of a background and of text in front of it, as opaque pixels.
    private struct Pair: Hashable {
        let back: UInt32
        let text: UInt32

        var contrast: Double { ColorContrast.ratio(of: back, and: text) }
    }
}
