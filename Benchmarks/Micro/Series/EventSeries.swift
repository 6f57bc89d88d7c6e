import DisplayServer
import UIKit

/// Measures the delivery of a touch from the queue of the display server to a view.
@MainActor enum EventSeries {
    private final class Receiver: UIView {
        var count = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }

    static func run(_ bench: Bench) {
        for size in bench.sizes(1000, 10_000, 100_000) {
            let stage = Stage()
            // The other views are behind the receiver, so hit testing does not visit them.
            Stage.grid(size, in: stage.root.bounds) { _, frame in stage.root.addSubview(UIView(frame: frame)) }
            let receiver = Receiver(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
            stage.root.addSubview(receiver)
            stage.makeFrame()
            bench.measure("event: touch down and up", size: size) { _ in
                finger(.began, at: 150, stage)
                finger(.ended, at: 150, stage)
            }
            finger(.began, at: 150, stage)
            bench.measure("event: touch move", size: size) { finger(.moved, at: 150 + CGFloat($0 % 50), stage) }
            finger(.ended, at: 150, stage)
            precondition(receiver.count > 4, "the view received no touches")
            stage.close()
        }
    }

    private static func finger(_ phase: InputEvent.TouchPhase, at x: CGFloat, _ stage: Stage) {
        let now = stage.server.now
        let sample = TouchSample(timestamp: now, location: CGPoint(x: x, y: 150))
        stage.surface.inject(
            InputEvent(timestamp: now, kind: .touches(phase, [TouchChange(id: 0, samples: [sample])])))
        stage.server.processPendingEvents()
    }
}
