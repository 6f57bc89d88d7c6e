import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests that injected input arrives at a plain X client, without the framework.
@MainActor @Suite(.serialized) struct InjectionTests {
    private static let frame = CGRect(x: 100, y: 50, width: 600, height: 400)

    @Test(.needs(.xvfb)) func pointerAndKeyEventsAreInjectedInXvfb() throws { try pointerAndKeys(.xvfb, scale: 1) }

    @Test(.needs(.xorgTouch)) func pointerAndKeyEventsAreInjectedInXorg() throws {
        try pointerAndKeys(.xorgTouch, scale: 1)
    }

    @Test(.needs(.xorgTouch)) func pointerAndKeyEventsAreInjectedInXorgAtScale2() throws {
        try pointerAndKeys(.xorgTouch, scale: 2)
    }

    private func pointerAndKeys(_ kind: VirtualDisplay.Kind, scale: CGFloat) throws {
        let display = try VirtualDisplay.start(kind, scale: scale)
        defer { display.stop() }
        let probe = try XProbe(displayName: display.displayName, frame: Self.frame)
        let injector = try display.injector()
        _ = try probe.takeEvents()

        // The location is in points of the screen.
        try injector.movePointer(to: CGPoint(x: 300 / scale, y: 200 / scale))
        #expect(try display.client().pointerLocation() == (300, 200))
        #expect(try probe.takeEvents().last == XProbe.Event(kind: .motion, detail: 0, x: 200, y: 150))
        try injector.movePointer(to: CGPoint(x: 301 / scale, y: 202 / scale))
        #expect(try display.client().pointerLocation() == (301, 202))
        _ = try probe.takeEvents()

        for (button, number) in [(1, 1), (2, 3), (3, 2)] {
            try injector.button(button, isDown: true)
            try injector.button(button, isDown: false)
            try injector.synchronize()
            #expect(
                try probe.takeEvents() == [
                    XProbe.Event(kind: .buttonDown, detail: number, x: 201, y: 152),
                    XProbe.Event(kind: .buttonUp, detail: number, x: 201, y: 152),
                ])
        }

        try injector.scroll(notches: CGVector(dx: 0, dy: -2), isContinuous: false)
        try injector.synchronize()
        let wheel = try probe.takeEvents().filter { $0.kind == .buttonDown }.map(\.detail)
        #expect(wheel == [5, 5])

