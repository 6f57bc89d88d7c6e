import CoreGraphics
import DisplayServer
import Testing

/// Tests of ``PopupSurface`` that apply to every display server.
@MainActor @Suite(.serialized) struct PopupSurfaceContractTests {
    /// Opens a window, and a popup in front of it.
    private func open(_ backend: Backend) throws -> (DisplayServerFixture, any DisplaySurface) {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        return (fixture, try openPopup(fixture))
    }

    private func openPopup(_ fixture: DisplayServerFixture) throws -> any DisplaySurface {
        let popup = try fixture.server.makeSurface(
            SurfaceConfiguration(
                size: CGSize(width: 200, height: 100), title: "Popup", applicationName: "test",
                applicationClass: "Test", kind: .menu, origin: CGPoint(x: 350, y: 250)))
        popup.setParent(fixture.surface)
        popup.map()
        try fixture.expectSoon("the popup is shown") { popup.isMapped }
        return popup
    }

    @Test("a popup has the requested frame, never keyboard focus, and no state", arguments: Backend.available)
    func popupsHaveTheRequestedFrame(_ backend: Backend) throws {
        let (fixture, popup) = try open(backend)
        #expect(popup.frame == CGRect(x: 350, y: 250, width: 200, height: 100))
        popup.activate()
        popup.setState(.fullscreen, true)
        popup.setFrame(CGRect(x: 500, y: 20, width: 150, height: 120))
        try fixture.expectSoon("moved") { popup.frame == CGRect(x: 500, y: 20, width: 150, height: 120) }
        #expect(fixture.surface.hasFocus)
        #expect(!popup.hasFocus)
        #expect(popup.state == [])
    }

    @Test("a mapped popup can grab the input, and release it", arguments: Backend.available)
    func mappedPopupsGrabInput(_ backend: Backend) throws {
        let (fixture, popup) = try open(backend)
        #expect(!popup.hasInputGrab)
        #expect(popup.grabInput())
        fixture.server.serve(for: 0.02)
        #expect(popup.hasInputGrab)
        popup.releaseInput()
        #expect(!popup.hasInputGrab)
        popup.releaseInput()
        popup.unmap()
        try fixture.expectSoon("unmapped") { !popup.isMapped }
        #expect(!popup.grabInput())
        #expect(!popup.hasInputGrab)
    }

    @Test("the grab ends when the popup is unmapped or destroyed", arguments: Backend.available, [true, false])
    func grabsEndWithThePopup(_ backend: Backend, _ isDestroyed: Bool) throws {
        let (fixture, popup) = try open(backend)
        #expect(popup.grabInput())
        if isDestroyed { popup.destroy() } else { popup.unmap() }
        #expect(!popup.hasInputGrab)
        fixture.server.serve(for: 0.02)
        #expect(!popup.hasInputGrab)
        #expect(fixture.surface.hasFocus)
    }

    @Test("only one popup has the grab", arguments: Backend.available)
    func onlyOnePopupHasTheGrab(_ backend: Backend) throws {
        let (fixture, popup) = try open(backend)
        let other = try openPopup(fixture)
        #expect(popup.grabInput())
        #expect(other.grabInput())
        fixture.server.serve(for: 0.02)
        #expect(!popup.hasInputGrab)
        #expect(other.hasInputGrab)
        popup.releaseInput()
        #expect(other.hasInputGrab)
        other.releaseInput()
    }

    @Test("a destroyed popup ignores changes of its shape", arguments: Backend.available)
    func destroyedPopupsIgnoreShapes(_ backend: Backend) throws {
        let (fixture, popup) = try open(backend)
        popup.setCornerRadius(8)
        popup.setShape([PixelRect(x: 0, y: 0, width: 50, height: 50)])
        popup.destroy()
        popup.setCornerRadius(4)
        popup.setShape([])
        #expect(!popup.grabInput())
        fixture.server.serve(for: 0.02)
        #expect(fixture.server.isConnected)
    }
}
