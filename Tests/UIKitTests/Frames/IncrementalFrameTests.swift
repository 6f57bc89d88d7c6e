import CoreGraphics
import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests that the frame after any change equals a full repaint, byte for byte.
@MainActor @Suite(.serialized) struct IncrementalFrameTests {
    /// A view that draws its content into a backing store.
    final class DrawingView: UIView {
        var seed: UInt64 = 1 { didSet { setNeedsDisplay() } }
        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            var random = SeededGenerator(seed: seed)
            for _ in 0..<4 {
                context.setFillColor(
                    CGColor(
                        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
                        alpha: random.number(0.3...1)))
                context.fillEllipse(
                    in: CGRect(
                        x: random.number(-10...40), y: random.number(-10...40), width: random.number(5...50),
                        height: random.number(5...50)))
            }
        }
    }

    @Test(
        "thousands of random mutations of views repaint like a full repaint",
        arguments: [(1.0, 11), (1.5, 12), (2.0, 13)] as [(Double, UInt64)])
    func mutations(scale: Double, seed: UInt64) throws {
        let stage = WidgetStage(width: 300, height: 240, scale: CGFloat(scale))
        defer { stage.end() }
        let (server, window) = (stage.server, stage.window)
        let scene = try #require(window.windowScene)
        var random = SeededGenerator(seed: seed)
        let texts = ["Hello", "gjpqy ÅÄ", "한글 라벨", "مرحبا بالعالم", "Wraps over\nseveral lines of text", ""]
        let colors: [UIColor] = [
            .red, .systemBlue, .systemBackground, .clear, UIColor(white: 0.5, alpha: 0.4), .systemYellow,
        ]
        func frame() -> CGRect {
            CGRect(
                x: random.number(-30...260), y: random.number(-30...200), width: random.number(0...120),
                height: random.number(0...90))
        }
        var views: [UIView] = []
        func make() -> UIView {
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                let label = UILabel(frame: frame())
                label.text = texts.randomElement(using: &random)
                label.numberOfLines = Int.random(in: 0...2, using: &random)
                return label
            case 1:
                let button = UIButton(type: .system)
                button.frame = frame()
                button.setTitle(texts.randomElement(using: &random) ?? "", for: .normal)
                return button
            case 2: return DrawingView(frame: frame())
            default: return UIView(frame: frame())
            }
        }
        for _ in 0..<150 {
            let view = make()
            let parent = random.chance(0.5) ? views.randomElement(using: &random) ?? window : window
            parent.addSubview(view)
            views.append(view)
        }
        // An environment variable increases the number. This many steps include every kind of change dozens of times.
        let steps = ProcessInfo.processInfo.environment["UIKIT_FUZZ_STEPS"].flatMap(Int.init) ?? 500
        for step in 0..<steps {
            guard let view = views.randomElement(using: &random) else { break }
            switch Int.random(in: 0..<17, using: &random) {
            case 0, 1: view.frame.origin = frame().origin
            case 2:
                view.transform = .identity
                view.frame = frame()
            case 3: view.isHidden.toggle()
            case 4: view.superview?.bringSubviewToFront(view)
            case 5: view.superview?.sendSubviewToBack(view)
            case 6: view.alpha = random.chance(0.4) ? 1 : random.number(0...1)
            case 7:
                view.transform =
                    random.chance(0.4)
                    ? .identity
                    : CGAffineTransform(rotationAngle: random.number(0...6)).scaledBy(
                        x: random.number(0.5...2), y: random.number(0.5...2))
            case 8: view.clipsToBounds.toggle()
            case 9: view.layer.cornerRadius = random.chance(0.5) ? 0 : random.number(1...30)
            case 10: view.backgroundColor = colors.randomElement(using: &random)
            case 11: (view as? UILabel)?.text = texts.randomElement(using: &random)
            case 12: (view as? UIButton)?.isHighlighted.toggle()
            case 13: (view as? DrawingView)?.seed = random.next()
            case 14: view.bounds.origin = CGPoint(x: random.number(-10...10), y: random.number(-10...10))
            case 15:
                view.layer.borderWidth = random.number(0...3)
                view.layer.borderColor = UIColor.systemGreen.cgColor
            default:
                if let parent = views.randomElement(using: &random), !parent.isDescendant(of: view) {
                    random.chance(0.7) ? parent.addSubview(view) : view.removeFromSuperview()
                }
            }
            if step % 500 == 499 { window.overrideUserInterfaceStyle = step == 499 ? .dark : .light }
            guard step % 3 == 2 else { continue }
            server.serve(for: 0.02)
            if !FullRepaint.isShown(by: scene, "scale \(scale), seed \(seed), step \(step)") { return }
        }
    }

    @Test(
        "random scrolling, with nested views and overlays, repaints like a full repaint",
        arguments: [(1.0, 21), (1.25, 22), (1.5, 23), (2.0, 24), (1.0, 25), (2.0, 26)] as [(Double, UInt64)])
    func scrolling(scale: Double, seed: UInt64) throws {
        let stage = WidgetStage(width: 300, height: 240, scale: CGFloat(scale))
        defer { stage.end() }
        let (server, window) = (stage.server, stage.window)
        let scene = try #require(window.windowScene)
        var random = SeededGenerator(seed: seed)
        func fill(_ view: UIScrollView, _ count: Int) {
            view.contentSize = CGSize(width: 400, height: 900)
            for index in 0..<count {
                let frame = CGRect(
                    x: random.number(0...300), y: random.number(0...850), width: random.number(10...120),
                    height: random.number(10...60))
                let child: UIView
                switch index % 4 {
                case 0:
                    let label = UILabel(frame: frame)
                    label.text = "Label \(index)"
                    child = label
                case 1: child = DrawingView(frame: frame)
                default: child = UIView(frame: frame)
                }
                child.backgroundColor = [.systemTeal, nil, UIColor(white: 0.3, alpha: 0.5)][index % 3]
                if random.chance(0.2) { child.layer.cornerRadius = 6 }
                view.addSubview(child)
            }
        }
        let outer = UIScrollView(frame: CGRect(x: 10, y: 8, width: 250, height: 200))
        let inner = UIScrollView(frame: CGRect(x: 20.3, y: 60.7, width: 180, height: 120))
        outer.backgroundColor = random.chance(0.5) ? .systemBackground : nil
        inner.backgroundColor = .systemYellow
        fill(outer, 40)
        fill(inner, 20)
        outer.addSubview(inner)
        window.addSubview(outer)
        let overlay = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 50))
        overlay.backgroundColor = UIColor(white: 0, alpha: 0.5)
        window.addSubview(overlay)
        let steps = ProcessInfo.processInfo.environment["UIKIT_FUZZ_STEPS"].flatMap(Int.init) ?? 400
        let pixel = 1 / CGFloat(scale)
        for step in 0..<steps {
            let view = random.chance(0.6) ? outer : inner
            switch Int.random(in: 0..<14, using: &random) {
            case 0...6:
                let way = CGVector(
                    dx: random.number(-30...30).rounded() * pixel, dy: random.number(-80...80).rounded() * pixel)
                view.contentOffset.x += way.dx
                view.contentOffset.y += way.dy
            case 7: view.contentOffset.y += random.number(-5...5)
            case 8: overlay.frame.origin = CGPoint(x: random.number(0...200), y: random.number(0...180))
            case 9: (view.subviews.randomElement(using: &random) as? UILabel)?.text = "Step \(step)"
            case 10: view.subviews.randomElement(using: &random)?.frame.origin.y += random.number(-20...20)
            case 11:
                view.layer.cornerRadius = random.chance(0.5) ? 0 : 12
                view.layer.borderWidth = random.chance(0.5) ? 0 : 2
            case 12: inner.frame.origin.y += random.number(-10...10).rounded()
            default: view.flashScrollIndicators()
            }
            guard step % 2 == 1 || random.chance(0.3) else { continue }
            server.serve(for: 0.02)
            // The bars may have faded after the frame.
            while server.frameClock.dueTime != nil { server.serve(for: 0.02) }
            if !FullRepaint.isShown(by: scene, "scale \(scale), seed \(seed), step \(step)") { return }
        }
    }

    @Test("a scrolled frame paints the strip that appeared, and repairs what lies over the content")
    func strip() throws {
        let stage = WidgetStage(width: 300, height: 240)
        defer { stage.end() }
        let (server, window) = (stage.server, stage.window)
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.showsVerticalScrollIndicator = false
        for index in 0..<100 {
            let label = UILabel(frame: CGRect(x: 0, y: index * 20, width: 300, height: 20))
            label.text = "Row \(index)"
            view.addSubview(label)
        }
        view.contentSize = CGSize(width: 300, height: 2000)
        window.addSubview(view)
        server.serve(for: 0.1)
        let surface = try #require(window.windowScene?.surface as? HeadlessSurface)
        view.contentOffset.y = 32
        server.serve(for: 0.1)
        var painted = try #require(surface.paintedRegions.last)
        #expect(painted.area == 300 * 32, "\(painted.rects)")
        let overlay = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 10))
        overlay.backgroundColor = .red
        window.addSubview(overlay)
        server.serve(for: 0.1)
        view.contentOffset.y = 64
        server.serve(for: 0.1)
        painted = try #require(surface.paintedRegions.last)
        // The overlay where it is and where its pixels were moved to, each with a margin of a pixel.
        #expect(
            painted.area >= 300 * 32 + 2 * 400 && painted.area <= 300 * 32 + 2 * 42 * 12, "\(painted.rects)")
        view.contentOffset.y = 64.5
        server.serve(for: 0.1)
        #expect(try #require(surface.paintedRegions.last).area == 300 * 200)
    }

    @Test("changing one of a thousand labels repaints little more than that label")
    func oneOfThousandLabels() throws {
        let server = HeadlessServer(screenSize: CGSize(width: 1280, height: 800))
        UIApplication.shared.displays.open(server)
        defer { UIApplication.shared.displays.close(server) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
        window.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        var labels: [UILabel] = []
        for row in 0..<40 {
            for column in 0..<25 {
                let label = UILabel(frame: CGRect(x: column * 32, y: row * 15, width: 32, height: 15))
                label.font = .systemFont(ofSize: 9)
                label.text = "\(row),\(column)"
                window.addSubview(label)
                labels.append(label)
            }
        }
        server.serve(for: 0.1)
        let surface = try #require(window.windowScene?.surface as? HeadlessSurface)
        let frames = surface.paintedRegions.count
        labels[512].text = "changed"
        server.serve(for: 0.1)
        #expect(surface.paintedRegions.count == frames + 1)
        let damage = try #require(surface.paintedRegions.last)
        #expect(damage.boundingBox == PixelRect(snapping: labels[512].frame))
        #expect(damage.area == 32 * 15)
        labels[512].text = "changed"
        server.serve(for: 0.1)
        #expect(surface.paintedRegions.count == frames + 1, "nothing is painted without a change")
    }

    @Test("a frame is painted immediately after a pause, and at the next tick after another frame")
    func pacing() throws {
        let server = HeadlessServer()
        UIApplication.shared.displays.open(server)
        defer { UIApplication.shared.displays.close(server) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        server.serve(for: 1)
        let surface = try #require(window.windowScene?.surface as? HeadlessSurface)
        let before = surface.paintedRegions.count
        window.backgroundColor = .red
        server.processPendingEvents()
        #expect(surface.paintedRegions.count == before + 1)
        window.backgroundColor = .blue
        server.processPendingEvents()
        #expect(surface.paintedRegions.count == before + 1)
        server.serve(for: server.frameClock.interval)
        #expect(surface.paintedRegions.count == before + 2)
        server.serve(for: 10)
        #expect(surface.paintedRegions.count == before + 2)
    }
}
