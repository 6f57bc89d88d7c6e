import CoreGraphics
import DisplayServer
import Testing

/// Tests of the monitors of a display, and of the positions of windows on them.
@MainActor @Suite(.serialized) struct MonitorContractTests {
    @Test("There is always a monitor, and all of them are within what windows can be on", arguments: Backend.available)
    func monitors(_ backend: Backend) throws {
        let rig = try Rig(backend)
        let size = rig.server.screenPixelSize
        let screen = PixelRect(x: 0, y: 0, width: Int32(size.width), height: Int32(size.height))
        #expect(!rig.server.monitors.isEmpty)
        for monitor in rig.server.monitors {
            #expect(!monitor.name.isEmpty)
            #expect(monitor.frame.intersection(screen) == monitor.frame && !monitor.frame.isEmpty)
        }
        #expect(Set(rig.server.monitors.map(\.name)).count == rig.server.monitors.count)
    }

    @Test("A window goes where it is sent, in points", arguments: Backend.available)
    func moves(_ backend: Backend) throws {
        let rig = try Rig(backend, scale: 2)
        try rig.show()
        rig.surface.move(to: CGPoint(x: 30, y: 20))
        try rig.expectSoon("moved") { rig.surface.screenOrigin == CGPoint(x: 30, y: 20) }
        rig.surface.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
        rig.server.serve(for: 0.02)
        if backend != .headless { #expect(rig.surface.screenOrigin == CGPoint(x: 30, y: 20)) }
        rig.surface.destroy()
        rig.surface.move(to: .zero)
    }
}
