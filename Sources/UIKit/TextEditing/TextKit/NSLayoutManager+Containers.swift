import CoreGraphics
import TextEngine

// Distribution of the text among containers.
extension NSLayoutManager {
    /// Returns the layout of the text in a container.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - text: The text from the first character in the container on.
    ///   - start: The offset of `text` in the text of the storage.
    func makeLayout(of container: NSTextContainer, _ text: TextDocument, start: Int) -> ContainerLayout {
        var layout = ContainerLayout(container: container, document: text, start: start, range: 0..<text.length)
        let isShown = view != nil && text === document
        if !isShown {
            var style = text.style
            style.setFont(.systemFont(ofSize: 12), traits: .current)
            style.width = container.lineWidth
            style.lineLimit = max(0, container.maximumNumberOfLines)
            style.lineBreak = container.lineBreakMode.lineBreak
            style.omitsBackgrounds = true
            style.scale = UIScreen.main.scale
            text.style = style
            limit(text, toHeight: container.lineHeightLimit, isLast: container === textContainers.last)
        }
        if text.limitsLines {
            let end = text.lastLimitedPiece.map { $0.start + $0.piece.units } ?? 0
            layout.range = 0..<(text.limitedPieces.isCut && container === textContainers.last ? text.length : end)
        }
        guard container.lineHeightLimit.isFinite, !isShown else { return layout }
        var end = 0
        for placed in text.pieces(in: 0...container.lineHeightLimit) {
            for index in 0..<placed.layout.lineCount {
                let line = text.line(index, of: placed)
                guard line.rect.maxY <= container.lineHeightLimit + 0.5 else {
                    layout.range = 0..<min(end, layout.range.upperBound)
                    return layout
                }
                end = line.range.upperBound
            }
        }
        return layout
    }

    /// Limits the lines of the last container to those that fit its height, so that the last of them is truncated.
    private func limit(_ text: TextDocument, toHeight height: CGFloat, isLast: Bool) {
        guard isLast, height.isFinite, text.style.lineBreak.isTruncating else { return }
        var count = 0
        for placed in text.pieces(in: 0...height) {
            for index in 0..<placed.layout.lineCount {
                guard text.line(index, of: placed).rect.maxY <= height + 0.5 else {
                    text.style.lineLimit = max(1, count)
                    return
                }
                count += 1
            }
        }
    }
}
