import UIKit

/// A page that shows every blend mode with two colors.
final class BlendingPage: CardPage {
    init() {
        super.init(
            title: "Blending", summary: "An orange disc is drawn over a blue one with each blend mode.",
            [[Card(content: Tiles(minimumWidth: 96, height: 92, CGBlendMode.allCases.map { BlendingPage.tile($0) }))]])
    }

    required init?(coder: NSCoder) { nil }

    private static func tile(_ mode: CGBlendMode) -> Tile {
        Tile(name(mode)) { context, rect in
            let side: CGFloat = 40
            let left = CGRect(x: rect.midX - 34, y: rect.midY - side / 2, width: side, height: side)
            // In a transparency layer, the discs blend with each other but not with the page.
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            UIColor.systemBlue.setFill()
            context.fillEllipse(in: left)
            context.setBlendMode(mode)
            UIColor.systemOrange.setFill()
            context.fillEllipse(in: left.offsetBy(dx: 28, dy: 0))
            context.endTransparencyLayer()
        }
    }

    /// Returns the name of the mode's case, split into words.
    private static func name(_ mode: CGBlendMode) -> String {
        var words = ""
        for character in "\(mode)" {
            if character.isUppercase { words.append(" ") }
            words.append(contentsOf: character.lowercased())
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
