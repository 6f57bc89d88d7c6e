import CoreGraphics
import DisplayServer
import Testing

/// Tests of ``ManagedSurface`` that apply to every display server.
@MainActor @Suite(.serialized) struct ManagedSurfaceContractTests {
    @Test("mapping is reported before visibility and focus", arguments: Backend.available)
    func mappingIsReportedFirst(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        fixture.surface.map()
        try fixture.expectSoon("mapped and focused") { fixture.surface.isMapped && fixture.surface.hasFocus }
        #expect(fixture.recorder.log.first == "mapped")
        #expect(Set(fixture.recorder.log) == ["mapped", "visible", "focused"])
        #expect(fixture.recorder.log.count == 3)
    }

    @Test(
        "focus and visibility end before unmapping, and the window can be mapped again", arguments: Backend.available)
    func unmappingIsReportedLast(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.surface.unmap()
        try fixture.expectSoon("unmapped") { !fixture.surface.isMapped }
        #expect(fixture.recorder.log == ["unfocused", "hidden", "unmapped"])
        try fixture.show()
    }

    @Test("one window at a time has keyboard focus", arguments: Backend.available)
    func oneWindowHasFocus(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let other = try fixture.server.makeSurface(
            SurfaceConfiguration(
                size: CGSize(width: 100, height: 100), title: "Other", applicationName: "test",
                applicationClass: "Test"))
        other.map()
        try fixture.expectSoon("the new window has keyboard focus") { other.hasFocus }
        try fixture.expectSoon("the old window lost keyboard focus") { !fixture.surface.hasFocus }
        fixture.surface.activate()
        try fixture.expectSoon("the old window has keyboard focus again") {
            fixture.surface.hasFocus && !other.hasFocus
        }
    }
}
