import CoreGraphics
import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests that scrolled content whose pixels are moved equals a full repaint, with effects in, behind and over it.
@MainActor @Suite(.serialized) struct ScrolledFrameTests {
    /// A window of 300 × 240 points with a scroll view, on a display of its own.
    @MainActor private final class Stage {
        let server: HeadlessServer
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
        let scrollView = UIScrollView(frame: CGRect(x: 20, y: 20, width: 240, height: 180))

        init(scale: CGFloat = 1) {
            server = HeadlessServer(screenSize: CGSize(width: 500, height: 400), scale: scale)
            UIApplication.shared.displays.open(server)
            window.backgroundColor = .white
            window.makeKeyAndVisible()
            scrollView.contentSize = CGSize(width: 240, height: 2000)
            scrollView.showsVerticalScrollIndicator = false
        }

        /// Adds rows of colored views, with free space between them, and shows the window.
        func show() {
            for index in 0..<80 {
                let row = UIView(frame: CGRect(x: index % 3 * 40, y: index * 25, width: 160, height: 14))
                row.backgroundColor = [.systemTeal, .systemOrange, .systemPurple][index % 3]
                scrollView.addSubview(row)
            }
            settle()
        }

        /// Runs until no frame is due.
        func settle() {
            server.serve(for: 0.02)
            while server.frameClock.dueTime != nil { server.serve(for: 0.02) }
        }

        /// Returns whether the frame equals a full repaint.
        func isRight(_ step: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
            guard let scene = window.windowScene else { return false }
            return FullRepaint.isShown(by: scene, step, sourceLocation: sourceLocation)
        }

        /// Scrolls by some distances, and compares each frame.
        func scroll(sourceLocation: SourceLocation = #_sourceLocation) {
            for distance in [7, 30, -12, 45, -60, 3] as [CGFloat] {
                scrollView.contentOffset.y += distance
                settle()
                if !isRight("after \(distance) points", sourceLocation: sourceLocation) { return }
            }
        }

        func end() {
            window.isHidden = true
            UIApplication.shared.displays.close(server)
        }
    }

    @Test("the rounded corners and the border of a view behind clear content do not move", arguments: [true, false])
    func cornersBehindTheContent(isContinuous: Bool) {
        let stage = Stage()
        defer { stage.end() }
        let card = UIView(frame: stage.scrollView.frame)
        card.backgroundColor = .systemYellow
        card.layer.cornerRadius = 24
        card.layer.cornerCurve = isContinuous ? .continuous : .circular
        card.layer.borderWidth = 3
        card.layer.borderColor = UIColor.red.cgColor
        stage.window.backgroundColor = .blue
        stage.window.addSubview(card)
        stage.scrollView.frame = card.bounds
        card.addSubview(stage.scrollView)
        stage.show()
        stage.scroll()
    }

    @Test("a shadow that shows through clear content does not move")
    func shadowBehindTheContent() {
        let stage = Stage()
        defer { stage.end() }
        let group = UIView(frame: stage.scrollView.frame)
        group.layer.shadowPath = CGPath(ellipseIn: CGRect(x: 30, y: 30, width: 120, height: 90), transform: nil)
        group.layer.shadowOpacity = 1
        group.layer.shadowRadius = 6
        stage.window.addSubview(group)
        stage.scrollView.frame = group.bounds
        group.addSubview(stage.scrollView)
        stage.show()
        stage.scroll()
    }

