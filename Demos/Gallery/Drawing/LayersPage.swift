import UIKit

/// A page about layers: shadows, corners, borders, 3D transforms, replicators, masks, shapes, text and z-order.
final class LayersPage: CardPage {
    init() {
        super.init(
            title: "Layers", summary: "CALayer and its subclasses.",
            [
                [
                    Card(
                        "Shadows, corners and borders",
                        content: Tiles(minimumWidth: 116, height: 80, LayersPage.boxes()))
                ],
                [
                    Card("3D and replicators", content: Tiles(minimumWidth: 100, height: 80, LayersPage.spaces())),
                    Card("Masks and subclasses", content: Tiles(minimumWidth: 100, height: 80, LayersPage.kinds())),
                ],
            ])
    }

    required init?(coder: NSCoder) { nil }

    /// Returns a tile with one centered layer.
    private static func box(_ name: String, _ change: @escaping (CALayer) -> Void) -> Tile {
        Tile(
            name,
            LayerView { parent in
                let layer = CALayer()
                layer.backgroundColor = UIColor.tertiarySystemBackground.cgColor
                layer.cornerRadius = Style.innerRadius
                change(layer)
                parent.addSublayer(layer)
                // Set the bounds instead of the frame, which is the bounding box of the transformed layer.
                layer.bounds.size = CGSize(width: 72, height: 48)
                return { layer.position = CGPoint(x: $0.midX, y: $0.midY) }
            })
    }

    private static func shadow(_ layer: CALayer, radius: CGFloat, offset: CGFloat, _ color: UIColor = .black) {
        layer.shadowColor = color.cgColor
        // On a dark background, a shadow must be stronger to be visible.
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        layer.shadowOpacity = color == .black && !isDark ? 0.35 : 0.9
        layer.shadowRadius = radius
        layer.shadowOffset = CGSize(width: 0, height: offset)
    }

    private static func boxes() -> [Tile] {
        [
            box("Shadow") { shadow($0, radius: 3, offset: 1) },
            box("Large shadow") { shadow($0, radius: 12, offset: 6) },
            box("Colored") {
                $0.backgroundColor = UIColor.systemPink.cgColor
                shadow($0, radius: 8, offset: 4, .systemPink)
            },
            box("Shadow path") {
                $0.backgroundColor = UIColor.systemIndigo.cgColor
                $0.shadowPath = CGPath(ellipseIn: CGRect(x: -4, y: 46, width: 80, height: 10), transform: nil)
                shadow($0, radius: 4, offset: 0)
            },
            box("Capsule") {
                $0.backgroundColor = UIColor.systemTeal.cgColor
                $0.cornerRadius = 24
            },
            box("Masked corners") {
                $0.backgroundColor = UIColor.systemTeal.cgColor
                $0.cornerRadius = 20
                $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            },
            box("Border") {
                $0.borderWidth = 4
                $0.borderColor = UIColor.systemOrange.cgColor
            },
            box("Half opacity") {
                $0.backgroundColor = UIColor.systemIndigo.cgColor
                let inner = CALayer()
                inner.backgroundColor = UIColor.systemOrange.cgColor
                inner.frame = CGRect(x: 40, y: 12, width: 40, height: 40)
                inner.cornerRadius = Style.innerRadius
                $0.addSublayer(inner)
                $0.opacity = 0.5
            },
        ]
    }

    /// Returns a perspective transform for a viewer at a distance in points.
    private static func perspective(_ distance: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }

