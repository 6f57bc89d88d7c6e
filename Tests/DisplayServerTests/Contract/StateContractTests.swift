import CoreGraphics
import DisplayServer
import Testing

/// Tests of window states such as maximized, with a desktop that grants every request.
@MainActor @Suite(.serialized) struct StateContractTests {
    nonisolated static let backends = Backend.available.filter { $0 != .xorgTouch }

    /// Returns a window, and a window manager if the backend needs one.
    private func make(_ backend: Backend) throws -> (Rig, WindowManager?) {
        let rig = try Rig(backend, ownsDisplay: true)
        return (rig, try rig.display.map { try WindowManager($0.client()) })
    }

    private func expectSoon(_ rig: Rig, _ manager: WindowManager?, _ what: Comment, _ condition: () -> Bool) throws {
        try rig.expectSoon(what) {
            try? manager?.serve()
            return condition()
        }
    }

    private func show(_ rig: Rig, _ manager: WindowManager?) throws {
        rig.surface.map()
        try expectSoon(rig, manager, "shown") { rig.surface.isMapped && rig.surface.hasFocus }
        rig.recorder.clear()
    }

    @Test(
        "A shown window becomes fullscreen or maximised, and ordinary again", arguments: backends,
        [WindowState.fullscreen, .maximized])
    func changes(_ backend: Backend, _ state: WindowState) throws {
        let (rig, manager) = try make(backend)
        try show(rig, manager)
        #expect(rig.surface.state == [])
        rig.surface.setState(state, true)
        try expectSoon(rig, manager, "granted") {
            rig.surface.state == state && rig.surface.pixelSize == (1280, 800)
        }
        rig.surface.setState(state, false)
        try expectSoon(rig, manager, "ended") { rig.surface.state == [] && rig.surface.pixelSize == (400, 300) }
        #expect(rig.recorder.log.filter { $0.hasPrefix("state") } == ["state \(state.rawValue)", "state 0"])
    }

    @Test("A minimised window is not mapped, and comes back", arguments: backends)
    func minimizes(_ backend: Backend) throws {
        let (rig, manager) = try make(backend)
        try show(rig, manager)
        rig.surface.setState(.minimized, true)
        try expectSoon(rig, manager, "minimised") { rig.surface.state == .minimized && !rig.surface.isMapped }
        #expect(rig.recorder.log.contains("unmapped"))
        rig.surface.setState(.minimized, false)
        try expectSoon(rig, manager, "back") { rig.surface.state == [] && rig.surface.isMapped }
    }

    @Test("What is asked for before the window is shown holds from the beginning", arguments: backends)
    func initial(_ backend: Backend) throws {
        let (rig, manager) = try make(backend)
        rig.surface.setState([.fullscreen, .maximized], true)
        rig.surface.setState(.maximized, false)
        #expect(rig.surface.state == [])
        rig.surface.map()
        try expectSoon(rig, manager, "fullscreen") {
            rig.surface.isMapped && rig.surface.state == .fullscreen && rig.surface.pixelSize == (1280, 800)
        }
        if let manager { #expect(manager.statesAtMapping == [["_NET_WM_STATE_FULLSCREEN"]]) }
        rig.surface.unmap()
        try expectSoon(rig, manager, "gone") { !rig.surface.isMapped && rig.surface.state == [] }
        rig.surface.map()
        try expectSoon(rig, manager, "as it was") { rig.surface.isMapped && rig.surface.state == .fullscreen }
    }

    @Test("A window can begin minimised", arguments: backends)
    func beginsMinimized(_ backend: Backend) throws {
        let (rig, manager) = try make(backend)
        rig.surface.setState(.minimized, true)
        rig.surface.map()
        try expectSoon(rig, manager, "minimised") { rig.surface.state == .minimized }
        #expect(!rig.surface.isMapped)
        rig.surface.setState(.minimized, false)
        try expectSoon(rig, manager, "shown") { rig.surface.isMapped && rig.surface.state == [] }
    }

    @Test("A destroyed window takes every wish and has no state", arguments: backends)
    func destroyed(_ backend: Backend) throws {
        let (rig, manager) = try make(backend)
        try show(rig, manager)
        rig.surface.destroy()
        rig.surface.setState(.fullscreen, true)
        rig.surface.setParent(rig.surface)
        rig.surface.setUrgent(true)
        rig.surface.setIcon(nil)
        rig.surface.setCursor(.text)
        rig.server.serve(for: 0.05)
        #expect(rig.surface.state == [])
        #expect(rig.recorder.log.isEmpty)
        #expect(rig.server.isConnected)
    }
}

/// Tests of window states that the window manager refuses.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct RefusedStateTests {
    @Test("A state that the window manager refuses is not assumed")
    func refused() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let manager = try WindowManager(try #require(rig.display).client())
        manager.isStubborn = true
        rig.surface.setState(.maximized, true)
        rig.surface.map()
        try rig.expectSoon("mapped") {
            try? manager.serve()
            return rig.surface.isMapped
        }
        rig.surface.setState(.fullscreen, true)
        rig.server.serve(for: 0.05)
        try manager.serve()
        rig.server.serve(for: 0.05)
        #expect(rig.surface.state == [])
        #expect(manager.messages.map(\.type).contains("_NET_WM_STATE"))
    }

    @Test("Without a window manager there are no states")
    func unmanaged() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        rig.surface.setState(.fullscreen, true)
        try rig.show()
        rig.surface.setState(.maximized, true)
        rig.server.serve(for: 0.05)
        #expect(rig.surface.state == [])
        #expect(rig.surface.pixelSize == (400, 300))
    }
}