        // "a" and the right arrow, whose key codes depend on the key map.
        for (usage, keyCode) in [(4, 38), (79, 114)] {
            try injector.key(usage, isDown: true)
            try injector.key(usage, isDown: false)
            try injector.synchronize()
            #expect(
                try probe.takeEvents() == [
                    XProbe.Event(kind: .keyDown, detail: keyCode, x: 0, y: 0),
                    XProbe.Event(kind: .keyUp, detail: keyCode, x: 0, y: 0),
                ])
        }
        #expect(throws: InjectionError.self) { try injector.key(0, isDown: true) }
    }

    @Test(.needs(.xvfb)) func textIsTypedWithShiftAndRemappedKeys() throws {
        let display = try VirtualDisplay.start(.xvfb)
        defer { display.stop() }
        try typing(display)
    }

    @Test(.needs(.xorgTouch)) func textIsTypedInXorg() throws {
        let display = try VirtualDisplay.start(.xorgTouch)
        defer { display.stop() }
        try typing(display)
    }

    private func typing(_ display: VirtualDisplay) throws {
        let probe = try XProbe(displayName: display.displayName, frame: Self.frame)
        let injector = try display.injector()
        _ = try probe.takeEvents()
        for character in "aB?" { try injector.type(character) }
        try injector.synchronize()
        #expect(
            try probe.takeEvents().filter { $0.kind == .keyDown }.map(\.detail) == [38, 50, 56, 50, 61])

        // No key of this keyboard types these characters. Each gets a key, and keeps it.
        for character in "한é한" { try injector.type(character) }
        try injector.synchronize()
        let keys = try probe.takeEvents().filter { $0.kind == .keyDown }.map(\.detail)
        try #require(keys.count == 3)
        #expect(keys[0] == keys[2] && keys[0] != keys[1])
        let symbols = try probe.client.perform { display in
            keys.map { XkbKeycodeToKeysym(display, KeyCode($0), 0, 0) }
        }
        #expect(symbols == [0x0100_D55C, 0xE9, 0x0100_D55C])
    }

    @Test(.needs(.xvfb)) func xvfbReportsThatItHasNoTouch() throws {
        let display = try VirtualDisplay.start(.xvfb)
        defer { display.stop() }
        let injector = try display.injector()
        #expect(!injector.hasTouch)
        #expect(throws: InjectionError.self) { try injector.touch(.began, [(0, .zero)]) }
        #expect(throws: InjectionError.self) {
            try injector.scroll(notches: CGVector(dx: 0, dy: 0.5), isContinuous: true)
        }
    }

    @Test(.needs(.xorgTouch), arguments: [1.0, 2.0]) func twoFingersAreInjectedAsTouches(scale: Double) throws {
        let display = try VirtualDisplay.start(.xorgTouch, scale: CGFloat(scale))
        defer { display.stop() }
        let probe = try XProbe(displayName: display.displayName, frame: Self.frame)
        let injector = try display.injector()
        _ = try probe.takeEvents()
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x / scale, y: y / scale) }

        try injector.touch(.began, [(0, point(200, 100)), (1, point(400, 300))])
        let began = try probe.takeEvents()
        try #require(began.map(\.kind) == [.touchBegan, .touchBegan])
        #expect(began[0].detail != began[1].detail)
        expect(began[0], x: 100, y: 50)
        expect(began[1], x: 300, y: 250)

        try injector.touch(.moved, [(1, point(410, 320))])
        let moved = try probe.takeEvents()
        try #require(moved.map(\.kind) == [.touchMoved])
        #expect(moved[0].detail == began[1].detail)
        expect(moved[0], x: 310, y: 270)

        try injector.touch(.ended, [(0, point(200, 100)), (1, point(410, 320))])
        let ended = try probe.takeEvents().filter { $0.kind == .touchEnded }
        #expect(ended.map(\.detail) == began.map(\.detail))
    }

    /// Expects a touch at a location. The reported location is at or just after it, within the same pixel.
    private func expect(_ event: XProbe.Event, x: Double, y: Double, location: SourceLocation = #_sourceLocation) {
        #expect(event.x >= x && event.x < x + 0.1, "at \(event.x), not \(x)", sourceLocation: location)
        #expect(event.y >= y && event.y < y + 0.1, "at \(event.y), not \(y)", sourceLocation: location)
    }

    @Test(.needs(.xorgTouch)) func smoothScrollingMovesTheAxesByFractionsOfANotch() throws {
        let display = try VirtualDisplay.start(.xorgTouch)
        defer { display.stop() }
        let probe = try XProbe(displayName: display.displayName, frame: Self.frame)
        let injector = try display.injector()
        try injector.movePointer(to: CGPoint(x: 300, y: 200))
        _ = try probe.takeEvents()
        try injector.scroll(notches: CGVector(dx: 0, dy: -0.5), isContinuous: true)
        // Half a notch only moves a valuator. The second half completes a click of the emulated wheel button, which is
        // excluded here.
        #expect(try probe.takeEvents().map(\.kind) == [.motion])
        try injector.scroll(notches: CGVector(dx: 0, dy: -0.5), isContinuous: true)
        #expect(try probe.takeEvents().map(\.kind) == [.motion])
    }

    @Test(.needs(.xorgTouch)) func aGrabOfAnotherClientAcceptsOrRejectsTouches() throws {
        let display = try VirtualDisplay.start(.xorgTouch)
        defer { display.stop() }
        let grabber = try TouchGrabber(displayName: display.displayName)
        let probe = try XProbe(displayName: display.displayName, frame: Self.frame)
        let injector = try display.injector()
        _ = try probe.takeEvents()

        // A client that did not select TouchOwnership receives nothing until the grab has been decided.
        try injector.touch(.began, [(0, CGPoint(x: 200, y: 100))])
        #expect(try grabber.waitForTouch())
        #expect(try probe.takeEvents().isEmpty)
        try grabber.reject(try #require(grabber.touches.last))
        #expect(try probe.takeEvents().map(\.kind) == [.touchBegan])
        try injector.touch(.ended, [(0, CGPoint(x: 200, y: 100))])
        #expect(try probe.takeEvents().last?.kind == .touchEnded)

        try injector.touch(.began, [(0, CGPoint(x: 200, y: 100))])
        #expect(try grabber.waitForTouch())
        try grabber.accept(try #require(grabber.touches.last))
        try injector.touch(.ended, [(0, CGPoint(x: 200, y: 100))])
        #expect(try probe.takeEvents().isEmpty)
        try grabber.update()
        #expect(grabber.touches.last?.hasEnded == true)
        grabber.close()
    }
}
