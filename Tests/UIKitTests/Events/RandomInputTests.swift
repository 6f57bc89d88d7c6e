import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Sends thousands of random events mixed with changes to the view hierarchy, and checks that nothing crashes and that
/// every touch ends exactly once.
@MainActor @Suite(.serialized) struct RandomInputTests {
    /// Records the touch methods that views receive for each touch.
    @MainActor final class Ledger {
        var open: Set<ObjectIdentifier> = []
        var kept: [ObjectIdentifier: UITouch] = [:]
        var began = 0, ended = 0, problems: [String] = []

        func begin(_ touch: UITouch) {
            began += 1
            if !open.insert(ObjectIdentifier(touch)).inserted { problems.append("a touch began twice") }
            // Retain the touch, so that no other touch gets the same address.
            kept[ObjectIdentifier(touch)] = touch
        }

        func move(_ touch: UITouch) {
            if !open.contains(ObjectIdentifier(touch)) { problems.append("a touch moved that is not down") }
        }

        func end(_ touch: UITouch) {
            ended += 1
            if open.remove(ObjectIdentifier(touch)) == nil { problems.append("a touch ended that is not down") }
        }
    }

    final class Accountant: UIView {
        let ledger: Ledger
        var react: (() -> Void)?

        init(_ ledger: Ledger, _ frame: CGRect) {
            self.ledger = ledger
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            touches.forEach(ledger.begin)
            react?()
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            touches.forEach(ledger.move)
            react?()
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            touches.forEach(ledger.end)
            react?()
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            touches.forEach(ledger.end)
            react?()
        }
    }

    @Test("TE-13 20,000 random events and mutations", arguments: [1, 2, 3, 4] as [UInt64])
    func randomEvents(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let ledger = Ledger()
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let window = stage.window
        let surface = try #require(window.windowScene?.surface as? HeadlessSurface)
        let server = try #require(window.windowScene?.server as? HeadlessServer)
        // Behind all other views there is always one that receives touches.
        let ground = Accountant(ledger, window.bounds)
        ground.isMultipleTouchEnabled = true
        window.addSubview(ground)
        var views: [UIView] = []
        func makeView() -> UIView {
            let frame = CGRect(
                x: random.number(-20...300), y: random.number(-20...250), width: random.number(0...200),
                height: random.number(0...200))
            let view: UIView = random.chance(0.2) ? UIButton(type: .system) : Accountant(ledger, frame)
            view.frame = frame
            view.isMultipleTouchEnabled = random.chance(0.5)
            view.isExclusiveTouch = random.chance(0.1)
            if random.chance(0.2) { view.transform = CGAffineTransform(rotationAngle: random.number(0...6)) }
            return view
        }
        func mutate() {
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1:
                if views.count < 60 {
                    let view = makeView()
                    (views.randomElement(using: &random) ?? ground).addSubview(view)
                    views.append(view)
                }
            case 2: views.randomElement(using: &random)?.removeFromSuperview()
            case 3:
                // A view cannot be added to its own descendant.
                if let view = views.randomElement(using: &random), let other = views.randomElement(using: &random),
                    !other.isDescendant(of: view)
                {
                    other.addSubview(view)
                }
            case 4: views.randomElement(using: &random)?.isHidden.toggle()
            case 5: views.randomElement(using: &random)?.isUserInteractionEnabled.toggle()
            case 6: if let view = views.randomElement(using: &random), view.superview == nil { ground.addSubview(view) }
            default: (views.randomElement(using: &random) as? UIControl)?.isEnabled.toggle()
            }
        }
        for _ in 0..<30 { mutate() }

        var down: Set<Int> = []
        var buttons: Set<Int> = []
        var time = server.now
        func point() -> CGPoint { CGPoint(x: random.number(-10...410), y: random.number(-10...310)) }
        func send(_ kind: InputEvent.Kind) {
            time += Double.random(in: 0...0.01, using: &random)
            surface.inject(InputEvent(timestamp: time, kind: kind))
            if random.chance(0.7) { server.processPendingEvents() }
        }
        func change(_ id: Int) -> TouchChange {
            TouchChange(
                id: id,
                samples: [TouchSample(timestamp: time, location: point(), pressure: random.chance(0.5) ? 0.5 : nil)])
        }
        for step in 0..<5000 {
            switch Int.random(in: 0..<14, using: &random) {
            case 0, 1, 2:
                if let id = (0..<5).filter({ !down.contains($0) }).randomElement(using: &random) {
                    down.insert(id)
                    send(.touches(.began, [change(id)]))
                }
            case 3, 4, 5: if let id = down.randomElement(using: &random) { send(.touches(.moved, [change(id)])) }
            case 6, 7:
                if let id = down.randomElement(using: &random) {
                    down.remove(id)
                    send(.touches(random.chance(0.8) ? .ended : .cancelled, [change(id)]))
                }
            case 8: send(.pointerMoved(samples: [PointerSample(timestamp: time, location: point())]))
            case 9:
                let number = Int.random(in: 1...3, using: &random)
                let isDown = !buttons.contains(number)
                if isDown { buttons.insert(number) } else { buttons.remove(number) }
                send(.button(number: number, isDown: isDown, location: point()))
            case 10: send(.scroll(delta: CGVector(dx: 0, dy: 10), isContinuous: random.chance(0.5), location: point()))
            case 11:
                send(
                    .key(
                        KeyChange(
                            usage: Int.random(in: 0...40, using: &random), isDown: random.chance(0.5), characters: "x"))
                )
            case 12: send(random.chance(0.5) ? .pointerExited : .pointerCancelled)
            default: mutate()
            }
            // From time to time, touch handlers change the view hierarchy.
            if step % 500 == 250 {
                for case let view as Accountant in views { view.react = random.chance(0.2) ? { mutate() } : nil }
            }
            if step % 250 == 0 { server.serve(for: 0.02) }
        }
        for id in down { send(.touches(.ended, [change(id)])) }
        for number in buttons { send(.button(number: number, isDown: false, location: point())) }
        server.processPendingEvents()
        window.windowScene?.translator.cancelAll()
        #expect(ledger.began > 300)
        #expect(ledger.open.isEmpty, "\(ledger.open.count) touches never ended (seed \(seed))")
        #expect(ledger.began == ledger.ended)
        #expect(ledger.problems.isEmpty, "seed \(seed): \(ledger.problems.prefix(3))")
    }
}
