import CoreGraphics
import DisplayServer
import Testing

/// Tests of the states of a ``ManagedSurface``, such as maximized, with a desktop that grants every request.
@MainActor @Suite(.serialized) struct WindowStateContractTests {
    nonisolated static let backends = Backend.available.filter { $0 != .xorgTouch }

    /// Returns a window, and a window manager if the backend needs one.
    private func make(_ backend: Backend) throws -> (DisplayServerFixture, FakeWindowManager?) {
        let fixture = try DisplayServerFixture(backend, ownsDisplay: true)
        return (fixture, try fixture.display.map { try FakeWindowManager($0.client()) })
    }

    private func expectSoon(
        _ fixture: DisplayServerFixture, _ manager: FakeWindowManager?, _ comment: Comment, _ condition: () -> Bool
    ) throws {
        try fixture.expectSoon(comment) {
            try? manager?.serve()
            return condition()
        }
    }

    private func show(_ fixture: DisplayServerFixture, _ manager: FakeWindowManager?) throws {
        fixture.surface.map()
        try expectSoon(fixture, manager, "shown") { fixture.surface.isMapped && fixture.surface.hasFocus }
        fixture.recorder.clear()
    }

    @Test(
        "a visible window becomes fullscreen or maximized, and normal again", arguments: backends,
        [WindowState.fullscreen, .maximized])
    func stateChanges(_ backend: Backend, _ state: WindowState) throws {
        let (fixture, manager) = try make(backend)
        try show(fixture, manager)
        #expect(fixture.surface.state == [])
        fixture.surface.setState(state, true)
        try expectSoon(fixture, manager, "granted") {
            fixture.surface.state == state && fixture.surface.pixelSize == (1280, 800)
        }
        fixture.surface.setState(state, false)
        try expectSoon(fixture, manager, "ended") {
            fixture.surface.state == [] && fixture.surface.pixelSize == (400, 300)
        }
        #expect(fixture.recorder.log.filter { $0.hasPrefix("state") } == ["state \(state.rawValue)", "state 0"])
    }

    @Test("a minimized window is unmapped, and can be restored", arguments: backends)
    func minimizedWindowsAreUnmapped(_ backend: Backend) throws {
        let (fixture, manager) = try make(backend)
        try show(fixture, manager)
        fixture.surface.setState(.minimized, true)
        try expectSoon(fixture, manager, "minimized") {
            fixture.surface.state == .minimized && !fixture.surface.isMapped
        }
        #expect(fixture.recorder.log.contains("unmapped"))
        fixture.surface.setState(.minimized, false)
        try expectSoon(fixture, manager, "restored") { fixture.surface.state == [] && fixture.surface.isMapped }
    }

    @Test("a state that is set before mapping applies initially", arguments: backends)
    func statesCanBeSetBeforeMapping(_ backend: Backend) throws {
        let (fixture, manager) = try make(backend)
        fixture.surface.setState([.fullscreen, .maximized], true)
        fixture.surface.setState(.maximized, false)
        #expect(fixture.surface.state == [])
        fixture.surface.map()
        try expectSoon(fixture, manager, "fullscreen") {
            fixture.surface.isMapped && fixture.surface.state == .fullscreen && fixture.surface.pixelSize == (1280, 800)
        }
        if let manager { #expect(manager.statesAtMapping == [["_NET_WM_STATE_FULLSCREEN"]]) }
        fixture.surface.unmap()
        try expectSoon(fixture, manager, "unmapped") { !fixture.surface.isMapped && fixture.surface.state == [] }
        fixture.surface.map()
        try expectSoon(fixture, manager, "the state is restored") {
            fixture.surface.isMapped && fixture.surface.state == .fullscreen
        }
    }

    @Test("a window can be initially minimized", arguments: backends)
    func windowsCanBeInitiallyMinimized(_ backend: Backend) throws {
        let (fixture, manager) = try make(backend)
        fixture.surface.setState(.minimized, true)
        fixture.surface.map()
        try expectSoon(fixture, manager, "minimized") { fixture.surface.state == .minimized }
        #expect(!fixture.surface.isMapped)
        fixture.surface.setState(.minimized, false)
        try expectSoon(fixture, manager, "shown") { fixture.surface.isMapped && fixture.surface.state == [] }
    }

    @Test("a destroyed window ignores state changes and has no state", arguments: backends)
    func destroyedWindowsIgnoreStateChanges(_ backend: Backend) throws {
        let (fixture, manager) = try make(backend)
        try show(fixture, manager)
        fixture.surface.destroy()
        fixture.surface.setState(.fullscreen, true)
        fixture.surface.setParent(fixture.surface)
        fixture.surface.setUrgent(true)
        fixture.surface.setHasFrame(false)
        fixture.surface.beginMove()
        fixture.surface.setIcon(nil)
        fixture.surface.setCursor(.text)
        fixture.server.serve(for: 0.05)
        #expect(fixture.surface.state == [])
        #expect(fixture.recorder.log.isEmpty)
        #expect(fixture.server.isConnected)
    }
}

/// Tests of window states that the window manager refuses.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct RefusedStateTests {
    @Test("a state that the window manager refuses is not set")
    func refusedStatesAreNotSet() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let manager = try FakeWindowManager(try #require(fixture.display).client())
        manager.ignoresRequests = true
        fixture.surface.setState(.maximized, true)
        fixture.surface.map()
        try fixture.expectSoon("mapped") {
            try? manager.serve()
            return fixture.surface.isMapped
        }
        fixture.surface.setState(.fullscreen, true)
        fixture.server.serve(for: 0.05)
        try manager.serve()
        fixture.server.serve(for: 0.05)
        #expect(fixture.surface.state == [])
        #expect(manager.messages.map(\.type).contains("_NET_WM_STATE"))
    }

    @Test("windows have no states without a window manager")
    func windowsHaveNoStatesWithoutAWindowManager() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        fixture.surface.setState(.fullscreen, true)
        try fixture.show()
        fixture.surface.setState(.maximized, true)
        fixture.server.serve(for: 0.05)
        #expect(fixture.surface.state == [])
        #expect(fixture.surface.pixelSize == (400, 300))
    }
}
