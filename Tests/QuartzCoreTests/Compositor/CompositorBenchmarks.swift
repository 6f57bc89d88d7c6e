import QuartzCore
import Testing

/// Prints how long typical frames take. Run with UIKIT_BENCHMARK=1 and `-c release`.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["UIKIT_BENCHMARK"] != nil), .serialized)
struct CompositorBenchmarks {
    private func report(_ name: String, rounds: Int, _ host: LayerHost, _ body: (Int) -> Void) {
        let picture = host.firstFrame()
        var times: [Double] = []
        for round in 0..<rounds {
            let start = ContinuousClock.now
            body(round)
            host.layoutIfNeeded()
            host.displayIfNeeded()
            let damage = host.commitDamage()
            let committed = ContinuousClock.now
            host.paint(damage, into: picture.pixels)
            _ = committed
            times.append(Double((ContinuousClock.now - start).components.attoseconds) / 1e12)
        }
        times.sort()
        print(
            "BENCH \(name): median \(times[rounds / 2].formatted()) us, p95 \(times[rounds * 95 / 100].formatted()) us, "
                + "visited \(host.visitedByCommit) + \(host.visitedByPaint)")
        #expect(picture.firstDifference(from: host.fullRepaint()) == nil)
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

    @Test func oneOfAThousandSiblingsChangesColour() {
        let (host, layers) = grid(1000, columns: 40, cell: CGSize(width: 20, height: 24))
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1)]
        report("one of 1000 siblings, colour", rounds: 4000, host) { layers[500].backgroundColor = colors[$0 % 2] }
        report("one of 1000 siblings, moved", rounds: 4000, host) { layers[500].position.x += $0 % 2 == 0 ? 5 : -5 }
    }

    @Test func oneOfAHundredThousandChangesColour() {
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
        report("one of 100000 layers, colour", rounds: 2000, host) {
            last?.backgroundColor = $0 % 2 == 0 ? .white : .black
        }
    }

    @Test func twoHundredRoundedRectanglesMove() {
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
        report("60 rounded cards with stretched pictures, full frame", rounds: 200, host) { _ in host.invalidateAll() }
        for card in cards { card.opacity = 0.9 }
        report("60 translucent cards, full frame", rounds: 200, host) { _ in host.invalidateAll() }
        for card in cards {
            card.opacity = 1
            card.sublayers?.first?.contentsGravity = .center
        }
        report("60 cards with unscaled pictures, full frame", rounds: 200, host) { _ in host.invalidateAll() }
        for card in cards { card.setAffineTransform(CGAffineTransform(rotationAngle: 0.1)) }
        report("60 turned cards, full frame", rounds: 200, host) { _ in host.invalidateAll() }
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
}
