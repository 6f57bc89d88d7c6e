import CoreGraphics
import DisplayServer
import Testing

/// Tests of ``DisplayScreen`` that apply to every display server.
@MainActor @Suite(.serialized) struct ScreenContractTests {
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

    @Test("without panels, the work area is the whole part of the desktop", arguments: Backend.available)
    func workAreaIsTheWholePart(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        for monitor in fixture.server.monitors { #expect(fixture.server.workArea(in: monitor.frame) == monitor.frame) }
        let part = PixelRect(x: 100, y: 50, width: 300, height: 200)
        #expect(fixture.server.workArea(in: part) == part)
    }
}