    @Test("clear content that extends beyond the view behind it is painted")
    func contentBeyondItsBackground() {
        let stage = Stage()
        defer { stage.end() }
        let panel = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 80))
        panel.backgroundColor = .systemGreen
        stage.window.addSubview(panel)
        stage.scrollView.frame = CGRect(x: -20, y: -40, width: 240, height: 180)
        panel.addSubview(stage.scrollView)
        stage.show()
        stage.scroll()
    }

    @Test("a view whose shadow lies over the content is repaired")
    func shadowOverTheContent() {
        let stage = Stage()
        defer { stage.end() }
        stage.window.addSubview(stage.scrollView)
        let over = UIView(frame: CGRect(x: 100, y: 205, width: 60, height: 20))
        over.backgroundColor = .systemRed
        over.layer.shadowOpacity = 0.6
        over.layer.shadowRadius = 10
        over.layer.shadowOffset = CGSize(width: 4, height: -20)
        stage.window.addSubview(over)
        let turned = UIView(frame: CGRect(x: 60, y: 60, width: 50, height: 30))
        turned.backgroundColor = UIColor(white: 0.2, alpha: 0.5)
        turned.transform = CGAffineTransform(rotationAngle: 0.4)
        stage.window.addSubview(turned)
        stage.show()
        stage.scroll()
    }

    // MARK: Effect views

    /// The number of pixels that a frame painted after scrolling by 10 points.
    private func paintedArea(_ stage: Stage) throws -> Int {
        stage.scrollView.contentOffset.y += 10
        stage.settle()
        let surface = try #require(stage.window.windowScene?.surface as? HeadlessSurface)
        return try #require(surface.paintedRegions.last).area
    }

    @Test("an effect view that was released, or is in another window, does not prevent that pixels are moved")
    func effectViewsElsewhere() throws {
        let stage = Stage()
        defer { stage.end() }
        stage.window.addSubview(stage.scrollView)
        stage.show()
        #expect(try paintedArea(stage) == 240 * 10)
        do {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            view.frame = CGRect(x: 50, y: 50, width: 100, height: 60)
            stage.window.addSubview(view)
            stage.settle()
            view.removeFromSuperview()
            stage.settle()
        }
        #expect(try paintedArea(stage) == 240 * 10)
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = other.bounds
        other.addSubview(view)
        #expect(try paintedArea(stage) == 240 * 10)
    }

    @Test("an effect view over the content, also one that appears in the frame that scrolls")
    func effectViewOverTheContent() {
        let stage = Stage()
        defer { stage.end() }
        stage.window.addSubview(stage.scrollView)
        stage.show()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = CGRect(x: 50, y: 50, width: 100, height: 60)
        stage.window.addSubview(view)
        stage.scroll()
        view.isHidden = true
        stage.scroll()
        view.isHidden = false
        stage.scroll()
        view.removeFromSuperview()
        stage.scroll()
    }

    // MARK: Random changes

    /// Returns a view with an effect.
    private func effect(_ number: Int, _ random: inout SeededGenerator) -> UIView {
        let frame = CGRect(
            x: random.number(-10...200), y: random.number(-20...900), width: random.number(10...120),
            height: random.number(10...80))
        let view = UIView(frame: frame)
        view.backgroundColor = [.systemTeal, .systemPink, UIColor(white: 0.3, alpha: 0.5), nil][number % 4]
        switch number % 9 {
        case 0:
            view.layer.shadowOpacity = 0.7
            view.layer.shadowRadius = random.number(0...9)
            view.layer.shadowOffset = CGSize(width: random.number(-9...9), height: random.number(-9...9))
        case 1: view.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
        case 2:
            view.layer.cornerRadius = random.number(2...30)
            view.layer.cornerCurve = random.chance(0.5) ? .continuous : .circular
            view.clipsToBounds = random.chance(0.5)
            view.layer.borderWidth = random.number(0...4)
        case 3:
            let inner = UILabel(frame: CGRect(x: 4, y: 4, width: 60, height: 30))
            inner.text = "Text \(number)"
            inner.backgroundColor = .systemYellow
            view.addSubview(inner)
            view.alpha = random.number(0.2...0.9)
        case 4:
            let gradient = CAGradientLayer()
            gradient.frame = view.bounds
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            view.layer.addSublayer(gradient)
        case 5:
            let mask = CALayer()
            mask.frame = view.bounds.insetBy(dx: 3, dy: 5)
            mask.cornerRadius = 6
            mask.backgroundColor = UIColor.black.cgColor
            view.layer.mask = mask
        case 6:
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: view.bounds, transform: nil)
            shape.fillColor = UIColor.systemGreen.withAlphaComponent(0.6).cgColor
            view.layer.addSublayer(shape)
        case 7: view.transform = CGAffineTransform(scaleX: random.number(0.4...1.6), y: random.number(0.4...1.6))
        default:
            view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil)
            view.layer.shadowOpacity = 0.5
            view.layer.cornerRadius = 8
        }
        return view
    }

    /// Changes a property of a view that takes part in the effects.
    private func change(_ view: UIView, _ random: inout SeededGenerator) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: view.isHidden.toggle()
        case 1: view.alpha = random.chance(0.5) ? 1 : random.number(0...1)
        case 2: view.layer.cornerRadius = random.chance(0.4) ? 0 : random.number(1...20)
        case 3: view.layer.shadowOpacity = random.chance(0.5) ? 0 : 0.8
        case 4: view.layer.borderWidth = random.chance(0.5) ? 0 : 2
        case 5:
            let colors: [UIColor?] = [.systemIndigo, nil, UIColor(white: 0.6, alpha: 0.4)]
            view.backgroundColor = colors[Int.random(in: 0..<3, using: &random)]
        case 6: view.center.y += random.number(-30...30)
        default:
            UIView.animate(withDuration: 0.05) {
                view.center.x += 6
                view.alpha = 0.7
            }
        }
    }

    @Test(
        "random scrolling of content with shadows, rotation, corners, masks and translucent overlays",
        arguments: [(1.0, 31), (1.25, 32), (1.5, 33), (2.0, 34), (1.0, 35), (1.5, 36), (2.0, 37)]
            as [(Double, UInt64)])
    func effects(scale: Double, seed: UInt64) {
        let stage = Stage(scale: CGFloat(scale))
        defer { stage.end() }
        var random = SeededGenerator(seed: seed)
        let card = UIView(frame: CGRect(x: 15, y: 12.5, width: 250, height: 200))
        card.backgroundColor = random.chance(0.5) ? .systemYellow : nil
        card.layer.cornerRadius = random.number(0...30)
        card.layer.shadowOpacity = random.chance(0.5) ? 0.5 : 0
        stage.window.addSubview(card)
        let view = stage.scrollView
        view.showsVerticalScrollIndicator = true
        view.frame = card.bounds
        view.contentSize = CGSize(width: 300, height: 1000)
        card.addSubview(view)
        var moving: [UIView] = []
        var still: [UIView] = [card, view]
        // Without these at times, because soft edges in the content prevent that its pixels are moved.
        let kinds = [[2, 3, 4], [2, 3], Array(0..<9)][Int(seed % 3)]
        for index in 0..<24 {
            let child = effect(kinds[index % kinds.count], &random)
            view.addSubview(child)
            moving.append(child)
        }
        for index in 0..<4 {
            let over = effect(Int(seed) + index * 2, &random)
            over.center = CGPoint(x: random.number(0...300), y: random.number(0...240))
            stage.window.addSubview(over)
            still.append(over)
        }
        let steps = ProcessInfo.processInfo.environment["UIKIT_FUZZ_STEPS"].flatMap(Int.init) ?? 150
        for step in 0..<steps {
            switch Int.random(in: 0..<12, using: &random) {
            case 0...7:
                view.contentOffset.x += random.number(-20...20).rounded() / CGFloat(scale)
                view.contentOffset.y += random.number(-90...90).rounded() / CGFloat(scale)
            case 8: moving.randomElement(using: &random).map { change($0, &random) }
            case 9: still.randomElement(using: &random).map { change($0, &random) }
            case 10:
                guard let child = moving.randomElement(using: &random) else { break }
                child.superview == nil ? view.addSubview(child) : child.removeFromSuperview()
            default: view.flashScrollIndicators()
            }
            guard random.chance(0.7) else { continue }
            stage.settle()
            if !stage.isRight("scale \(scale), seed \(seed), step \(step)") { return }
        }
    }
}
