import QuartzCore
import Testing

/// Writes images for visual inspection. Run with UIKIT_SHEET set to the path of a folder.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["UIKIT_SHEET"] != nil))
struct AppearanceSheet {
    private let blue = CGColor(red: 0.15, green: 0.45, blue: 0.95, alpha: 1)
    private let red = CGColor(red: 0.9, green: 0.25, blue: 0.2, alpha: 1)

    @Test(arguments: [1, 2] as [CGFloat])
    func writesASheetOfShadowsMasksCornersGradientsAndShapes(scale: CGFloat) throws {
        let folder = try #require(ProcessInfo.processInfo.environment["UIKIT_SHEET"])
        let host = LayerHost.make(width: 640, height: 400, scale: scale)
        let root = try #require(host.rootLayer)
        root.backgroundColor = CGColor(gray: 0.94, alpha: 1)
        for (column, radius) in ([2, 6, 14] as [CGFloat]).enumerated() {
            let card = add(CALayer(), at: column, 0, to: root)
            card.backgroundColor = .white
            card.cornerRadius = 12
            card.shadowOpacity = 0.4
            card.shadowRadius = radius
            card.shadowOffset = CGSize(width: 0, height: 4)
        }
        let corners = add(CALayer(), at: 3, 0, to: root)
        corners.backgroundColor = blue
        corners.cornerRadius = 24
        corners.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        corners.borderWidth = 3
        corners.shadowOpacity = 0.5
        let rotated = add(CALayer(), at: 4, 0, to: root)
        rotated.backgroundColor = red
        rotated.cornerRadius = 10
        rotated.shadowOpacity = 0.6
        rotated.shadowRadius = 5
        rotated.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
        let masked = add(CAGradientLayer(), at: 0, 1, to: root)
        masked.colors = [red, blue]
        masked.endPoint = CGPoint(x: 1, y: 1)
        let mask = CAShapeLayer()
        mask.path = star(in: masked.bounds)
        masked.mask = mask
        let radial = add(CAGradientLayer(), at: 1, 1, to: root)
        radial.type = .radial
        radial.colors = [CGColor.white, blue, CGColor.black]
        radial.startPoint = CGPoint(x: 0.5, y: 0.5)
        radial.endPoint = CGPoint(x: 1, y: 1)
        radial.cornerRadius = 20
        let conic = add(CAGradientLayer(), at: 2, 1, to: root)
        conic.type = .conic
        conic.colors = [red, blue, CGColor.white, red]
        conic.startPoint = CGPoint(x: 0.5, y: 0.5)
        conic.endPoint = CGPoint(x: 0.5, y: 0)
        conic.cornerRadius = 45
        let shape = add(CAShapeLayer(), at: 3, 1, to: root)
        shape.path = star(in: shape.bounds)
        shape.fillColor = CGColor(red: 1, green: 0.85, blue: 0.2, alpha: 1)
        shape.strokeColor = .black
        shape.lineWidth = 3
        shape.lineJoin = .round
        shape.shadowOpacity = 0.5
        let ring = add(CAShapeLayer(), at: 4, 1, to: root)
        ring.path = CGPath(ellipseIn: ring.bounds.insetBy(dx: 8, dy: 8), transform: nil)
        ring.fillColor = nil
        ring.strokeColor = blue
        ring.lineWidth = 8
        ring.lineCap = .round
        ring.strokeEnd = 0.7
        let dashed = add(CAShapeLayer(), at: 0, 2, to: root)
        dashed.path = CGPath(roundedRect: dashed.bounds, cornerWidth: 14, cornerHeight: 14, transform: nil)
        dashed.fillColor = nil
        dashed.strokeColor = red
        dashed.lineWidth = 2
        dashed.lineDashPattern = [6, 4]
        for (column, mode) in [CATextLayerAlignmentMode.left, .center].enumerated() {
            let text = add(CATextLayer(), at: 1 + column, 2, to: root)
            text.string = "Wrapped text in a layer, shortened at its end"
            text.fontSize = 15
            text.foregroundColor = .black
            text.isWrapped = true
            text.truncationMode = .end
            text.alignmentMode = mode
            text.borderWidth = 1
        }
        let faded = add(CALayer(), at: 3, 2, to: root)
        faded.opacity = 0.5
        faded.backgroundColor = blue
        faded.shadowOpacity = 1
        faded.shadowRadius = 6
        let inside = CALayer()
        inside.frame = CGRect(x: 45, y: 45, width: 60, height: 60)
        inside.backgroundColor = red
        inside.cornerRadius = 30
        faded.addSublayer(inside)
        let path = add(CALayer(), at: 4, 2, to: root)
        path.backgroundColor = .white
        path.shadowOpacity = 0.6
        path.shadowRadius = 4
        path.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 82, width: 90, height: 20), transform: nil)
        let framebuffer = host.firstFrame()
        let image = try #require(CGImage(copying: framebuffer.pixels, isOpaque: true))
        let data = try #require(image.pngData())
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("sheet\(Int(scale)).png"))
    }

    private func add<Layer: CALayer>(_ layer: Layer, at column: Int, _ row: Int, to root: CALayer) -> Layer {
        layer.frame = CGRect(x: 20 + column * 122, y: 20 + row * 125, width: 90, height: 90)
        root.addSublayer(layer)
        return layer
    }

    private func star(in rect: CGRect) -> CGPath {
        let path = CGMutablePath()
        for index in 0..<10 {
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let radius = rect.width / 2 * (index % 2 == 0 ? 1 : 0.45)
            let point = CGPoint(
                x: rect.midX + radius * CGFloat(cos(Double(angle))), y: rect.midY + radius * CGFloat(sin(Double(angle)))
            )
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
