import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of touches and their events (docs/semantics/touches.md), and of the parts of hit-testing that need touches.
@MainActor @Suite(.serialized) struct TouchTests {
    private let left = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let right = CGRect(x: 200, y: 0, width: 100, height: 100)

    @Test("TE-01 raw values equal Apple's")
    func rawValues() {
        #expect(UITouch.Phase.cancelled.rawValue == 4 && UITouch.Phase.regionExited.rawValue == 7)
        #expect(UITouch.TouchType.indirectPointer.rawValue == 3 && UITouch.TouchType.pencil.rawValue == 2)
        #expect(UIEvent.EventType.presses.rawValue == 3 && UIEvent.EventType.scroll.rawValue == 10)
        #expect(UIEvent.EventType.hover.rawValue == 11 && UIEvent.EventType.transform.rawValue == 14)
        #expect(UIEvent.ButtonMask.button(3).rawValue == 4 && UIEvent.ButtonMask.secondary.rawValue == 2)
        #expect(UIKeyModifierFlags.alphaShift.rawValue == 1 << 16 && UIKeyModifierFlags.numericPad.rawValue == 1 << 21)
        #expect(UITouch.Properties.roll.rawValue == 16)
        #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
    }

    @Test("TE-02 a finger has one touch object, and a sequence has one event until the last finger lifts")
    func identity() throws {
        let stage = Stage()
        let view = stage.add(TouchView(), left)
        view.isMultipleTouchEnabled = true
        var touches: [ObjectIdentifier] = []
        var events: [ObjectIdentifier] = []
        for name in ["began", "moved", "ended"] {
            view.hooks[name] = { changed, event in
                touches += changed.map { ObjectIdentifier($0) }
                if let event { events.append(ObjectIdentifier(event)) }
            }
        }
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(.rightIndex, at: CGPoint(x: 10, y: 10))
        try generator.fingerMove(.rightIndex, to: CGPoint(x: 20, y: 10))
        try generator.fingerDown(.leftIndex, at: CGPoint(x: 60, y: 60))
        try generator.fingerUp(.rightIndex)
        try generator.fingerUp(.leftIndex)
        #expect(view.log == ["began", "moved", "began", "ended", "ended"])
        #expect(Set(touches).count == 2)
        #expect(touches[0] == touches[1] && touches[0] == touches[3] && touches[2] == touches[4])
        #expect(Set(events).count == 1)
    }

