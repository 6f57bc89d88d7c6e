import UIKit

/// A page about gradients, drawn with Core Graphics and as layers.
final class GradientsPage: CardPage {
    init() {
        super.init(
            title: "Gradients", summary: "CGGradient in drawings, CAGradientLayer in layers.",
            [
                [Card("Drawn", content: Tiles(minimumWidth: 150, height: 92, GradientsPage.drawn()))],
                [Card("Layers", content: Tiles(minimumWidth: 150, height: 92, GradientsPage.layers()))],
            ])
    }

    required init?(coder: NSCoder) { nil }

    private static var colors: [UIColor] { [.systemBlue, .systemPurple, .systemOrange] }

    private static func gradient(_ colors: [UIColor] = GradientsPage.colors) -> CGGradient? {
        CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor), locations: nil)
    }

    /// Returns a tile that clips its drawing to a rounded rectangle.
    private static func tile(_ name: String, _ body: @escaping (CGContext, CGRect, CGGradient) -> Void) -> Tile {
        Tile(name) { context, rect in
            guard let gradient = gradient() else { return }
            UIBezierPath(roundedRect: rect, cornerRadius: Style.innerRadius).addClip()
            body(context, rect, gradient)
        }
    }

    private static func drawn() -> [Tile] {
        [
            tile("Linear") { context, rect, gradient in
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: rect.minX, y: 0), end: CGPoint(x: rect.maxX, y: 0), options: [])
            },
            tile("Diagonal, extended") { context, rect, gradient in
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: rect.midX - 24, y: rect.midY - 24),
                    end: CGPoint(x: rect.midX + 24, y: rect.midY + 24),
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            },
            tile("Radial") { context, rect, gradient in
                let middle = CGPoint(x: rect.midX, y: rect.midY)
                context.drawRadialGradient(
                    gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 52,
                    options: .drawsAfterEndLocation)
            },
            tile("Two circles") { context, rect, gradient in
                context.drawRadialGradient(
                    gradient, startCenter: CGPoint(x: rect.minX + 26, y: rect.midY), startRadius: 10,
                    endCenter: CGPoint(x: rect.maxX - 44, y: rect.midY), endRadius: 36, options: [])
            },
            tile("Conic") { context, rect, gradient in
                context.drawConicGradient(gradient, center: CGPoint(x: rect.midX, y: rect.midY), angle: 0)
            },
            Tile("Transparent") { context, rect in
                UIBezierPath(roundedRect: rect, cornerRadius: Style.innerRadius).addClip()
                let faded = gradient([.systemGreen, UIColor.systemGreen.withAlphaComponent(0)])
                guard let faded else { return }
                context.drawLinearGradient(
                    faded, start: CGPoint(x: 0, y: rect.minY), end: CGPoint(x: 0, y: rect.maxY), options: [])
            },
        ]
    }

    private static func layer(_ name: String, _ change: @escaping (CAGradientLayer) -> Void) -> Tile {
        Tile(
            name,
            LayerView { parent in
                let gradient = CAGradientLayer()
                gradient.colors = colors.map(\.cgColor)
                gradient.cornerRadius = Style.innerRadius
                change(gradient)
                parent.addSublayer(gradient)
                return { gradient.frame = $0 }
            })
    }

    private static func layers() -> [Tile] {
        [
            layer("Axial") { _ in },
            layer("Corner to corner") {
                $0.startPoint = CGPoint(x: 0, y: 0)
                $0.endPoint = CGPoint(x: 1, y: 1)
            },
            layer("Stops") {
                $0.locations = [0, 0.8, 1]
                $0.startPoint = CGPoint(x: 0, y: 0.5)
                $0.endPoint = CGPoint(x: 1, y: 0.5)
            },
            layer("Radial") {
                $0.type = .radial
                $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                $0.endPoint = CGPoint(x: 1, y: 1)
            },
            layer("Conic") {
                $0.type = .conic
                $0.colors = (0...6).map {
                    UIColor(hue: CGFloat($0) / 6, saturation: 0.6, brightness: 0.9, alpha: 1).cgColor
                }
                $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                $0.endPoint = CGPoint(x: 0.5, y: 0)
            },
            layer("Border") {
                $0.borderWidth = 3
                $0.borderColor = UIColor.label.cgColor
            },
        ]
    }
}
