/// The positions of the pieces of a date in a field.
@MainActor struct DateFieldLayout {
    struct Piece {
        let token: DateToken
        let text: String
        var rect: CGRect
    }

    private(set) var pieces: [Piece] = []

    /// The space beside the text of a part that belongs to it.
    static let padding: CGFloat = 1

    /// Creates the layout of a date.
    ///
    /// - Parameters:
    ///   - texts: The pieces with their texts.
    ///   - area: The rectangle of the text.
    ///   - isRightToLeft: `true` if the first piece is on the right.
    init(
        _ texts: [(token: DateToken, text: String)], in area: CGRect, font: UIFont, isRightToLeft: Bool,
        alignsRight: Bool, scale: CGFloat
    ) {
        let widths = texts.map { DateFieldLayout.width($0.token, $0.text, font: font, scale: scale) }
        let total = widths.reduce(0, +)
        let start = alignsRight ? area.maxX - total : area.minX
        pieces = zip(texts, widths).map { item, width in
            Piece(
                token: item.token, text: item.text.trimmingCharacters(in: .whitespaces),
                rect: CGRect(x: 0, y: area.minY, width: width, height: area.height))
        }
        var x = start
        for index in isRightToLeft ? DateFieldLayout.visualOrder(texts) : Array(pieces.indices) {
            pieces[index].rect.origin.x = x
            x += widths[index]
        }
    }

    /// Returns the indices of the pieces of a text from right to left, in the order from left to right. Numbers with a
    /// separator between them, such as those of a time, are from left to right.
    private static func visualOrder(_ texts: [(token: DateToken, text: String)]) -> [Int] {
        func isNumber(_ index: Int) -> Bool {
            texts.indices.contains(index) && texts[index].token.part != nil
                && texts[index].text.allSatisfy(\.isNumber)
        }
        var runs: [[Int]] = []
        for index in texts.indices {
            let joins = [":", "/", "."].contains(texts[index].text) && isNumber(index - 1) && isNumber(index + 1)
            let follows = isNumber(index) && runs.last.map { $0.count % 2 == 0 } == true
            if joins || follows { runs[runs.count - 1].append(index) } else { runs.append([index]) }
        }
        return runs.reversed().flatMap { $0 }
    }

    /// Returns the width of a piece, in whole points.
    static func width(_ token: DateToken, _ text: String, font: UIFont, scale: CGFloat) -> CGFloat {
        let shown = text.trimmingCharacters(in: .whitespaces)
        let spaces = CGFloat(text.filter(\.isWhitespace).count - shown.filter(\.isWhitespace).count)
        let width = shown.isEmpty ? 0 : ControlCanvas.layout(shown, font: font, scale: scale).size.width.rounded(.up)
        let space = (font.pointSize * 0.24).rounded()
        return width + spaces * space + (token.part == nil ? 0 : 2 * padding)
    }

    /// Returns the index of the part that is nearest to a point.
    func part(at point: CGPoint) -> Int? {
        pieces.indices.filter { pieces[$0].token.part != nil }
            .min { distance($0, point.x) < distance($1, point.x) }
    }

    private func distance(_ index: Int, _ x: CGFloat) -> CGFloat {
        let rect = pieces[index].rect
        return max(0, rect.minX - x, x - rect.maxX)
    }
}