    private static func spaces() -> [Tile] {
        [
            box("Perspective") {
                $0.contents = SampleImages.landscape.cgImage
                $0.transform = CATransform3DRotate(perspective(160), .pi / 4, 0, 1, 0)
            },
            box("Cube") {
                $0.backgroundColor = nil
                $0.sublayerTransform = perspective(220)
                let cube = CATransformLayer()
                cube.frame = CGRect(x: 18, y: 6, width: 36, height: 36)
                let turns: [(CGFloat, CGFloat, CGFloat)] = [
                    (0, 0, 1), (.pi / 2, 0, 1), (.pi, 0, 1), (-.pi / 2, 0, 1), (.pi / 2, 1, 0), (-.pi / 2, 1, 0),
                ]
                for (index, turn) in turns.enumerated() {
                    let side = CATextLayer()
                    side.string = String(index + 1)
                    side.fontSize = 20
                    side.alignmentMode = .center
                    side.foregroundColor = UIColor.white.cgColor
                    side.contentsScale = UIScreen.main.scale
                    side.backgroundColor = Style.color(index).cgColor
                    side.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
                    side.transform = CATransform3DTranslate(
                        CATransform3DMakeRotation(turn.0, turn.1, turn.2, 0), 0, 0, 18)
                    cube.addSublayer(side)
                }
                cube.transform = CATransform3DRotate(CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.7, 0, 1, 0)
                $0.addSublayer(cube)
            },
            box("Replicator") {
                $0.backgroundColor = nil
                let copies = CAReplicatorLayer()
                copies.frame = CGRect(x: 12, y: 0, width: 48, height: 48)
                copies.instanceCount = 12
                copies.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
                copies.instanceAlphaOffset = -0.07
                let bar = CALayer()
                bar.frame = CGRect(x: 22, y: 2, width: 4, height: 12)
                bar.cornerRadius = 2
                bar.backgroundColor = UIColor.systemBlue.cgColor
                copies.addSublayer(bar)
                $0.addSublayer(copies)
            },
            box("Continuous") {
                $0.backgroundColor = UIColor.systemIndigo.cgColor
                $0.cornerRadius = 15
                $0.cornerCurve = .continuous
            },
            box("Circular") {
                $0.backgroundColor = UIColor.systemIndigo.cgColor
                $0.cornerRadius = 15
            },
            box("Ungrouped") {
                $0.backgroundColor = UIColor.systemIndigo.cgColor
                let inner = CALayer()
                inner.backgroundColor = UIColor.systemOrange.cgColor
                inner.frame = CGRect(x: 40, y: 12, width: 40, height: 40)
                inner.cornerRadius = Style.innerRadius
                $0.addSublayer(inner)
                $0.opacity = 0.5
                $0.allowsGroupOpacity = false
            },
        ]
    }

    private static func kinds() -> [Tile] {
        [
            box("Gradient mask") {
                $0.contents = SampleImages.landscape.cgImage
                let mask = CAGradientLayer()
                mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
                mask.frame = CGRect(x: 0, y: 0, width: 72, height: 48)
                $0.mask = mask
            },
            box("Shape mask") {
                $0.contents = SampleImages.landscape.cgImage
                let mask = CAShapeLayer()
                mask.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 0, width: 64, height: 48)).cgPath
                $0.mask = mask
            },
            box("Shape layer") {
                $0.backgroundColor = nil
                let shape = CAShapeLayer()
                shape.path = UIBezierPath(ovalIn: CGRect(x: 12, y: 0, width: 48, height: 48)).cgPath
                shape.fillColor = UIColor.systemBlue.withAlphaComponent(0.2).cgColor
                shape.strokeColor = UIColor.systemBlue.cgColor
                shape.lineWidth = 5
                shape.lineCap = .round
                shape.strokeEnd = 0.7
                $0.addSublayer(shape)
            },
            box("Text layer") {
                let text = CATextLayer()
                text.string = "Text"
                text.fontSize = 20
                text.alignmentMode = .center
                text.foregroundColor = UIColor.label.cgColor
                text.frame = CGRect(x: 0, y: 11, width: 72, height: 26)
                text.contentsScale = UIScreen.main.scale
                $0.addSublayer(text)
            },
            box("zPosition") {
                $0.backgroundColor = nil
                for (index, z) in [1, 3, 2].enumerated() {
                    let card = CALayer()
                    card.backgroundColor = Style.color(index).cgColor
                    card.cornerRadius = Style.innerRadius
                    card.frame = CGRect(x: CGFloat(index) * 18, y: CGFloat(index) * 6, width: 36, height: 36)
                    card.zPosition = CGFloat(z)
                    $0.addSublayer(card)
                }
            },
            box("Contents center") {
                $0.backgroundColor = nil
                $0.contents = SampleImages.frame.cgImage
                $0.contentsScale = SampleImages.frame.scale
                $0.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
            },
        ]
    }
}
