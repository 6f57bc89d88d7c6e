import CoreGraphics
import Testing
import UIKit
import UIKitTesting

// Touch input, for displays with a touchscreen.
extension Script {
    nonisolated static let touch: [Script] = [
        Script("a tap is one direct touch at its location") {
            let view = EventLogView()
            let generator = try EventGenerator(window: view.host)
            try generator.fingerTap(at: CGPoint(x: 120, y: 80))
            #expect(
                view.entries == [
                    .init(phase: .began, type: .direct, location: CGPoint(x: 120, y: 80), tapCount: 1),
                    .init(phase: .ended, type: .direct, location: CGPoint(x: 120, y: 80), tapCount: 1),
                ])
            view.entries = []
            // Without a location, the touch is at the center of the window.
            try generator.fingerTap()
            #expect(view.entries.first?.location == CGPoint(x: 200, y: 150))
        },
        Script("two fingers are two independent touches") {
            let view = EventLogView()
            let generator = try EventGenerator(window: view.host)
            try generator.fingerDown(at: [CGPoint(x: 50, y: 50), CGPoint(x: 300, y: 200)])
            #expect(view.entries.map(\.location) == [CGPoint(x: 50, y: 50), CGPoint(x: 300, y: 200)])
            view.entries = []
            try generator.fingerMove(.rightMiddle, to: CGPoint(x: 310, y: 210))
            #expect(view.entries.map(\.location) == [CGPoint(x: 310, y: 210)])
            view.entries = []
            try generator.fingerUp(.rightIndex)
            #expect(view.entries.map(\.location) == [CGPoint(x: 50, y: 50)])
            view.entries = []
            try generator.fingerUp()
            #expect(view.entries.map(\.phase) == [.ended])
            #expect(view.entries.map(\.location) == [CGPoint(x: 310, y: 210)])
        },
        Script("a drag is straight and has its duration") {
            let view = EventLogView()
            let generator = try EventGenerator(window: view.host)
            try generator.fingerDrag(from: CGPoint(x: 40, y: 40), to: CGPoint(x: 240, y: 140), duration: 0.2)
            let points = view.entries.map(\.location)
            #expect(points.first == CGPoint(x: 40, y: 40) && points.last == CGPoint(x: 240, y: 140))
            #expect(points.count >= 8)
            for (a, b) in zip(points, points.dropFirst()) { #expect(a.x <= b.x && a.y <= b.y) }
            for point in points { #expect(abs((point.x - 40) / 2 - (point.y - 40)) < 0.2) }
            let duration = try #require(view.times.last) - view.times[0]
            #expect(duration > 0.19 && duration < 2)
        },
        Script("a double tap has a tap count of two") {
            let view = EventLogView()
            let generator = try EventGenerator(window: view.host)
            try generator.fingerDoubleTap(at: CGPoint(x: 60, y: 60))
            #expect(view.entries.map(\.tapCount) == [1, 1, 2, 2])
        },
        Script("a long press has its duration") {
            let view = EventLogView()
            let generator = try EventGenerator(window: view.host)
            try generator.fingerLongPress(at: CGPoint(x: 60, y: 60), duration: 0.3)
            #expect(view.takePhases() == [.began, .ended])
            #expect(view.times[1] - view.times[0] > 0.29)
        },
        Script("a two-finger tap is centered at its location") {
            let view = EventLogView()
            let generator = try EventGenerator(window: view.host)
            try generator.twoFingerTap(at: CGPoint(x: 100, y: 100), distance: 40)
            let began = view.entries.filter { $0.phase == .began }.map(\.location)
            #expect(began == [CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100)])
            #expect(view.entries.filter { $0.phase == .ended }.count == 2)
        },
        Script("deallocating a generator cancels its touches") {
            let view = EventLogView()
            var generator: EventGenerator? = try EventGenerator(window: view.host)
            try generator?.fingerDown(at: CGPoint(x: 60, y: 60))
            generator = nil
            #expect(view.takePhases() == [.began, .cancelled])
            generator = try EventGenerator(window: view.host)
            try generator?.fingerTap()
            #expect(view.takePhases() == [.began, .ended])
        },
        Script("a touchpad scrolls by fractions of a notch") {
            let window = EventLogWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            let generator = try EventGenerator(window: window)
            try generator.scroll(by: CGVector(dx: 0, dy: -30), at: CGPoint(x: 40, y: 50), kind: .continuous)
            try generator.scroll(by: CGVector(dx: 12, dy: 0), kind: .continuous)
            let sum = window.scrolls.reduce(into: CGVector.zero) {
                $0.dx += $1.delta.dx
                $0.dy += $1.delta.dy
            }
            #expect(abs(sum.dx - 12) < 0.5 && abs(sum.dy + 30) < 0.5)
            #expect(window.scrolls.allSatisfy { $0.isContinuous })
        },
    ]
}
