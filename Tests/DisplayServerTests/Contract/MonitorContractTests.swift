import CoreGraphics
import DisplayServer
import Testing

/// Tests of the monitors of a display, and of the positions of windows on them.
@MainActor @Suite(.serialized) struct MonitorContractTests {
    @Test("there is at least one monitor, and all monitors are within the screen", arguments: Backend.available)
    func monitorsAreWithinTheScreen(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        let size = fixture.server.screenPixelSize
        let screen = PixelRect(x: 0, y: 0, width: Int32(size.width), height: Int32(size.height))
        #expect(!fixture.server.monitors.isEmpty)
        for monitor in fixture.server.monitors {
            #expect(!monitor.name.isEmpty)
            #expect(monitor.frame.intersection(screen) == monitor.frame && !monitor.frame.isEmpty)
        }
        #expect(Set(fixture.server.monitors.map(\.name)).count == fixture.server.monitors.count)
    }

    @Test("a window moves to the given location in points", arguments: Backend.available)
    func windowsMove(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend, scale: 2)
        try fixture.show()
        fixture.surface.move(to: CGPoint(x: 30, y: 20))
        try fixture.expectSoon("moved") { fixture.surface.screenOrigin == CGPoint(x: 30, y: 20) }
        fixture.surface.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
        fixture.server.serve(for: 0.02)
        if backend != .headless { #expect(fixture.surface.screenOrigin == CGPoint(x: 30, y: 20)) }
        fixture.surface.destroy()
        fixture.surface.move(to: .zero)
    }
}
