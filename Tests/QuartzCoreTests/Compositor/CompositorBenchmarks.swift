import QuartzCore
import Testing

/// Prints the duration of typical frames. Run with UIKIT_BENCHMARK=1 and `-c release`.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["UIKIT_BENCHMARK"] != nil), .serialized)
struct CompositorBenchmarks {
    private func report(_ name: String, rounds: Int, _ host: LayerHost, _ body: (Int) -> Void) {
        let framebuffer = host.firstFrame()
        var times: [Double] = []
        for round in 0..<rounds {
            let start = ContinuousClock.now
            body(round)
            host.layoutIfNeeded()
            host.displayIfNeeded()
            let damage = host.commitDamage()
            let committed = ContinuousClock.now
            host.paint(damage, into: framebuffer.pixels)
            _ = committed
            times.append(Double((ContinuousClock.now - start).components.attoseconds) / 1e12)
        }
        times.sort()
        print(
            "BENCH \(name): median \(times[rounds / 2].formatted()) us, p95 \(times[rounds * 95 / 100].formatted()) us, "
                + "visited \(host.committedLayerCount) + \(host.paintedLayerCount)")
        #expect(framebuffer.firstDifference(from: host.fullRepaint()) == nil)
    }

    private func grid(_ count: Int, columns: Int, cell: CGSize) -> (LayerHost, [CALayer]) {
        let host = LayerHost.make(width: 800, height: 600)
        var layers: [CALayer] = []
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(
                x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height,
                width: cell.width - 2, height: cell.height - 2)
            layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
            host.rootLayer?.addSublayer(layer)
            layers.append(layer)
        }
        return (host, layers)
    }

    @Test func changeColorOfOneOfAThousandSiblings() {
        let (host, layers) = grid(1000, columns: 40, cell: CGSize(width: 20, height: 24))
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1)]
        report("one of 1000 siblings, color", rounds: 4000, host) { layers[500].backgroundColor = colors[$0 % 2] }
        report("one of 1000 siblings, moved", rounds: 4000, host) { layers[500].position.x += $0 % 2 == 0 ? 5 : -5 }
    }

    @Test func changeColorOfOneOfAHundredThousandLayers() {
        let host = LayerHost.make(width: 800, height: 600)
        var last: CALayer?
        for group in 0..<100 {
            let parent = CALayer()
            parent.frame = CGRect(x: 8 * group, y: 0, width: 8, height: 600)
            for _ in 0..<1000 {
                let layer = CALayer()
                layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
                layer.backgroundColor = .black
                parent.addSublayer(layer)
                last = layer
            }
            host.rootLayer?.addSublayer(parent)
        }
        report("one of 100000 layers, color", rounds: 2000, host) {
            last?.backgroundColor = $0 % 2 == 0 ? .white : .black
        }
    }

    @Test func moveTwoHundredRoundedRectangles() {
        for (name, alpha, radius, opacity) in [
            ("rounded opaque", 1.0, 12.0, Float(1)), ("square opaque", 1, 0, 1), ("rounded alpha 0.5", 0.5, 12, 1),
            ("rounded opacity 0.5 one element", 1, 12, 0.5),
        ] {
            let host = LayerHost.make(width: 800, height: 600)
            var layers: [CALayer] = []
            var random = SeededGenerator(seed: 7)
            for _ in 0..<200 {
                let layer = CALayer()
                layer.frame = CGRect(
                    x: random.number(0...740), y: random.number(0...540), width: 60, height: 60)
                layer.backgroundColor = CGColor(red: random.number(0...1), green: 0.5, blue: 0.5, alpha: alpha)
                layer.cornerRadius = radius
                layer.opacity = opacity
                host.rootLayer?.addSublayer(layer)
                layers.append(layer)
            }
            report("200 moving 60x60, \(name), 800x600", rounds: 300, host) { round in
                for layer in layers { layer.position.x += round % 2 == 0 ? 3 : -3 }
                host.invalidateAll()
            }
        }
    }

    @Test func cardsWithMasksAndGroups() {
        let host = LayerHost.make(width: 800, height: 600)
        guard let image = testImage(width: 64, height: 64, isOpaque: true) else { return }
        var cards: [CALayer] = []
        for index in 0..<60 {
            let card = CALayer()
            card.frame = CGRect(x: (index % 10) * 80, y: (index / 10) * 100, width: 76, height: 96)
            card.cornerRadius = 10
            card.masksToBounds = true
            card.backgroundColor = .white
            card.borderWidth = 1
            let photo = CALayer()
            photo.frame = CGRect(x: 0, y: 0, width: 76, height: 64)
            photo.contents = image
            card.addSublayer(photo)
            host.rootLayer?.addSublayer(card)
            cards.append(card)
        }
        report("60 rounded cards with stretched images, full frame", rounds: 200, host) { _ in host.invalidateAll() }
        for card in cards { card.opacity = 0.9 }
        report("60 translucent cards, full frame", rounds: 200, host) { _ in host.invalidateAll() }
        for card in cards {
            card.opacity = 1
            card.sublayers?.first?.contentsGravity = .center
        }
        report("60 cards with unscaled images, full frame", rounds: 200, host) { _ in host.invalidateAll() }
        for card in cards { card.setAffineTransform(CGAffineTransform(rotationAngle: 0.1)) }
        report("60 rotated cards, full frame", rounds: 200, host) { _ in host.invalidateAll() }
    }

    @Test func fullWindowFill() {
        let host = LayerHost.make(width: 1280, height: 800)
        report("background only 1280x800", rounds: 300, host) { _ in host.invalidateAll() }
        host.rootLayer?.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        report("translucent fill 1280x800", rounds: 300, host) { _ in host.invalidateAll() }
        host.rootLayer?.opacity = 0.5
        let child = CALayer()
        child.frame = CGRect(x: 0, y: 0, width: 1280, height: 800)
        child.backgroundColor = .black
        host.rootLayer?.addSublayer(child)
        report("group 1280x800", rounds: 200, host) { _ in host.invalidateAll() }
    }

    @Test func cardsWithShadows() {
        for (name, isGeneral) in [("rounded rectangle shadows", false), ("shadows of content", true)] {
            let host = LayerHost.make(width: 800, height: 600)
            host.rootLayer?.backgroundColor = CGColor(gray: 0.9, alpha: 1)
            var cards: [CALayer] = []
            for index in 0..<20 {
                let card = CALayer()
                card.frame = CGRect(x: 20 + index % 5 * 155, y: 20 + index / 5 * 145, width: 140, height: 125)
                card.backgroundColor = isGeneral ? CGColor(gray: 1, alpha: 0.99) : .white
                card.cornerRadius = 10
                card.shadowOpacity = 0.3
                card.shadowRadius = 8
                card.shadowOffset = CGSize(width: 0, height: 4)
                host.rootLayer?.addSublayer(card)
                cards.append(card)
            }
            report("20 cards with \(name), full frame", rounds: 200, host) { _ in host.invalidateAll() }
            report("one card with \(name) of 20, moved", rounds: 400, host) {
                cards[7].position.x += $0 % 2 == 0 ? 5 : -5
            }
            report("one card with \(name) of 20, grown", rounds: 400, host) {
                cards[7].bounds.size.width += $0 % 2 == 0 ? 5 : -5
            }
            for card in cards { card.shadowOpacity = 0 }
            report("20 cards without shadows, full frame", rounds: 200, host) { _ in host.invalidateAll() }
        }
    }

    @Test func unchangedGroupOverAChange() {
        let host = LayerHost.make(width: 800, height: 600)
        let below = CALayer()
        below.frame = CGRect(x: 0, y: 0, width: 800, height: 600)
        let group = CALayer()
        group.frame = below.frame
        group.opacity = 0.9
        for index in 0..<400 {
            let layer = CALayer()
            layer.frame = CGRect(x: index % 20 * 40, y: index / 20 * 30, width: 36, height: 26)
            layer.cornerRadius = 6
            layer.backgroundColor = .black
            group.addSublayer(layer)
        }
        host.rootLayer?.addSublayer(below)
        host.rootLayer?.addSublayer(group)
        report("400 layers in a group over a change", rounds: 200, host) {
            below.backgroundColor = $0 % 2 == 0 ? .white : CGColor(gray: 0.5, alpha: 1)
        }
    }

    @Test func gradientsAndShapes() {
        let host = LayerHost.make(width: 800, height: 600)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 800, height: 600)
        gradient.colors = [CGColor.white, CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)]
        host.rootLayer?.addSublayer(gradient)
        report("gradient 800x600", rounds: 200, host) { _ in host.invalidateAll() }
        gradient.type = .radial
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        report("radial gradient 800x600", rounds: 200, host) { _ in host.invalidateAll() }
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 100, y: 100, width: 90, height: 90), transform: nil)
        shape.fillColor = nil
        shape.strokeColor = .black
        shape.lineWidth = 8
        host.rootLayer?.addSublayer(shape)
        report("progress ring 90x90, grown", rounds: 400, host) { shape.strokeEnd = CGFloat($0 % 100) / 100 }
    }
}
