import TestSupport
import Testing
import UIKit

/// Tests of views that are drawn into PDF documents.
@MainActor @Suite(.enabled(if: PDFFile.hasTools, "Poppler is not installed")) struct PDFViewTests {
    /// A view that draws a star of its own.
    private final class DrawnView: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.purple.setFill()
            UIBezierPath(ovalIn: bounds.insetBy(dx: 5, dy: 5)).fill()
        }
    }

    private func makeCard() -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        card.backgroundColor = .white
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 60))
        box.backgroundColor = .orange
        box.layer.cornerRadius = 16
        box.layer.borderWidth = 4
        box.layer.borderColor = UIColor.black.cgColor
        let clipped = UIView(frame: CGRect(x: 110, y: 10, width: 80, height: 60))
        clipped.clipsToBounds = true
        clipped.layer.cornerRadius = 20
        clipped.layer.maskedCorners = [.layerMinXMinYCorner]
        let inner = UIView(frame: CGRect(x: -20, y: -20, width: 80, height: 60))
        inner.backgroundColor = .blue
        clipped.addSubview(inner)
        let turned = UIView(frame: CGRect(x: 30, y: 100, width: 50, height: 30))
        turned.backgroundColor = .green
        turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
        turned.alpha = 0.5
        let drawn = DrawnView(frame: CGRect(x: 110, y: 90, width: 70, height: 40))
        drawn.backgroundColor = .clear
        let label = UILabel(frame: CGRect(x: 20, y: 150, width: 160, height: 40))
        label.text = "Total 42 €"
        label.font = .systemFont(ofSize: 24)
        label.textColor = .black
        for view in [box, clipped, turned, drawn, label] { card.addSubview(view) }
        return card
    }

    @Test("SH-09: a view hierarchy stays text and shapes, and looks as on the screen")
    func hierarchy() {
        let card = makeCard()
        let file = PDFFile { card.layer.render(in: $0.cgContext) }
        #expect(file.characters == "Total42€" && file.images.isEmpty)
        let expected = Canvas(200, 200) { card.layer.render(in: $0) }
        #expect(file.pixels().share(differingFrom: expected, by: 48) < 0.03)
        let scaled = PDFFile { _ in
            card.drawHierarchy(in: CGRect(x: 50, y: 50, width: 100, height: 100), afterScreenUpdates: true)
        }
        #expect(scaled.characters == "Total42€")
        let pixels = scaled.pixels()
        #expect(pixels[75, 70] == 0xFFFF_8000 || pixels[75, 70] >> 16 & 0xFF > 0xF0)
        #expect(pixels[30, 30] == 0xFFFF_FFFF)
    }

    @Test("SH-09: a shadow is an image beneath shapes")
    func shadow() {
        let card = makeCard()
        card.subviews[0].layer.shadowOpacity = 1
        card.subviews[0].layer.shadowRadius = 3
        card.subviews[0].layer.shadowOffset = CGSize(width: 0, height: 8)
        let file = PDFFile { card.layer.render(in: $0.cgContext) }
        #expect(file.characters == "Total42€" && !file.images.isEmpty)
        let pixels = file.pixels()
        let expected = Canvas(200, 200) { card.layer.render(in: $0) }
        #expect(pixels[50, 74] & 0xFF < 0x90 && pixels[50, 90] == 0xFFFF_FFFF)
        #expect(pixels.share(differingFrom: expected, by: 48) < 0.04)
    }

    @Test("SH-09: masks, gradients, shapes and group opacity stay vector drawings")
    func specialLayers() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        root.backgroundColor = UIColor.white.cgColor
        func add(_ layer: CALayer, _ frame: CGRect) {
            layer.frame = frame
            root.addSublayer(layer)
        }
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.cornerRadius = 12
        add(gradient, CGRect(x: 10, y: 10, width: 80, height: 80))
        let radial = CAGradientLayer()
        radial.type = .radial
        radial.colors = [UIColor.yellow.cgColor, UIColor.black.cgColor]
        radial.startPoint = CGPoint(x: 0.5, y: 0.5)
        radial.endPoint = CGPoint(x: 1, y: 1)
        add(radial, CGRect(x: 110, y: 10, width: 80, height: 60))
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 60, height: 60), transform: nil)
        shape.fillColor = nil
        shape.strokeColor = UIColor.green.cgColor
        shape.lineWidth = 6
        shape.strokeEnd = 0.5
        add(shape, CGRect(x: 10, y: 110, width: 70, height: 70))
        let masked = CALayer()
        masked.backgroundColor = UIColor.purple.cgColor
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 70, height: 70), transform: nil)
        masked.mask = mask
        masked.opacity = 0.5
        add(masked, CGRect(x: 110, y: 110, width: 70, height: 70))
        let file = PDFFile { root.render(in: $0.cgContext) }
        #expect(file.images.isEmpty)
        let expected = Canvas(200, 200) { root.render(in: $0) }
        #expect(file.pixels().share(differingFrom: expected, by: 40) < 0.03)
    }

    @Test("SH-09: perspective, copies and blurred backdrops become images beside text")
    func fallbacks() {
        let card = makeCard()
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        card.subviews[0].layer.transform = CATransform3DRotate(perspective, 0.8, 0, 1, 0)
        let copies = CAReplicatorLayer()
        copies.frame = CGRect(x: 100, y: 140, width: 100, height: 10)
        copies.instanceCount = 3
        copies.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        dot.backgroundColor = UIColor.red.cgColor
        copies.addSublayer(dot)
        card.layer.addSublayer(copies)
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        glass.frame = CGRect(x: 100, y: 60, width: 40, height: 40)
        card.addSubview(glass)
        let file = PDFFile { card.layer.render(in: $0.cgContext) }
        #expect(file.characters == "Total42€" && file.images.count >= 3)
        let expected = Canvas(200, 200) { card.layer.render(in: $0) }
        #expect(file.pixels().share(differingFrom: expected, by: 64) < 0.04)
    }

    @Test("SH-09: image views, resizable images and symbols")
    func images() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.backgroundColor = .white
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        func add(_ image: UIImage?, _ frame: CGRect, _ mode: UIView.ContentMode) {
            let view = UIImageView(image: image)
            view.frame = frame
            view.contentMode = mode
            view.clipsToBounds = true
            view.tintColor = .black
            root.addSubview(view)
        }
        add(picture, CGRect(x: 10, y: 10, width: 60, height: 30), .scaleAspectFit)
        add(picture, CGRect(x: 80, y: 10, width: 20, height: 20), .center)
        add(
            picture.resizableImage(
                withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), resizingMode: .stretch),
            CGRect(x: 110, y: 10, width: 80, height: 50), .scaleToFill)
        let bitmaps = PDFFile { root.layer.render(in: $0.cgContext) }
        let expected = Canvas(200, 200) { root.layer.render(in: $0) }
        #expect(bitmaps.pixels().share(differingFrom: expected, by: 64) < 0.04)
        let before = bitmaps.images.count
        add(UIImage(systemName: "star"), CGRect(x: 10, y: 100, width: 80, height: 80), .scaleAspectFit)
        let symbols = PDFFile { root.layer.render(in: $0.cgContext) }
        #expect(symbols.images.count == before, "a symbol is a shape")
        let all = Canvas(200, 200) { root.layer.render(in: $0) }
        #expect(symbols.pixels().share(differingFrom: all, by: 64) < 0.05)
    }
}
