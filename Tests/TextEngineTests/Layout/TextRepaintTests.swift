import CoreGraphics
import Testing
import TextEngine

/// Tests that painting text in pieces, each clipped to a rectangle, equals painting it as a whole, byte for byte.
@MainActor @Suite(.enabled(if: Machine.hasFonts)) struct TextRepaintTests {
    enum Kind: String, CaseIterable {
        case plain, rotated, colored, shadowed
    }

    @Test(arguments: Kind.allCases, [CGFloat(1), 1.5, 2])
    func paintingInPiecesEqualsPaintingTheWhole(_ kind: Kind, scale: CGFloat) {
        // Shadows are slow without optimization.
        for seed in 0..<(kind == .shadowed ? 3 : 8) as Range<UInt64> {
            for isOpaque in [true, false] {
                let difference = Canvas.differenceInPieces(
                    edge: Int(100 * scale), isOpaque: isOpaque, scale: scale, seed: seed &+ 77
                ) { Self.scene(kind, seed, scale, in: $0) }
                #expect(difference.count == 0, "\(kind), seed \(seed): \(difference)")
            }
        }
    }

    private static func scene(_ kind: Kind, _ seed: UInt64, _ scale: CGFloat, in context: CGContext) {
        var random = SeededGenerator(seed: seed)
        context.setFillColor(.white)
        context.fill(CGRect(x: 10, y: 10, width: 80, height: 80))
        for _ in 0..<6 {
            context.saveGState()
            let color = random.color(opaque: random.flip())
            var attributes = TextAttributes(font: FontDescriptor(size: random.number(9, 30)), isUnderlined: true)
            switch kind {
            case .plain: break
            case .rotated:
                context.rotate(by: random.number(0, 6))
                context.scaleBy(x: 1.1, y: 0.9)
            case .colored:
                attributes.color = color
                attributes.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 0.3)
                context.setAlpha(0.7)
            case .shadowed:
                context.setShadow(
                    offset: CGSize(width: random.number(-10, 10), height: random.number(-10, 10)),
                    blur: random.number(0, 12), color: color)
                context.setAlpha(0.8)
                context.rotate(by: random.number(0, 0.3))
            }
            TextLayout.cached(
                TextLayout.Request(
                    text: "Waffle 한글 office ↗ سلام AVAWA", attributes: attributes, width: 120, scale: scale)
            ).draw(in: context, at: random.point(-30, 130), color: color)
            context.restoreGState()
        }
    }
}
