import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of touches with a real X server.
@MainActor @Suite(.serialized, .needs(.xorgTouch)) struct TouchTests {
    private let location = CGPoint(x: 100, y: 100)

    @Test("a touch that another client accepts begins immediately and is cancelled")
    func acceptedTouchesAreCancelled() throws {
        let fixture = try DisplayServerFixture(.xorgTouch)
        try fixture.show()
        let display = try #require(fixture.display)
        let grabber = try TouchGrabber(displayName: display.displayName)
        defer { grabber.close() }
        let injector = try fixture.injector()
        try injector.touch(.began, [(0, location)])
        try fixture.settle(injector)
        #expect(fixture.recorder.touches.map(\.phase) == [.began])
        #expect(try grabber.waitForTouch())
        try grabber.accept(try #require(grabber.touches.first))
        fixture.server.serve(for: 0.05)
        #expect(fixture.recorder.touches.map(\.phase) == [.began, .cancelled])
        try injector.touch(.moved, [(0, CGPoint(x: 120, y: 120))])
        try injector.touch(.ended, [(0, CGPoint(x: 120, y: 120))])
        try fixture.settle(injector)
        #expect(fixture.recorder.touches.map(\.phase) == [.began, .cancelled])
    }

    @Test("a touch that another client rejects continues")
    func rejectedTouchesContinue() throws {
        let fixture = try DisplayServerFixture(.xorgTouch)
        try fixture.show()
        let grabber = try TouchGrabber(displayName: try #require(fixture.display).displayName)
        defer { grabber.close() }
        let injector = try fixture.injector()
        try injector.touch(.began, [(0, location)])
        try fixture.settle(injector)
        #expect(try grabber.waitForTouch())
        try grabber.reject(try #require(grabber.touches.first))
        try injector.touch(.moved, [(0, CGPoint(x: 120, y: 120))])
        try injector.touch(.ended, [(0, CGPoint(x: 120, y: 120))])
        try fixture.settle(injector)
        #expect(fixture.recorder.touches.map(\.phase) == [.began, .moved, .ended])
    }

    @Test(
        "a lifted touch is cancelled or ended when another client accepts or rejects it",
        arguments: [true, false])
    func liftedTouchesAwaitTheDecision(_ isAccepted: Bool) throws {
        let fixture = try DisplayServerFixture(.xorgTouch)
        try fixture.show()
        let grabber = try TouchGrabber(displayName: try #require(fixture.display).displayName)
        defer { grabber.close() }
        let injector = try fixture.injector()
        try injector.touch(.began, [(0, location)])
        try injector.touch(.ended, [(0, location)])
        try fixture.settle(injector)
        // The finger was lifted, but the touch has not ended: nothing may be delivered yet.
        #expect(fixture.recorder.touches.map(\.phase) == [.began])
        #expect(try grabber.waitForTouch())
        let touch = try #require(grabber.touches.first)
        if isAccepted { try grabber.accept(touch) } else { try grabber.reject(touch) }
        fixture.server.serve(for: 0.05)
        #expect(fixture.recorder.touches.map(\.phase) == [.began, isAccepted ? .cancelled : .ended])
    }

    @Test("unmapping a window cancels its touches first")
    func unmappingCancelsTouches() throws {
        let fixture = try DisplayServerFixture(.xorgTouch, ownsDisplay: true)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.touch(.began, [(0, location), (1, CGPoint(x: 200, y: 100))])
        try fixture.settle(injector)
        fixture.recorder.clear()
        fixture.surface.unmap()
        try fixture.expectSoon("unmapped") { !fixture.surface.isMapped }
        #expect(fixture.recorder.touches.map(\.phase) == [.cancelled, .cancelled])
        #expect(fixture.recorder.log.first?.hasPrefix("touches cancelled") == true)
        #expect(fixture.recorder.log.last == "unmapped")
        try injector.touch(.ended, [(0, location), (1, CGPoint(x: 200, y: 100))])
        try fixture.settle(injector)
        #expect(fixture.recorder.touches.count == 2)
    }

    @Test("destruction by another client cancels touches first")
    func destructionCancelsTouches() throws {
        let fixture = try DisplayServerFixture(.xorgTouch, ownsDisplay: true)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.touch(.began, [(0, location)])
        try fixture.settle(injector)
        fixture.recorder.clear()
        let client = try #require(fixture.display).client()
        try client.destroy(try #require(client.window(titled: "Test")))
        try fixture.expectSoon("destroyed") { fixture.surface.isDestroyed }
        #expect(fixture.recorder.log.first == "touches cancelled 1")
        #expect(fixture.recorder.log.last == "destroyed")
    }

    @Test("a lost connection cancels touches before the window is reported destroyed")
    func connectionLossCancelsTouches() throws {
        let fixture = try DisplayServerFixture(.xorgTouch, ownsDisplay: true)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.touch(.began, [(0, location)])
        try fixture.settle(injector)
        fixture.recorder.clear()
        try #require(fixture.display).kill()
        fixture.server.serve(for: 0.3)
        #expect(fixture.recorder.log == ["touches cancelled 1", "destroyed", "lost"])
    }

    @Test("focus changes do not affect touches")
    func focusChangesDoNotAffectTouches() throws {
        let fixture = try DisplayServerFixture(.xorgTouch)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.touch(.began, [(0, location)])
        try fixture.settle(injector)
        let client = try #require(fixture.display).client()
        try client.perform { XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime)) }
        try injector.touch(.ended, [(0, location)])
        try fixture.settle(injector)
        #expect(fixture.recorder.log.contains("unfocused"))
        #expect(fixture.recorder.touches.map(\.phase) == [.began, .ended])
    }

    @Test("disabling a touchscreen cancels its touches")
    func disablingATouchscreenCancelsItsTouches() throws {
        let fixture = try DisplayServerFixture(.xorgTouch, ownsDisplay: true)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.touch(.began, [(0, location)])
        try fixture.settle(injector)
        let client = try #require(fixture.display).client()
        try client.perform { display in
            var count: Int32 = 0
            guard let list = XIQueryDevice(display, XIAllDevices, &count) else { return }
            defer { XIFreeDeviceInfo(list) }
            var wasFound = false
            for index in 0..<Int(count) where String(cString: list[index].name) == "Touch" {
                wasFound = true
                var off: UInt8 = 0
                XIChangeProperty(
                    display, list[index].deviceid, XInternAtom(display, "Device Enabled", 0), Atom(XA_INTEGER), 8,
                    PropModeReplace, &off, 1)
            }
            #expect(wasFound)
        }
        fixture.server.serve(for: 0.1)
        #expect(fixture.recorder.touches.count == 2)
        #expect(fixture.recorder.touches.last?.phase == .cancelled, "\(fixture.recorder.log)")
    }

    @Test("pending moves of several touches are one event with all locations")
    func touchMovesAreCoalesced() throws {
        let fixture = try DisplayServerFixture(.xorgTouch)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.touch(.began, [(0, location), (1, CGPoint(x: 200, y: 100))])
        try fixture.settle(injector)
        fixture.recorder.clear()
        for step in 1...5 {
            try injector.touch(
                .moved, [(0, CGPoint(x: 100, y: 100 + step * 10)), (1, CGPoint(x: 200, y: 100 + step * 10))])
        }
        try fixture.settle(injector)
        #expect(fixture.recorder.log == ["touches moved 2"])
        #expect(fixture.recorder.touches.allSatisfy { $0.change.samples.count == 5 })
    }

    @Test("touches do not hover or move the pointer")
    func touchesDoNotHover() throws {
        let fixture = try DisplayServerFixture(.xorgTouch)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 900, y: 700))
        try fixture.settle(injector)
        fixture.recorder.clear()
        try injector.touch(.began, [(0, location)])
        try injector.touch(.moved, [(0, CGPoint(x: 150, y: 150))])
        try injector.touch(.ended, [(0, CGPoint(x: 150, y: 150))])
        try fixture.settle(injector)
        #expect(fixture.recorder.log.allSatisfy { $0.hasPrefix("touches") }, "\(fixture.recorder.log)")
        fixture.recorder.clear()
        try injector.movePointer(to: CGPoint(x: 50, y: 50))
        try fixture.settle(injector)
        #expect(fixture.recorder.log == ["entered", "moved"])
    }
}
