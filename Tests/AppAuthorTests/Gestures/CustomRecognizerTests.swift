import Testing
import UIKit
import UIKitTesting

/// A recognizer for a stroke to the right and back to the left, like a check that is crossed out.
private final class ZigzagRecognizer: UIGestureRecognizer {
    private var start: CGPoint?
    private var farthest: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard start == nil, touches.count == 1, let touch = touches.first else {
            state = .failed
            return
        }
        start = touch.location(in: view)
        farthest = start?.x ?? 0
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let start, let point = touches.first?.location(in: view) else { return }
        farthest = max(farthest, point.x)
        if abs(point.y - start.y) > 30 {
            state = .failed
        } else if farthest - start.x > 60, farthest - point.x > 60 {
            state = .recognized
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    override func reset() {
        super.reset()
        start = nil
    }
}

@MainActor @Suite(.serialized) final class CustomRecognizerTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    private let zigzag = ZigzagRecognizer()
    private var count = 0

    private func makeGenerator() throws -> EventGenerator {
        zigzag.addTarget(self, action: CustomRecognizerTests.wasRecognized)
        view.addGestureRecognizer(zigzag)
        return try EventGenerator(view: view)
    }

    private func wasRecognized() { count += 1 }

    private func move(_ generator: EventGenerator, by offsets: [CGVector]) throws {
        try generator.fingerDown(at: view.center)
        for offset in offsets {
            try generator.fingerMove(
                to: CGPoint(x: view.center.x + offset.dx, y: view.center.y + offset.dy), duration: 0.1)
        }
        try generator.fingerUp()
    }

    @Test func theGestureIsRecognizedEachTime() throws {
        let generator = try makeGenerator()
        for expected in 1...2 {
            try move(generator, by: [CGVector(dx: 80, dy: 0), CGVector(dx: 0, dy: 5)])
            #expect(count == expected && zigzag.state == .possible)
        }
    }

    @Test func otherMovementsAreIgnored() throws {
        let generator = try makeGenerator()
        try move(generator, by: [CGVector(dx: 80, dy: 0)])
        try move(generator, by: [CGVector(dx: 80, dy: 50), CGVector(dx: 0, dy: 0)])
        #expect(count == 0)
    }
}
