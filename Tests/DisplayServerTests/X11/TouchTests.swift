import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of touches with a real X server.
@MainActor @Suite(.serialized, .needs(.xorgTouch)) struct TouchTests {
    private let place = CGPoint(x: 100, y: 100)

    @Test("A touch that another client takes begins at once and is cancelled")
    func taken() throws {
        let rig = try Rig(.xorgTouch)
        try rig.show()
        let display = try #require(rig.display)
        let grabber = try TouchGrabber(displayName: display.displayName)
        defer { grabber.close() }
        let injector = try rig.injector()
        try injector.touch(.began, [(0, place)])
        try rig.settle(injector)
        #expect(rig.recorder.touches.map(\.phase) == [.began])
        #expect(try grabber.waitForTouch())
        try grabber.accept(try #require(grabber.touches.first))
        rig.server.serve(for: 0.05)
        #expect(rig.recorder.touches.map(\.phase) == [.began, .cancelled])
        try injector.touch(.moved, [(0, CGPoint(x: 120, y: 120))])
        try injector.touch(.ended, [(0, CGPoint(x: 120, y: 120))])
        try rig.settle(injector)
        #expect(rig.recorder.touches.map(\.phase) == [.began, .cancelled])
    }

    @Test("A touch that another client could take but leaves goes on and ends")
    func left() throws {
        let rig = try Rig(.xorgTouch)
        try rig.show()
        let grabber = try TouchGrabber(displayName: try #require(rig.display).displayName)
        defer { grabber.close() }
        let injector = try rig.injector()
        try injector.touch(.began, [(0, place)])
        try rig.settle(injector)
        #expect(try grabber.waitForTouch())
        try grabber.reject(try #require(grabber.touches.first))
        try injector.touch(.moved, [(0, CGPoint(x: 120, y: 120))])
        try injector.touch(.ended, [(0, CGPoint(x: 120, y: 120))])
        try rig.settle(injector)
        #expect(rig.recorder.touches.map(\.phase) == [.began, .moved, .ended])
    }

    @Test(
        "A finger that leaves before it is decided whose it was: cancelled if it is taken, ended if it is left",
        arguments: [true, false])
    func decidedLate(_ isTaken: Bool) throws {
        let rig = try Rig(.xorgTouch)
        try rig.show()
        let grabber = try TouchGrabber(displayName: try #require(rig.display).displayName)
        defer { grabber.close() }
        let injector = try rig.injector()
        try injector.touch(.began, [(0, place)])
        try injector.touch(.ended, [(0, place)])
        try rig.settle(injector)
        // The finger was lifted, but the touch has not ended: nothing may be delivered yet.
        #expect(rig.recorder.touches.map(\.phase) == [.began])
        #expect(try grabber.waitForTouch())
        let touch = try #require(grabber.touches.first)
        if isTaken { try grabber.accept(touch) } else { try grabber.reject(touch) }
        rig.server.serve(for: 0.05)
        #expect(rig.recorder.touches.map(\.phase) == [.began, isTaken ? .cancelled : .ended])
    }

    @Test("Hiding the window cancels its touches before it is told unmapped")
    func unmapped() throws {
        let rig = try Rig(.xorgTouch, ownsDisplay: true)
        try rig.show()
        let injector = try rig.injector()
        try injector.touch(.began, [(0, place), (1, CGPoint(x: 200, y: 100))])
        try rig.settle(injector)
        rig.recorder.clear()
        rig.surface.unmap()
        try rig.expectSoon("unmapped") { !rig.surface.isMapped }
        #expect(rig.recorder.touches.map(\.phase) == [.cancelled, .cancelled])
        #expect(rig.recorder.log.first?.hasPrefix("touches cancelled") == true)
        #expect(rig.recorder.log.last == "unmapped")
        try injector.touch(.ended, [(0, place), (1, CGPoint(x: 200, y: 100))])
        try rig.settle(injector)
        #expect(rig.recorder.touches.count == 2)
    }

    @Test("A window destroyed by another client cancels its touches first")
    func destroyed() throws {
        let rig = try Rig(.xorgTouch, ownsDisplay: true)
        try rig.show()
        let injector = try rig.injector()
        try injector.touch(.began, [(0, place)])
        try rig.settle(injector)
        rig.recorder.clear()
        let client = try #require(rig.display).client()
        try client.destroy(try #require(client.window(titled: "Test")))
        try rig.expectSoon("destroyed") { rig.surface.isDestroyed }
        #expect(rig.recorder.log.first == "touches cancelled 1")
        #expect(rig.recorder.log.last == "destroyed")
    }

    @Test("A lost connection cancels touches before the window is told destroyed")
    func lost() throws {
        let rig = try Rig(.xorgTouch, ownsDisplay: true)
        try rig.show()
        let injector = try rig.injector()
        try injector.touch(.began, [(0, place)])
        try rig.settle(injector)
        rig.recorder.clear()
        try #require(rig.display).kill()
        rig.server.serve(for: 0.3)
        #expect(rig.recorder.log == ["touches cancelled 1", "destroyed", "lost"])
    }

    @Test("A change of focus leaves touches alone")
    func focus() throws {
        let rig = try Rig(.xorgTouch)
        try rig.show()
        let injector = try rig.injector()
        try injector.touch(.began, [(0, place)])
        try rig.settle(injector)
        let client = try #require(rig.display).client()
        try client.perform { XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime)) }
        try injector.touch(.ended, [(0, place)])
        try rig.settle(injector)
        #expect(rig.recorder.log.contains("unfocused"))
        #expect(rig.recorder.touches.map(\.phase) == [.began, .ended])
    }

    @Test("A touchscreen that is disabled ends its touches")
    func deviceGone() throws {
        let rig = try Rig(.xorgTouch, ownsDisplay: true)
        try rig.show()
        let injector = try rig.injector()
        try injector.touch(.began, [(0, place)])
        try rig.settle(injector)
        let client = try #require(rig.display).client()
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
        rig.server.serve(for: 0.1)
        #expect(rig.recorder.touches.count == 2)
        #expect(rig.recorder.touches.last?.phase == .cancelled, "\(rig.recorder.log)")
    }

    @Test("Moves of several fingers that wait together are one event with every position")
    func coalesces() throws {
        let rig = try Rig(.xorgTouch)
        try rig.show()
        let injector = try rig.injector()
        try injector.touch(.began, [(0, place), (1, CGPoint(x: 200, y: 100))])
        try rig.settle(injector)
        rig.recorder.clear()
        for step in 1...5 {
            try injector.touch(
                .moved, [(0, CGPoint(x: 100, y: 100 + step * 10)), (1, CGPoint(x: 200, y: 100 + step * 10))])
        }
        try rig.settle(injector)
        #expect(rig.recorder.log == ["touches moved 2"])
        #expect(rig.recorder.touches.allSatisfy { $0.change.samples.count == 5 })
    }

    @Test("A finger that lands starts no hover and moves no pointer, and a mouse does both afterwards")
    func noHover() throws {
        let rig = try Rig(.xorgTouch)
        try rig.show()
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 900, y: 700))
        try rig.settle(injector)
        rig.recorder.clear()
        try injector.touch(.began, [(0, place)])
        try injector.touch(.moved, [(0, CGPoint(x: 150, y: 150))])
        try injector.touch(.ended, [(0, CGPoint(x: 150, y: 150))])
        try rig.settle(injector)
        #expect(rig.recorder.log.allSatisfy { $0.hasPrefix("touches") }, "\(rig.recorder.log)")
        rig.recorder.clear()
        try injector.movePointer(to: CGPoint(x: 50, y: 50))
        try rig.settle(injector)
        #expect(rig.recorder.log == ["entered", "moved"])
    }
}
