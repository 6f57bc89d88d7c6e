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

    @Test("added and removed monitors are reported once, and the primary one is first")
    func monitorChangesAreReported() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let first = fixture.server.monitors
        let client = try #require(fixture.display).client()
        let right = PixelRect(x: 640, y: 0, width: 640, height: 800)
        try client.perform { add($0, "right", right) }
        try fixture.expectSoon("the monitors change") { fixture.server.monitors.count == first.count + 1 }
        #expect(fixture.recorder.log == ["screen"])
        #expect(fixture.server.monitors.first { $0.name == "right" }?.frame == right)
        fixture.recorder.clear()
        try client.perform { add($0, "main", PixelRect(x: 0, y: 0, width: 640, height: 800), isMain: true) }
        try fixture.expectSoon("the monitors change") { fixture.server.monitors.first?.name == "main" }
        try client.perform { display in
            for name in ["right", "main"] {
                XRRDeleteMonitor(display, cxtest_root(display), XInternAtom(display, name, 0))
            }
        }
        try fixture.expectSoon("the monitors change") { fixture.server.monitors == first }
    }

    @Test("without a monitor, one monitor has the size of the screen")
    func screenIsTheOnlyMonitorWithoutMonitors() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let client = try #require(fixture.display).client()
        let isOff = try client.perform { display in
            guard let resources = XRRGetScreenResourcesCurrent(display, cxtest_root(display)) else { return false }
            defer { XRRFreeScreenResources(resources) }
            return (0..<Int(resources.pointee.ncrtc)).allSatisfy { index in
                XRRSetCrtcConfig(
                    display, resources, resources.pointee.crtcs[index], Time(CurrentTime), 0, 0, 0,
                    Rotation(RR_Rotate_0), nil, 0) == RRSetConfigSuccess
            }
        }
        try #require(isOff, "the X server does not allow disabling its monitor")
        try fixture.expectSoon("the monitors change") { fixture.recorder.log.contains("screen") }
        #expect(fixture.server.monitors.count == 1)
        let size = fixture.server.screenPixelSize
        #expect(
            fixture.server.monitors.first?.frame
                == PixelRect(x: 0, y: 0, width: Int32(size.width), height: Int32(size.height)))
        #expect(fixture.server.frameClock.interval == 1.0 / 60)
    }
}