    @Test("TE-03 timestamps are in seconds of the scheduler's clock and update with the touch")
    func timestamps() throws {
        let stage = Stage()
        let view = stage.add(TouchView(), left)
        var times: [TimeInterval] = []
        for name in ["began", "moved", "ended"] {
            view.hooks[name] = { touches, event in
                #expect(touches.first?.timestamp == event?.timestamp)
                times.append(touches.first?.timestamp ?? 0)
            }
        }
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: view)
        try generator.wait(0.25)
        try generator.fingerMove(to: CGPoint(x: 30, y: 30))
        try generator.wait(0.5)
        try generator.fingerUp()
        #expect(times.count == 3)
        #expect(abs(times[1] - times[0] - 0.25) < 0.001 && abs(times[2] - times[1] - 0.5) < 0.001)
    }

    @Test("TE-04, TE-05 a delivery has the view's touches of one phase; allTouches includes stationary ones")
    func deliveries() throws {
        let stage = Stage()
        let a = stage.add(TouchView(), left)
        let b = stage.add(TouchView(), right)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(.rightIndex, at: a)
        var checked = false
        b.hooks["began"] = { touches, event in
            checked = true
            #expect(touches.count == 1)
            #expect(event?.allTouches?.count == 2)
            let other = event?.touches(for: a)?.first
            #expect(other?.phase == .stationary)
            #expect(touches.first?.phase == .began)
            #expect(event?.touches(for: b) == touches)
            #expect(event?.touches(for: stage.window)?.count == 2)
        }
        try generator.fingerDown(.leftIndex, at: b)
        #expect(checked)
        #expect(a.log == ["began"] && b.log == ["began"])
        try generator.fingerMove(
            [.rightIndex, .leftIndex], to: [CGPoint(x: 20, y: 20), CGPoint(x: 220, y: 20)], duration: 0.1)
        try generator.fingerUp([.rightIndex, .leftIndex])
        #expect(a.log.last == "ended" && b.log.last == "ended")
        #expect(a.log.filter { $0 == "moved" }.count >= 1)
    }

    @Test("TE-07, TE-08 coalesced touches are ordered oldest first and end with the touch; none are predicted")
    func coalesced() throws {
        let stage = Stage()
        let view = stage.add(TouchView(), left)
        var counts: [Int] = []
        view.hooks["moved"] = { touches, event in
            guard let touch = touches.first, let samples = event?.coalescedTouches(for: touch) else {
                Issue.record("no coalesced touches")
                return
            }
            counts.append(samples.count)
            #expect(samples.last?.location(in: view) == touch.location(in: view))
            #expect(samples.map(\.timestamp) == samples.map(\.timestamp).sorted())
            #expect(event?.predictedTouches(for: touch) == [])
            #expect(event?.coalescedTouches(for: UITouch.stranger) == nil)
        }
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: view)
        try generator.fingerMove(to: CGPoint(x: 20, y: 20))
        #expect(counts == [1])
        try generator.fingerUp()
    }

    @Test("TE-09 no properties are estimated")
    func estimates() throws {
        let stage = Stage()
        let view = stage.add(TouchView(), left)
        view.hooks["began"] = { touches, _ in
            #expect(
                touches.allSatisfy { $0.estimatedProperties.isEmpty && $0.estimatedPropertiesExpectingUpdates.isEmpty })
        }
        try EventGenerator(window: stage.window).fingerTap(at: view)
        #expect(view.log == ["began", "ended"])
    }

    @Test("TE-10 tapCount increases for taps close in time and location")
    func tapCounts() throws {
        let stage = Stage()
        let view = stage.add(TouchView(), CGRect(x: 0, y: 0, width: 400, height: 300))
        var counts: [Int] = []
        view.hooks["began"] = { touches, _ in counts.append(touches.first?.tapCount ?? -1) }
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerTap(at: CGPoint(x: 50, y: 50))
        try generator.wait(0.1)
        try generator.fingerTap(at: CGPoint(x: 53, y: 50))
        try generator.wait(0.1)
        try generator.fingerTap(at: CGPoint(x: 53, y: 52))
        #expect(counts == [1, 2, 3])
        try generator.wait(1)
        try generator.fingerTap(at: CGPoint(x: 53, y: 52))
        try generator.wait(0.1)
        try generator.fingerTap(at: CGPoint(x: 153, y: 52))
        #expect(counts == [1, 2, 3, 1, 1])
    }

    @Test("TE-10 two fingers that land together are not a double tap")
    func twoFingers() throws {
        let stage = Stage()
        let view = stage.add(TouchView(), CGRect(x: 0, y: 0, width: 400, height: 300))
        view.isMultipleTouchEnabled = true
        var counts: [Int] = []
        view.hooks["began"] = { touches, _ in counts += touches.map(\.tapCount) }
        try EventGenerator(window: stage.window).twoFingerTap(at: CGPoint(x: 100, y: 100), distance: 10)
        #expect(counts == [1, 1])
    }

    @Test("TE-10 a touch that moves or is held has a tapCount of 0")
    func noTaps() throws {
        let stage = Stage()
        let view = stage.add(TouchView(), CGRect(x: 0, y: 0, width: 400, height: 300))
        var counts: [Int] = []
        view.hooks["ended"] = { touches, _ in counts.append(touches.first?.tapCount ?? -1) }
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDrag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.1)
        try generator.wait(1)
        try generator.fingerLongPress(at: CGPoint(x: 50, y: 50), duration: 1)
        try generator.wait(1)
        try generator.fingerTap(at: CGPoint(x: 50, y: 50))
        #expect(counts == [0, 0, 1])
    }

    @Test("TE-11 removing a view cancels its touches immediately, and it receives nothing more")
    func removalCancels() throws {
        let stage = Stage()
        let outer = stage.add(UIView(), left)
        let view = stage.add(TouchView(), left, to: outer)
        var viewWhileCancelled: UIView?
        var wasInWindow = false
        var kept: UITouch?
        view.hooks["cancelled"] = { touches, event in
            kept = touches.first
            viewWhileCancelled = touches.first?.view
            wasInWindow = view.window != nil
            #expect(touches.first?.phase == .cancelled)
            #expect(event?.allTouches?.count == 1)
        }
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: view)
        outer.removeFromSuperview()
        #expect(view.log == ["began", "cancelled"])
        // HT-24, as decided for this project: the view stays valid during touchesCancelled.
        #expect(viewWhileCancelled === view && wasInWindow)
        #expect(kept?.view == nil)
        try generator.fingerMove(to: CGPoint(x: 20, y: 20))
        try generator.fingerUp()
        #expect(view.log == ["began", "cancelled"])
    }

    @MainActor private final class StateRecorder {
        var states: [UIGestureRecognizer.State] = []
        func record(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
    }

    @Test(
        "TE-11 a view that removes itself while it handles a touch does not end the gesture of its superview",
        arguments: ["began", "moved", "cancelled"])
    func removalDuringDelivery(_ moment: String) throws {
        let stage = Stage()
        let outer = stage.add(UIView(), left)
        let view = stage.add(TouchView(), left, to: outer)
        let recorder = StateRecorder()
        let pan = UIPanGestureRecognizer(target: recorder, action: StateRecorder.record(_:))
        outer.addGestureRecognizer(pan)
        view.hooks[moment] = { [unowned view] _, _ in view.removeFromSuperview() }
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: CGPoint(x: 20, y: 20))
        try generator.fingerMove(to: CGPoint(x: 23, y: 20))
        try generator.fingerMove(to: CGPoint(x: 60, y: 20))
        #expect(view.log == (moment == "began" ? ["began", "cancelled"] : ["began", "moved", "cancelled"]))
        #expect(recorder.states == [.began])
        try generator.fingerMove(to: CGPoint(x: 70, y: 20))
        try generator.fingerUp()
        #expect(recorder.states == [.began, .changed, .ended])
        #expect(view.log.last == "cancelled" && view.log.filter { $0 == "cancelled" }.count == 1)
    }

    @Test("TE-11 hiding the window cancels touches; losing keyboard focus does not")
    func hidingCancels() throws {
        let stage = Stage()
        let view = stage.add(TouchView(), left)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: view)
        let surface = try #require(stage.window.windowScene?.surface as? HeadlessSurface)
        surface.activate()
        surface.loseFocus()
        #expect(!surface.hasFocus)
        #expect(view.log == ["began"])
        stage.window.isHidden = true
        #expect(view.log == ["began", "cancelled"])
    }

    @Test("TE-12 touch methods go up the responder chain until an override does not call super")
    func forwarding() throws {
        let stage = Stage()
        let top = stage.add(TouchView(), left)
        let middle = stage.add(UIView(), left, to: top)
        let leaf = stage.add(TouchView(), left, to: middle)
        leaf.callsSuper = true
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: CGPoint(x: 5, y: 5))
        try generator.fingerMove(to: CGPoint(x: 9, y: 9))
        try generator.fingerUp()
        try generator.fingerDown(at: CGPoint(x: 5, y: 5))
        leaf.removeFromSuperview()
        #expect(leaf.log == ["began", "moved", "ended", "began", "cancelled"])
        #expect(top.log == leaf.log)
        leaf.callsSuper = false
        top.addSubview(leaf)
        top.log = []
        leaf.log = []
        try generator.fingerUp()
        try generator.fingerTap(at: CGPoint(x: 5, y: 5))
        #expect(leaf.log == ["began", "ended"] && top.log.isEmpty)
    }

    @Test("TE-12 a view controller is in the responder chain of its view")
    func controllersInTheChain() throws {
        final class TouchLoggingController: UIViewController {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        let stage = Stage()
        let controller = TouchLoggingController()
        stage.window.rootViewController = controller
        try EventGenerator(window: stage.window).fingerTap(at: CGPoint(x: 50, y: 50))
        #expect(controller.count == 1)
    }

    @Test("TE-13, HT-23 a touch belongs to the view in which it began and ends once")
    func ownership() throws {
        let stage = Stage()
        let a = stage.add(TouchView(), left)
        let b = stage.add(TouchView(), right)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: a)
        var point = CGPoint.zero
        a.hooks["moved"] = { touches, _ in
            point = touches.first?.location(in: a) ?? .zero
            #expect(touches.first?.previousLocation(in: a) == CGPoint(x: 50, y: 50))
        }
        try generator.fingerMove(to: CGPoint(x: 250, y: 50))
        try generator.fingerUp()
        #expect(a.log == ["began", "moved", "ended"])
        #expect(b.log.isEmpty)
        #expect(point == CGPoint(x: 250, y: 50))
    }

    @Test("TE-14, TE-16 a click is one indirect touch, movement is hover, and a second button changes only the mask")
    func pointer() throws {
        final class EventLoggingWindow: UIWindow {
            var loggedEvents: [(UIEvent.EventType, UIEvent.ButtonMask)] = []
            override func sendEvent(_ event: UIEvent) {
                loggedEvents.append((event.type, event.buttonMask))
                super.sendEvent(event)
            }
        }
        let window = EventLoggingWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let view = TouchView(frame: left)
        window.addSubview(view)
        var types: [UITouch.TouchType] = []
        view.hooks["began"] = { touches, _ in types += touches.map(\.type) }
        let generator = try EventGenerator(window: window)
        try generator.pointerMove(to: CGPoint(x: 50, y: 50))
        #expect(window.loggedEvents.map(\.0).contains(.hover) && !window.loggedEvents.map(\.0).contains(.touches))
        #expect(view.log.isEmpty)
        window.loggedEvents = []
        try generator.pointerDown(.primary)
        try generator.pointerDown(.secondary)
        try generator.pointerMove(to: CGPoint(x: 60, y: 50))
        try generator.pointerUp(.secondary)
        try generator.pointerUp(.primary)
        #expect(view.log == ["began", "moved", "ended"])
        #expect(types == [.indirectPointer])
        let touches = window.loggedEvents.filter { $0.0 == .touches }.map(\.1)
        #expect(touches == [.primary, [.primary, .secondary], .primary])
    }

    @Test("TE-17 a pointer has no force and no radius")
    func pointerForce() throws {
        let stage = Stage()
        let view = stage.add(TouchView(), left)
        var checked = false
        view.hooks["began"] = { touches, _ in
            guard let touch = touches.first else { return }
            checked = true
            #expect(touch.force == 0 && touch.maximumPossibleForce == 0 && touch.majorRadius == 0)
            #expect(touch.preciseLocation(in: view) == touch.location(in: view))
        }
        try EventGenerator(window: stage.window).pointerClick(at: view)
        #expect(checked)
    }

    @Test("HT-21 a view receives one touch unless multiple touch is enabled")
    func multipleTouch() throws {
        let stage = Stage()
        let single = stage.add(TouchView(), left)
        let other = stage.add(TouchView(), right)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(.rightIndex, at: CGPoint(x: 20, y: 20))
        try generator.fingerDown(.rightMiddle, at: CGPoint(x: 60, y: 60))
        try generator.fingerDown(.leftIndex, at: other)
        try generator.fingerMove(.rightMiddle, to: CGPoint(x: 70, y: 60))
        try generator.fingerUp(.rightMiddle)
        try generator.fingerUp(.rightIndex)
        try generator.fingerUp(.leftIndex)
        #expect(single.log == ["began", "ended"])
        #expect(other.log == ["began", "ended"])
        single.log = []
        single.isMultipleTouchEnabled = true
        try generator.fingerDown(
            [.rightIndex, .rightMiddle, .rightRing],
            at: [
                CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 60), CGPoint(x: 80, y: 20),
            ])
        try generator.fingerUp([.rightIndex, .rightMiddle, .rightRing])
        #expect(single.log == ["began×3", "ended×3"])
    }

    @Test("HT-22 an exclusive view and other views do not receive touches at the same time")
    func exclusiveTouch() throws {
        let stage = Stage()
        let exclusive = stage.add(TouchView(), left)
        let other = stage.add(TouchView(), right)
        exclusive.isExclusiveTouch = true
        exclusive.isMultipleTouchEnabled = true
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(.rightIndex, at: other)
        try generator.fingerDown(.leftIndex, at: exclusive)
        try generator.fingerUp(.leftIndex)
        try generator.fingerUp(.rightIndex)
        #expect(other.log == ["began", "ended"] && exclusive.log.isEmpty)
        other.log = []
        try generator.fingerDown(.rightIndex, at: CGPoint(x: 20, y: 20))
        try generator.fingerDown(.leftIndex, at: other)
        try generator.fingerDown(.leftThumb, at: CGPoint(x: 60, y: 60))
        try generator.fingerUp([.rightIndex, .leftIndex, .leftThumb])
        #expect(other.log.isEmpty)
        #expect(exclusive.log.first == "began" && exclusive.log.contains("ended×2"))
    }

    @Test("HT-18, HT-19, HT-20 windows are hit-tested from the front, and a window that declines passes the touch on")
    func windows() throws {
        final class PartialWindow: UIWindow {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 50 }
        }
        let stage = Stage()
        let behind = stage.add(TouchView(), CGRect(x: 0, y: 0, width: 400, height: 300))
        let front = PartialWindow(frame: stage.window.bounds)
        front.windowLevel = .alert
        front.isHidden = false
        defer { front.isHidden = true }
        let cover = TouchView(frame: front.bounds)
        front.addSubview(cover)
        let later = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 10))
        later.isHidden = false
        defer { later.isHidden = true }
        let order = stage.window.windowScene?.windows.filter { [stage.window, front, later].contains($0) }
        #expect(order == [stage.window, later, front])
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerTap(at: CGPoint(x: 20, y: 100))
        #expect(behind.log == ["began", "ended"], "the generator's window receives its events even if it is covered")
        let overlay = try EventGenerator(window: front)
        try overlay.fingerTap(at: CGPoint(x: 20, y: 100))
        #expect(cover.log == ["began", "ended"])
    }

    @Test("touches on two views that remove each other during delivery end once each")
    func removalDuringDelivery() throws {
        let stage = Stage()
        let a = stage.add(TouchView(), left)
        let b = stage.add(TouchView(), right)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown([.rightIndex, .leftIndex], at: [CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50)])
        a.hooks["ended"] = { _, _ in b.removeFromSuperview() }
        b.hooks["ended"] = { _, _ in a.removeFromSuperview() }
        try generator.fingerUp([.rightIndex, .leftIndex])
        for view in [a, b] {
            #expect(view.log.filter { $0 == "ended" || $0 == "cancelled" }.count == 1, "\(view.log)")
        }
    }
}

extension UITouch {
    /// A touch that belongs to no event.
    fileprivate static var stranger: UITouch { UITouch() }
}
