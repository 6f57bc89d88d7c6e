import CoreGraphics
import DisplayServer
import Testing

/// Tests of ``SurfaceGeometry`` that apply to every display server.
@MainActor @Suite(.serialized) struct SurfaceGeometryContractTests {
    @Test("a resize is reported once, after the size has changed", arguments: Backend.available)
    func resizesAreReportedOnce(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.surface.resize(to: CGSize(width: 500, height: 350))
        try fixture.expectSoon("resized") { fixture.surface.pixelSize == (500, 350) }
        #expect(fixture.recorder.log == ["resized 500x350"])
    }

    @Test("resizing to the current size reports nothing", arguments: Backend.available)
    func resizingToTheCurrentSizeReportsNothing(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.surface.resize(to: CGSize(width: 400, height: 300))
        fixture.server.serve(for: 0.05)
        #expect(fixture.recorder.log.isEmpty)
    }

    @Test("size limits are enforced", arguments: Backend.available)
    func sizeLimitsAreEnforced(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.surface.setSizeLimits(
            minimum: CGSize(width: 200, height: 150), maximum: CGSize(width: 600, height: 450))
        fixture.surface.resize(to: CGSize(width: 10, height: 10))
        try fixture.expectSoon("the smallest size") { fixture.surface.pixelSize == (200, 150) }
        fixture.surface.resize(to: CGSize(width: 9000, height: 9000))
        try fixture.expectSoon("the largest size") { fixture.surface.pixelSize == (600, 450) }
    }

    @Test("a window moves to the given location in points", arguments: Backend.available)
    func windowsMove(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend, scale: 2)
        try fixture.show()
        fixture.surface.move(to: CGPoint(x: 30, y: 20))
        try fixture.expectSoon("moved") { fixture.surface.screenOrigin == CGPoint(x: 30, y: 20) }
        fixture.surface.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
        fixture.server.serve(for: 0.02)
        #expect(fixture.surface.screenOrigin == CGPoint(x: 30, y: 20), "positions that are not finite are ignored")
        fixture.surface.destroy()
        fixture.surface.move(to: .zero)
    }

    @Test("the frame is in points, and the pixel frame in device pixels", arguments: Backend.available)
    func framesHaveTheirUnits(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend, surfaceSize: CGSize(width: 120, height: 80), scale: 2)
        try fixture.show()
        fixture.surface.setFrame(CGRect(x: 30, y: 20, width: 150, height: 90))
        try fixture.expectSoon("moved and resized") {
            fixture.surface.frame == CGRect(x: 30, y: 20, width: 150, height: 90)
        }
        #expect(fixture.surface.size == CGSize(width: 150, height: 90))
        #expect(fixture.surface.pixelFrame == PixelRect(x: 60, y: 40, width: 300, height: 180))
    }
}
