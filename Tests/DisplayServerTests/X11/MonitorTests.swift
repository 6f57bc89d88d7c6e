import CX11
import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of monitors that are added and removed.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct MonitorTests {
    /// Defines a monitor for a part of the screen, as users do to divide a large monitor.
    private func add(_ display: OpaquePointer, _ name: String, _ frame: PixelRect, isMain: Bool = false) {
        guard let monitor = XRRAllocateMonitor(display, 0) else { return }
        monitor.pointee.name = XInternAtom(display, name, 0)
        monitor.pointee.primary = isMain ? 1 : 0
        monitor.pointee.x = frame.x
        monitor.pointee.y = frame.y
        monitor.pointee.width = frame.width
        monitor.pointee.height = frame.height
        XRRSetMonitor(display, cxtest_root(display), monitor)
        XRRFreeMonitors(monitor)
    }

    @Test("A monitor that is added and removed is told each time, once, and the main one is the first")
    func live() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let first = rig.server.monitors
        let client = try #require(rig.display).client()
        let right = PixelRect(x: 640, y: 0, width: 640, height: 800)
        try client.perform { add($0, "right", right) }
        try rig.expectSoon("told") { rig.server.monitors.count == first.count + 1 }
        #expect(rig.recorder.log == ["screen"])
        #expect(rig.server.monitors.first { $0.name == "right" }?.frame == right)
        rig.recorder.clear()
        try client.perform { add($0, "main", PixelRect(x: 0, y: 0, width: 640, height: 800), isMain: true) }
        try rig.expectSoon("told") { rig.server.monitors.first?.name == "main" }
        try client.perform { display in
            for name in ["right", "main"] {
                XRRDeleteMonitor(display, cxtest_root(display), XInternAtom(display, name, 0))
            }
        }
        try rig.expectSoon("told") { rig.server.monitors == first }
    }

    @Test("Without any monitor there is one of the size of the screen")
    func none() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let client = try #require(rig.display).client()
        let isOff = try client.perform { display in
            guard let resources = XRRGetScreenResourcesCurrent(display, cxtest_root(display)) else { return false }
            defer { XRRFreeScreenResources(resources) }
            return (0..<Int(resources.pointee.ncrtc)).allSatisfy { index in
                XRRSetCrtcConfig(
                    display, resources, resources.pointee.crtcs[index], Time(CurrentTime), 0, 0, 0,
                    Rotation(RR_Rotate_0), nil, 0) == RRSetConfigSuccess
            }
        }
        try #require(isOff, "the server does not let its monitor be turned off")
        try rig.expectSoon("told") { rig.recorder.log.contains("screen") }
        #expect(rig.server.monitors.count == 1)
        let size = rig.server.screenPixelSize
        #expect(
            rig.server.monitors.first?.frame
                == PixelRect(x: 0, y: 0, width: Int32(size.width), height: Int32(size.height)))
        #expect(rig.server.frameClock.interval == 1.0 / 60)
    }
}
