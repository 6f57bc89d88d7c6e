import CoreGraphics
import Testing

/// Tests the property that the compositor depends on when it repaints pieces of a frame, each clipped to a rectangle:
/// the result equals painting the whole frame, byte for byte.
@MainActor @Suite struct RepaintTests {
    enum Kind: String, CaseIterable {
        case rectangles, roundedRectangles, ellipses, polygons, rotatedRectangles, lines, dashes, curves, hugeShapes
        case pathClips, clippedImages, images, rotatedImages, tiles, layers, blending, gradients,
            conicGradients, shadows, shadowsOfLayers, maskClips, patterns, strokedOutlines
    }

    @Test(arguments: Kind.allCases, [CGFloat(1), 1.5, 2])
    func paintingInPiecesEqualsPaintingTheWhole(_ kind: Kind, scale: CGFloat) throws {
        let image = try Self.makeImage()
        // Blending once failed for one image in fifty, so it uses more seeds. Shadows and conic gradients use fewer,
        // because they are slow without optimization.
        let slow: [Kind] = [.shadows, .shadowsOfLayers, .conicGradients]
        let seeds: Range<UInt64> = kind == .blending ? 100..<130 : slow.contains(kind) ? 0..<3 : 0..<8
        for seed in seeds {
            for isOpaque in [true, false] {
                let edge = Int(100 * scale)
                let difference = Canvas.differenceInPieces(
                    edge: edge, isOpaque: isOpaque, scale: scale, seed: seed &+ 77
                ) { Self.scene(kind, seed, image, in: $0) }
                #expect(difference.count == 0, "\(kind), seed \(seed): \(difference)")
            }
        }
    }

    private static func makeImage() throws -> CGImage {
        let canvas = Canvas(37, 23)
        canvas.draw { context in
            var random = SeededGenerator(seed: 5)
            for _ in 0..<60 {
                context.setFillColor(random.color(opaque: false))
                context.fill(CGRect(x: random.number(0, 37), y: random.number(0, 23), width: 5, height: 4))
            }
        }
        return try #require(CGImage(copying: canvas.pixels, isOpaque: false))
    }

