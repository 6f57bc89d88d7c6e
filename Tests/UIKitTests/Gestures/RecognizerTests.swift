import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of the gestures that each recognizer class recognizes from touches (GR-60 to GR-66).
@MainActor @Suite(.serialized) struct RecognizerTests {
    private let frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    private let point = CGPoint(x: 100, y: 100)

    private func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
        abs(a - b) <= tolerance
    }

    // MARK: Tap

    @Test("GR-60 tap: recognizes when the finger lifts, at its location; fails if it moves too far or takes too long")
    func tap() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let tap = stage.add("tap", UITapGestureRecognizer(), to: view)
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
        var locations: [CGPoint] = []
        let watcher = stage.watch(tap) {
            locations = [$0.location(in: view), $0.location(ofTouch: 0, in: nil)]
            #expect($0.numberOfTouches == 1)
        }
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 107, y: 100))
        #expect(stage.takeActions() == [])
        try stage.generator.fingerUp()
        #expect(stage.takeActions() == ["tap:ended"])
        #expect(locations == [CGPoint(x: 107, y: 100), CGPoint(x: 107, y: 100)])
        try stage.generator.fingerDrag(from: point, to: CGPoint(x: 111, y: 100), duration: 0.1)
        #expect(stage.takeActions() == [])
        try stage.generator.fingerLongPress(at: point, duration: 0.74)
        #expect(stage.takeActions() == ["tap:ended"])
        try stage.generator.fingerDown(at: point)
        try stage.generator.wait(0.76)
        #expect(tap.state == .failed)
        try stage.generator.fingerUp()
        #expect(stage.takeActions() == [])
        withExtendedLifetime(watcher) {}
    }

    @Test("GR-60 tap: a pointer may move less than a finger but has no time limit")
    func click() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        stage.add("tap", UITapGestureRecognizer(), to: view)
        try stage.generator.pointerDown(.primary, at: point)
        try stage.generator.wait(3)
        try stage.generator.pointerUp()
        #expect(stage.takeActions() == ["tap:ended"])
        try stage.generator.pointerDown(.primary, at: point)
        try stage.generator.pointerMove(to: CGPoint(x: 105, y: 100))
        try stage.generator.pointerUp()
        #expect(stage.takeActions() == [])
    }

    @Test("GR-60 tap: two fingers and three taps; an additional or missing finger fails")
    func tapsAndTouches() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let tap = stage.add("tap", UITapGestureRecognizer(taps: 3, touches: 2), to: view)
        var middle = CGPoint.zero
        let watcher = stage.watch(tap) {
            middle = $0.location(in: nil)
            #expect($0.numberOfTouches == 2)
        }
        for _ in 0..<3 {
            #expect(stage.takeActions() == [])
            try stage.generator.twoFingerTap(at: point)
            try stage.generator.wait(0.2)
        }
        #expect(stage.takeActions() == ["tap:ended"] && middle == point)
        for _ in 0..<3 { try stage.generator.fingerTap(at: point) }
        try stage.generator.wait(1)
        tap.numberOfTapsRequired = 1
        let three = [point, CGPoint(x: 130, y: 100), CGPoint(x: 160, y: 100)]
        try stage.generator.fingerDown(.automatic, at: three)
        try stage.generator.fingerUp([FingerIndex?].automatic)
        #expect(stage.takeActions() == [] && tap.state == .possible)
        // The touches may begin one after the other.
        try stage.generator.fingerDown(.rightIndex, at: point)
        try stage.generator.wait(0.1)
        try stage.generator.fingerDown(.rightMiddle, at: CGPoint(x: 150, y: 100))
        try stage.generator.fingerUp(.rightIndex)
        try stage.generator.fingerUp(.rightMiddle)
        #expect(stage.takeActions() == ["tap:ended"])
        withExtendedLifetime(watcher) {}
    }

    @Test("GR-60 tap: two taps far apart or too late are not a double tap")
    func distantOrLateTaps() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        stage.add("tap", UITapGestureRecognizer(taps: 2), to: view)
        try stage.generator.fingerTap(at: point)
        try stage.generator.fingerTap(at: CGPoint(x: 150, y: 100))
        try stage.generator.wait(1)
        try stage.generator.fingerDoubleTap(at: point, interval: 0.5)
        try stage.generator.wait(1)
        #expect(stage.takeActions() == [])
        try stage.generator.fingerDoubleTap(at: point, interval: 0.35)
        #expect(stage.takeActions() == ["tap:ended"])
    }

    // MARK: Long press

    @Test("GR-61 long press: begins after the minimum duration, changes on moves and ends at the lift")
    func longPress() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let press = stage.add("press", UILongPressGestureRecognizer(), to: view)
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 109, y: 100))
        try stage.generator.wait(0.49)
        #expect(stage.takeLog() == ["view.began", "view.moved"])
        try stage.generator.wait(0.02)
        #expect(stage.takeLog() == ["view.cancelled", "press:began"])
        try stage.generator.fingerMove(to: CGPoint(x: 200, y: 100))
        #expect(stage.takeActions() == ["press:changed"])
        try stage.generator.fingerUp()
        #expect(stage.takeActions() == ["press:ended"])
        try stage.generator.fingerLongPress(at: point, duration: 0.4)
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 111, y: 100))
        try stage.generator.wait(1)
        try stage.generator.fingerUp()
        #expect(stage.takeActions() == [])
    }

    @Test("GR-61 long press: two fingers, after a tap, or immediately with a duration of 0")
    func longPressVariants() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let press = stage.add("press", UILongPressGestureRecognizer(), to: view)
        press.numberOfTouchesRequired = 2
        try stage.generator.fingerDown(.rightIndex, at: point)
        try stage.generator.wait(1)
        try stage.generator.fingerDown(.rightMiddle, at: CGPoint(x: 150, y: 100))
        #expect(stage.takeActions() == [])
        try stage.generator.wait(0.6)
        #expect(stage.takeActions() == ["press:began"] && press.numberOfTouches == 2)
        try stage.generator.fingerUp(.rightIndex)
        #expect(stage.takeActions() == ["press:ended"])
        try stage.generator.fingerUp(.rightMiddle)
        press.numberOfTouchesRequired = 1
        press.numberOfTapsRequired = 1
        try stage.generator.fingerLongPress(at: point, duration: 1)
        #expect(stage.takeActions() == [])
        try stage.generator.wait(1)
        try stage.generator.fingerTap(at: point)
        try stage.generator.wait(0.1)
        try stage.generator.fingerDown(at: point)
        try stage.generator.wait(0.6)
        #expect(stage.takeActions() == ["press:began"])
        try stage.generator.fingerUp()
        press.numberOfTapsRequired = 0
        press.minimumPressDuration = 0
        _ = stage.takeLog()
        try stage.generator.fingerDown(at: point)
        #expect(stage.takeActions() == ["press:began"])
    }

    // MARK: Pan

    @Test("GR-62 pan: begins after ten points, and the translation is the finger's movement")
    func pan() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
        #expect(pan.allowedScrollTypesMask == [])
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 106, y: 107))
        #expect(stage.takeActions() == [])
        try stage.generator.fingerMove(to: CGPoint(x: 106, y: 108))
        #expect(stage.takeActions() == ["pan:began"] && pan.translation(in: nil) == CGPoint(x: 6, y: 8))
        try stage.generator.fingerMove(to: CGPoint(x: 90, y: 130))
        #expect(stage.takeActions() == ["pan:changed"] && pan.translation(in: nil) == CGPoint(x: -10, y: 30))
        pan.setTranslation(CGPoint(x: 1, y: 2), in: nil)
        #expect(pan.velocity(in: nil) == .zero)
        try stage.generator.fingerMove(to: CGPoint(x: 100, y: 130))
        #expect(pan.translation(in: nil) == CGPoint(x: 11, y: 2))
        try stage.generator.fingerUp()
        #expect(stage.takeActions() == ["pan:changed", "pan:ended"])
        #expect(pan.translation(in: nil) == .zero)
    }

    @Test("GR-50, GR-62 pan: adding and lifting fingers causes no jump; the location is their center")
    func panWithFingers() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        try stage.generator.fingerDown(.rightIndex, at: point)
        try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 120, y: 100))
        try stage.generator.fingerDown(.rightMiddle, at: CGPoint(x: 320, y: 200))
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0) && pan.numberOfTouches == 2)
        #expect(pan.location(in: nil) == CGPoint(x: 220, y: 150))
        #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 320, y: 200))
        try stage.generator.fingerMove(.rightMiddle, to: CGPoint(x: 330, y: 200))
        #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
        try stage.generator.fingerUp(.rightIndex)
        #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0) && pan.numberOfTouches == 1)
        try stage.generator.fingerMove(.rightMiddle, to: CGPoint(x: 340, y: 200))
        #expect(pan.translation(in: nil) == CGPoint(x: 35, y: 0))
        _ = stage.takeLog()
        try stage.generator.fingerUp(.rightMiddle)
        #expect(stage.takeActions() == ["pan:ended"])
        #expect(pan.location(in: nil) == CGPoint(x: 340, y: 200))
    }

    @Test("GR-62 pan: with two fingers, starts at the second one, ends with one, and fails with too many")
    func panLimits() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        try stage.generator.fingerDown(.rightIndex, at: point)
        try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 200, y: 100))
        #expect(stage.takeActions() == [])
        try stage.generator.fingerDown(.rightMiddle, at: CGPoint(x: 250, y: 100))
        let pair: [FingerIndex?] = [.rightIndex, .rightMiddle]
        try stage.generator.fingerMove(pair, to: [CGPoint(x: 200, y: 120), CGPoint(x: 250, y: 120)], duration: 0.01)
        #expect(stage.takeActions() == ["pan:began"] && pan.translation(in: nil) == CGPoint(x: 0, y: 20))
        // An additional touch beyond the maximum is ignored.
        try stage.generator.fingerDown(.rightRing, at: CGPoint(x: 300, y: 250))
        #expect(pan.numberOfTouches == 2)
        try stage.generator.fingerUp(.rightRing)
        try stage.generator.fingerUp(.rightMiddle)
        #expect(stage.takeActions() == ["pan:ended"])
        try stage.generator.fingerUp(.rightIndex)
        try stage.generator.fingerDown(
            .automatic, at: [point, CGPoint(x: 150, y: 100), CGPoint(x: 200, y: 100)])
        #expect(pan.state == .failed)
    }

    @Test("GR-62 pan: the velocity is that of the last tenth of a second and zero after a rest")
    func velocity() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        var velocities: [CGPoint] = []
        let watcher = stage.watch(pan) {
            velocities.append($0.velocity(in: nil))
            // Most apps reset the translation in the action.
            $0.setTranslation(.zero, in: nil)
        }
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 220, y: 40), duration: 0.2)
        try stage.generator.fingerUp()
        #expect(velocities.count > 5)
        for velocity in velocities {
            #expect(isClose(velocity.x, 600, within: 1) && isClose(velocity.y, -300, within: 1), "\(velocity)")
        }
        velocities = []
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 220, y: 100), duration: 0.2)
        try stage.generator.wait(0.15)
        try stage.generator.fingerUp()
        #expect(velocities.last == .zero)
        withExtendedLifetime(watcher) {}
    }

    @Test("GR-62 pan: coalesced touches contribute to the velocity with their timestamps")
    func coalescedVelocity() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        let scene = try #require(stage.window.windowScene)
        let start = scene.server.scheduler.now
        func send(_ phase: InputEvent.TouchPhase, _ samples: [(TimeInterval, CGFloat)]) {
            let change = TouchChange(
                id: 3,
                samples: samples.map {
                    TouchSample(timestamp: start + $0.0, location: CGPoint(x: 100 + $0.1, y: 100))
                })
            scene.translator.handle(
                InputEvent(timestamp: start + (samples.last?.0 ?? 0), kind: .touches(phase, [change])))
        }
        send(.began, [(0, 0)])
        // 500 points per second, with irregular timestamps.
        send(.moved, [(0.005, 2.5), (0.012, 6), (0.04, 20)])
        send(.moved, [(0.041, 20.5), (0.09, 45)])
        #expect(pan.state == .began || pan.state == .changed)
        #expect(isClose(pan.velocity(in: nil).x, 500, within: 0.01))
        send(.ended, [(0.1, 50)])
    }

    @Test("GR-51 translation and velocity are in the coordinates of the given view")
    func panCoordinates() throws {
        let stage = try GestureStage()
        let view = stage.view("view", CGRect(x: 100, y: 100, width: 200, height: 100))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        try stage.generator.fingerDown(at: CGPoint(x: 200, y: 150))
        try stage.generator.fingerMove(to: CGPoint(x: 220, y: 150), duration: 0.1)
        let translation = pan.translation(in: view)
        #expect(isClose(translation.x, 0) && isClose(translation.y, -10))
        #expect(isClose(pan.velocity(in: view).y, -100, within: 0.5))
        pan.setTranslation(CGPoint(x: 5, y: 0), in: view)
        #expect(isClose(pan.translation(in: nil).y, 10) && isClose(pan.translation(in: nil).x, 0))
    }

    // MARK: Swipe

    @Test("GR-63 swipe: the default is right; each direction excludes the others; two directions can be combined")
    func swipe() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let swipe = stage.add("swipe", UISwipeGestureRecognizer(), to: view)
        #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
        let middle = CGPoint(x: 200, y: 150)
        let ways: [(UISwipeGestureRecognizer.Direction, CGVector)] = [
            (.right, CGVector(dx: 90, dy: 0)), (.left, CGVector(dx: -90, dy: 0)), (.up, CGVector(dx: 0, dy: -90)),
            (.down, CGVector(dx: 0, dy: 90)),
        ]
        for (direction, _) in ways {
            for (other, way) in ways {
                swipe.direction = direction
                try stage.generator.fingerDrag(
                    from: middle, to: CGPoint(x: middle.x + way.dx, y: middle.y + way.dy), duration: 0.1)
                #expect(stage.takeActions() == (direction == other ? ["swipe:ended"] : []))
            }
        }
        swipe.direction = [.left, .right]
        for x: CGFloat in [110, 290] {
            try stage.generator.fingerDrag(from: middle, to: CGPoint(x: x, y: 150), duration: 0.1)
        }
        #expect(stage.takeActions() == ["swipe:ended", "swipe:ended"])
    }

    @Test(
        "GR-63 swipe: a slow straight stroke may be short, a fast one may slant but must be long",
        arguments: [
            (way: CGVector(dx: 35, dy: 5), duration: 0.15, isSwipe: true),
            (way: CGVector(dx: 35, dy: 20), duration: 0.15, isSwipe: false),
            (way: CGVector(dx: 35, dy: 0), duration: 0.02, isSwipe: false),
            (way: CGVector(dx: 90, dy: 60), duration: 0.05, isSwipe: true),
            (way: CGVector(dx: 60, dy: 80), duration: 0.05, isSwipe: false),
            (way: CGVector(dx: 25, dy: 0), duration: 0.3, isSwipe: false),
            (way: CGVector(dx: 28, dy: 0), duration: 0.6, isSwipe: false),
        ])
    func swipePrecision(_ stroke: (way: CGVector, duration: TimeInterval, isSwipe: Bool)) throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        stage.add("swipe", UISwipeGestureRecognizer(.right), to: view)
        try stage.generator.fingerDrag(
            from: point, to: CGPoint(x: point.x + stroke.way.dx, y: point.y + stroke.way.dy),
            duration: stroke.duration)
        #expect(stage.takeActions() == (stroke.isSwipe ? ["swipe:ended"] : []))
    }

    @Test("GR-63 swipe: all of three fingers must move")
    func swipeWithFingers() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let swipe = stage.add("swipe", UISwipeGestureRecognizer(.down, touches: 3), to: view)
        let starts = [CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 100), CGPoint(x: 200, y: 100)]
        let three: [FingerIndex?] = [.rightIndex, .rightMiddle, .rightRing]
        try stage.generator.fingerDown(three, at: starts)
        try stage.generator.fingerMove(three, to: starts.map { CGPoint(x: $0.x, y: $0.y + 90) }, duration: 0.1)
        #expect(stage.takeActions() == ["swipe:ended"])
        try stage.generator.fingerUp(three)
        try stage.generator.fingerDown(three, at: starts)
        try stage.generator.fingerMove(
            Array(three[..<2]), to: starts[..<2].map { CGPoint(x: $0.x, y: $0.y + 90) }, duration: 0.1)
        try stage.generator.fingerUp(three)
        #expect(stage.takeActions() == [] && swipe.state == .possible)
    }

    // MARK: Pinch and rotation

    @Test("GR-64 pinch: scale and velocity follow the distance; lifting one finger pauses")
    func pinch() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pinch = stage.add("pinch", UIPinchGestureRecognizer(), to: view)
        #expect(pinch.scale == 1 && pinch.velocity == 0)
        let pair: [FingerIndex?] = [.rightIndex, .rightMiddle]
        try stage.generator.fingerDown(pair, at: [CGPoint(x: 150, y: 150), CGPoint(x: 250, y: 150)])
        try stage.generator.fingerMove(pair, to: [CGPoint(x: 100, y: 150), CGPoint(x: 300, y: 150)], duration: 0.1)
        #expect(stage.takeActions().first == "pinch:began" && isClose(pinch.scale, 2) && pinch.velocity > 5)
        #expect(pinch.location(in: nil) == CGPoint(x: 200, y: 150) && pinch.numberOfTouches == 2)
        // A third touch does not change the scale, and a scale that was set is the start of further changes.
        try stage.generator.fingerDown(.rightRing, at: CGPoint(x: 200, y: 50))
        #expect(isClose(pinch.scale, 2))
        try stage.generator.fingerUp(.rightRing)
        pinch.scale = 1
        #expect(pinch.velocity == 0)
        try stage.generator.fingerMove(pair, to: [CGPoint(x: 150, y: 150), CGPoint(x: 250, y: 150)], duration: 0.1)
        #expect(isClose(pinch.scale, 0.5) && pinch.velocity < 0)
        try stage.generator.fingerUp(.rightIndex)
        _ = stage.takeLog()
        try stage.generator.fingerMove(.rightMiddle, to: CGPoint(x: 380, y: 150))
        #expect(stage.takeActions() == [] && isClose(pinch.scale, 0.5))
        try stage.generator.fingerDown(.rightIndex, at: CGPoint(x: 280, y: 150))
        try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 180, y: 150))
        #expect(isClose(pinch.scale, 1))
        try stage.generator.fingerUp(pair)
        #expect(stage.takeActions().last == "pinch:ended" && pinch.scale == 1)
    }

    @Test("GR-65 rotation: clockwise in radians beyond a full turn, with velocity; settable")
    func rotation() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let rotation = stage.add("rotation", UIRotationGestureRecognizer(), to: view)
        #expect(rotation.rotation == 0 && rotation.velocity == 0)
        var last: (rotation: CGFloat, velocity: CGFloat) = (0, 0)
        let watcher = stage.watch(rotation) { last = ($0.rotation, $0.velocity) }
        try stage.generator.fingerRotate(at: CGPoint(x: 200, y: 150), angle: 3 * .pi, duration: 1)
        #expect(stage.takeActions().last == "rotation:ended")
        #expect(isClose(last.rotation, 3 * .pi) && isClose(last.velocity, 3 * .pi, within: 0.01))
        try stage.generator.fingerRotate(at: CGPoint(x: 200, y: 150), angle: -.pi / 2, duration: 1)
        #expect(isClose(last.rotation, -.pi / 2))
        let setter = stage.watch(rotation) { if $0.state == .began { $0.rotation = 1 } }
        try stage.generator.fingerRotate(at: CGPoint(x: 200, y: 150), angle: .pi / 2, duration: 1)
        #expect(last.rotation > 1 + .pi / 2 - 0.3 && last.rotation < 1 + .pi / 2)
        withExtendedLifetime((watcher, setter)) {}
    }

    @Test("GR-64, GR-65 pinch and rotation exclude each other unless simultaneous recognition is allowed")
    func pinchAndRotation() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pinch = stage.add("pinch", UIPinchGestureRecognizer(), to: view)
        stage.add("rotation", UIRotationGestureRecognizer(), to: view)
        let pair: [FingerIndex?] = [.rightIndex, .rightMiddle]
        func twist() throws {
            try stage.generator.fingerDown(pair, at: [CGPoint(x: 150, y: 150), CGPoint(x: 250, y: 150)])
            try stage.generator.fingerMove(pair, to: [CGPoint(x: 200, y: 50), CGPoint(x: 200, y: 250)], duration: 0.2)
            try stage.generator.fingerUp(pair)
        }
        try twist()
        #expect(Set(stage.takeActions().filter { $0.hasSuffix("began") }).count == 1)
        let delegate = StubGestureDelegate()
        delegate.simultaneous = { _, _ in true }
        pinch.delegate = delegate
        try twist()
        #expect(Set(stage.takeActions().filter { $0.hasSuffix("began") }) == ["pinch:began", "rotation:began"])
    }

    // MARK: Edges

    @Test("GR-66 screen edge: recognizes only inward pans from the given edges")
    func screenEdge() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let edge = stage.add("edge", UIScreenEdgePanGestureRecognizer(), to: view)
        #expect(edge.edges == [])
        let size = try #require(stage.window.windowScene).bounds.size
        stage.window.frame = CGRect(origin: .zero, size: size)
        view.frame = stage.window.bounds
        func drags() throws -> [String] {
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            var result: [String] = []
            for (name, start) in [
                ("left", CGPoint(x: 3, y: middle.y)), ("right", CGPoint(x: size.width - 3, y: middle.y)),
                ("top", CGPoint(x: middle.x, y: 3)), ("bottom", CGPoint(x: middle.x, y: size.height - 3)),
                ("middle", CGPoint(x: middle.x + 80, y: middle.y)),
            ] {
                try stage.generator.fingerDrag(from: start, to: middle, duration: 0.1)
                if stage.takeActions().contains("edge:began") { result.append(name) }
            }
            return result
        }
        #expect(try drags() == [])
        edge.edges = [.left, .bottom]
        #expect(try drags() == ["left", "bottom"])
        edge.edges = .all
        #expect(try drags() == ["left", "right", "top", "bottom"])
        // A drag along the edge is not a drag inward.
        edge.edges = .left
        try stage.generator.fingerDrag(from: CGPoint(x: 3, y: 50), to: CGPoint(x: 6, y: 200), duration: 0.1)
        #expect(stage.takeActions() == [])
    }
}
