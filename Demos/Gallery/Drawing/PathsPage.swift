import UIKit

/// A page about paths: strokes, fills and clipping.
final class PathsPage: CardPage {
    init() {
        super.init(
            title: "Paths", summary: "UIBezierPath and CGContext: strokes, fills and clips.",
            [
                [Card("Strokes", content: Tiles(height: 92, PathsPage.strokes()))],
                [Card("Shapes", content: Tiles(height: 112, PathsPage.shapes()))],
            ])
    }

    required init?(coder: NSCoder) { nil }

    /// Returns a path with an angle and margins around it.
    private static func angle(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.midX - 34, y: rect.maxY - 16))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + 16))
        path.addLine(to: CGPoint(x: rect.midX + 34, y: rect.maxY - 16))
        return path
    }

    private static func strokes() -> [Tile] {
        let kinds: [(String, CGLineCap, CGLineJoin)] = [
            ("Butt, miter", .butt, .miter), ("Round, round", .round, .round), ("Square, bevel", .square, .bevel),
        ]
        var tiles = kinds.map { name, cap, join in
            Tile(name) { _, rect in
                let path = angle(in: rect)
                path.lineWidth = 12
                path.lineCapStyle = cap
                path.lineJoinStyle = join
                UIColor.systemBlue.setStroke()
                path.stroke()
                // Draw the path itself as a thin line on the thick stroke.
                path.lineWidth = 1
                UIColor.systemBackground.setStroke()
                path.stroke()
            }
        }
        tiles.append(
            Tile("Dashes") { context, rect in
                UIColor.systemOrange.setStroke()
                let patterns: [[CGFloat]] = [[], [8, 6], [1, 7], [14, 6, 2, 6]]
                for (index, pattern) in patterns.enumerated() {
                    let y = rect.minY + 12 + CGFloat(index) * 14
                    context.setLineWidth(3)
                    context.setLineCap(index == 2 ? .round : .butt)
                    context.setLineDash(phase: 0, lengths: pattern)
                    context.move(to: CGPoint(x: rect.minX + 8, y: y))
                    context.addLine(to: CGPoint(x: rect.maxX - 8, y: y))
                    context.strokePath()
                }
            })
        tiles.append(
            Tile("Widths") { context, rect in
                UIColor.label.setStroke()
                for (index, width) in [0.5, 1, 2, 3, 5].enumerated() {
                    let y = rect.minY + 8 + CGFloat(index) * 12.5
                    context.setLineWidth(width)
                    context.move(to: CGPoint(x: rect.minX + 8, y: y))
                    context.addLine(to: CGPoint(x: rect.maxX - 8, y: y + 4))
                    context.strokePath()
                }
            })
        return tiles
    }

    private static func shapes() -> [Tile] {
        [
            Tile("Curves") { _, rect in
                let path = UIBezierPath()
                path.move(to: CGPoint(x: rect.minX + 12, y: rect.midY))
                path.addCurve(
                    to: CGPoint(x: rect.maxX - 12, y: rect.midY), controlPoint1: CGPoint(x: rect.midX, y: -20),
                    controlPoint2: CGPoint(x: rect.midX, y: rect.maxY + 20))
                path.lineWidth = 4
                path.lineCapStyle = .round
                UIColor.systemPurple.setStroke()
                path.stroke()
            },
            Tile("Arcs") { _, rect in
                for (index, color) in [UIColor.systemRed, .systemOrange, .systemGreen].enumerated() {
                    let path = UIBezierPath(
                        arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: 36 - CGFloat(index) * 11,
                        startAngle: -.pi / 2, endAngle: .pi * (1.2 - CGFloat(index) * 0.45), clockwise: true)
                    path.lineWidth = 8
                    path.lineCapStyle = .round
                    color.setStroke()
                    path.stroke()
                }
            },
            Tile("Corners") { _, rect in
                let box = CGRect(x: rect.midX - 40, y: rect.midY - 28, width: 80, height: 56)
                UIColor.systemTeal.setFill()
                UIBezierPath(
                    roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
                    cornerRadii: CGSize(width: 24, height: 24)
                ).fill()
            },
            Tile("Even-odd") { _, rect in
                let path = star(around: CGPoint(x: rect.midX, y: rect.midY + 2), radius: 40)
                path.usesEvenOddFillRule = true
                UIColor.systemIndigo.setFill()
                path.fill()
            },
            Tile("Winding") { _, rect in
                UIColor.systemIndigo.setFill()
                star(around: CGPoint(x: rect.midX, y: rect.midY + 2), radius: 40).fill()
            },
            Tile("Clipped") { context, rect in
                UIBezierPath(ovalIn: CGRect(x: rect.midX - 40, y: rect.midY - 40, width: 80, height: 80)).addClip()
                for stripe in 0..<12 {
                    Style.color(stripe % 2 == 0 ? 0 : 4).setFill()
                    context.fill(CGRect(x: rect.midX - 48 + CGFloat(stripe) * 8, y: 0, width: 8, height: rect.height))
                }
            },
            Tile("Pattern of paths") { _, rect in
                for step in 0..<12 {
                    let path = UIBezierPath(ovalIn: CGRect(x: -38, y: -13, width: 76, height: 26))
                    path.apply(
                        CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: CGFloat(step) * .pi / 12))
                    Style.color(step).withAlphaComponent(0.8).setStroke()
                    path.stroke()
                }
            },
            Tile("Outline of a stroke") { context, rect in
                context.addPath(angle(in: rect.insetBy(dx: 0, dy: 6)).cgPath)
                context.setLineWidth(18)
                context.setLineJoin(.round)
                context.replacePathWithStrokedPath()
                UIColor.label.setStroke()
                context.setLineWidth(1.5)
                context.strokePath()
            },
        ]
    }

    private static func star(around center: CGPoint, radius: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        for corner in 0..<5 {
            let angle = CGFloat(corner) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}