    private static func scene(_ kind: Kind, _ seed: UInt64, _ image: CGImage, in c: CGContext) {
        var random = SeededGenerator(seed: seed)
        c.setFillColor(.white)
        c.fill(CGRect(x: 10, y: 10, width: 80, height: 80))
        for _ in 0..<6 {
            c.saveGState()
            let color = random.color(opaque: random.flip())
            c.setFillColor(color)
            c.setStrokeColor(color)
            c.setLineWidth(random.number(0.3, 8))
            let rect = CGRect(
                x: random.number(-20, 80), y: random.number(-20, 80), width: random.number(1, 90),
                height: random.number(1, 90))
            let corners = random.point(0, 20)
            let points = (0..<6).map { _ in random.point(-30, 130) }
            let angle = random.number(0, 6)
            switch kind {
            case .rectangles:
                c.fill(rect)
                c.fill([rect.offsetBy(dx: 3, dy: 3), rect.offsetBy(dx: 9, dy: -3)])
                c.stroke(rect)
            case .roundedRectangles, .clippedImages:
                c.addPath(
                    CGPath(roundedRect: rect, cornerWidth: corners.x, cornerHeight: corners.y, transform: nil))
                guard kind == .clippedImages else {
                    c.drawPath(using: .fillStroke)
                    break
                }
                c.clip()
                c.drawUpright(image, in: rect)
            case .ellipses:
                c.fillEllipse(in: rect)
                c.strokeEllipse(in: rect.insetBy(dx: 3, dy: 3))
            case .polygons:
                c.addLines(between: points)
                c.fillPath(using: random.flip() ? .evenOdd : .winding)
            case .rotatedRectangles:
                c.rotate(by: angle)
                c.fill(rect)
            case .lines, .dashes:
                c.setLineJoin([.miter, .round, .bevel][Int(seed) % 3])
                c.setLineCap([.butt, .round, .square][Int(seed) % 3])
                if kind == .dashes { c.setLineDash(phase: 3, lengths: [7, 3.3]) }
                c.addLines(between: points)
                c.strokePath()
            case .curves:
                c.move(to: points[0])
                c.addCurve(to: points[1], control1: points[2], control2: points[3])
                c.addQuadCurve(to: points[4], control: points[5])
                c.addArc(center: points[0], radius: 20, startAngle: angle, endAngle: angle + 2, clockwise: false)
                c.drawPath(using: .eoFillStroke)
            case .hugeShapes:
                c.scaleBy(x: 100, y: 90)
                c.translateBy(x: -random.number(0, 90), y: -random.number(0, 90))
                c.fillEllipse(in: rect)
                c.addLines(between: points)
                c.strokePath()
            case .pathClips:
                c.addEllipse(in: rect)
                c.clip()
                c.clip(to: rect.insetBy(dx: 2.3, dy: 3.1))
                c.addLines(between: points)
                c.fillPath()
                c.fill(rect.offsetBy(dx: 10, dy: 10))
            case .images, .rotatedImages, .tiles:
                c.interpolationQuality = [.none, .low, .default, .high][Int(seed) % 4]
                if random.flip() { c.setAlpha(0.6) }
                if kind == .rotatedImages { c.rotate(by: angle) }
                c.drawUpright(image, in: rect, byTiling: kind == .tiles)
            case .gradients:
                let options: CGGradientDrawingOptions = random.flip() ? [] : [.drawsAfterEndLocation]
                guard let gradient = CGGradient(colorsSpace: nil, colors: [color, .green, .blue], locations: nil)
                else { break }
                if random.flip() {
                    c.drawLinearGradient(gradient, start: points[0], end: points[1], options: options)
                } else {
                    c.drawRadialGradient(
                        gradient, startCenter: points[0], startRadius: 3, endCenter: points[1], endRadius: 40,
                        options: options)
                }
            case .conicGradients:
                guard let gradient = CGGradient(colorsSpace: nil, colors: [color, .green, .blue], locations: nil)
                else { break }
                c.clip(to: rect)
                c.drawConicGradient(gradient, center: points[0], angle: angle)
            case .shadows:
                c.setShadow(
                    offset: CGSize(width: corners.x - 10, height: corners.y - 10), blur: random.number(0, 12),
                    color: color)
                c.setAlpha(0.8)
                c.fill(rect)
                c.rotate(by: angle / 20)
                c.strokeEllipse(in: rect)
                c.drawUpright(image, in: rect.insetBy(dx: 3.3, dy: 4.4))
            case .shadowsOfLayers:
                c.setShadow(offset: CGSize(width: 3, height: corners.y - 10), blur: random.number(0, 12))
                c.clip(to: rect.insetBy(dx: -9.5, dy: -8.5))
                c.beginTransparencyLayer(auxiliaryInfo: nil)
                c.fillEllipse(in: rect)
                c.fill(rect.offsetBy(dx: 5, dy: 5))
                c.endTransparencyLayer()
            case .maskClips:
                if random.flip() { c.clip(to: points.prefix(2).map { CGRect(origin: $0, size: rect.size) }) }
                if random.flip() { c.rotate(by: angle / 10) }
                c.clip(to: rect, mask: image)
                c.fill(rect)
                c.fillEllipse(in: rect)
            case .patterns:
                c.setFillPattern(image, size: CGSize(width: corners.x + 2, height: corners.y + 2.5))
                c.fill(rect)
                c.rotate(by: angle)
                c.fillEllipse(in: rect)
            case .strokedOutlines:
                c.addLines(between: points)
                c.addCurve(to: points[1], control1: points[2], control2: points[3])
                c.setLineDash(phase: 1, lengths: [9, 4])
                c.setLineJoin(.round)
                c.replacePathWithStrokedPath()
                c.fillPath()
            case .layers:
                c.setAlpha(0.6)
                c.beginTransparencyLayer(auxiliaryInfo: nil)
                c.fillEllipse(in: rect)
                c.fill(rect.offsetBy(dx: 5, dy: 5))
                c.endTransparencyLayer()
            case .blending:
                let modes = CGBlendMode.allCases
                c.setBlendMode(modes[Int.random(in: 0..<modes.count, using: &random)])
                c.fill(rect)
                c.fillEllipse(in: rect.offsetBy(dx: 5, dy: 5))
                c.drawUpright(image, in: rect)
            }
            c.restoreGState()
        }
    }
}
