import CX11
import CXTest
import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

/// Tests of popups on an X server and of their input grabs. Effects on other clients are observed by a second client.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct PopupTests {
    /// A window at a position, and a popup that is partly outside it.
    @MainActor private final class PopupFixture {
        let fixture: DisplayServerFixture
        let client: XClient
        let injector: any InputInjector
        let popup: any DisplaySurface
        let recorder = Recorder()
        let window: Window

        init(kind: WindowKind = .menu, ownsDisplay: Bool = false, backend: Backend = .xvfb) throws {
            fixture = try DisplayServerFixture(backend, ownsDisplay: ownsDisplay)
            client = try #require(fixture.display).client()
            injector = try fixture.injector()
            try injector.movePointer(to: CGPoint(x: 1000, y: 700))
            try fixture.show()
            popup = try fixture.server.makeSurface(
                SurfaceConfiguration(
                    size: CGSize(width: 200, height: 100), title: "Popup", applicationName: "test",
                    applicationClass: "Test", kind: kind, origin: CGPoint(x: 350, y: 250)))
            popup.setParent(fixture.surface)
            popup.delegate = recorder
            popup.map()
            let (fixture, popup) = (fixture, popup)
            window = try #require(fixture.x11.windowID(of: popup))
            try fixture.expectSoon("shown") { popup.isMapped }
            recorder.clear()
            fixture.recorder.clear()
        }

        /// Expects that the pointer and the keyboard are not grabbed.
        func expectNotGrabbed(sourceLocation: SourceLocation = #_sourceLocation) throws {
            fixture.server.serve(for: 0.02)
            let free = try client.freeInput()
            #expect(free.pointer && free.keyboard, sourceLocation: sourceLocation)
            #expect(!popup.hasInputGrab, sourceLocation: sourceLocation)
        }

        func expectGrabbed(sourceLocation: SourceLocation = #_sourceLocation) throws {
            let free = try client.freeInput()
            #expect(!free.pointer && !free.keyboard, sourceLocation: sourceLocation)
            #expect(popup.hasInputGrab, sourceLocation: sourceLocation)
        }
    }

    @Test(
        "a popup has its location, is override-redirect and has its window type",
        arguments: zip(
            [WindowKind.menu, .dropdownMenu, .toolTip],
            [
                "_NET_WM_WINDOW_TYPE_POPUP_MENU", "_NET_WM_WINDOW_TYPE_DROPDOWN_MENU", "_NET_WM_WINDOW_TYPE_TOOLTIP",
            ]))
    func popupsAreOverrideRedirect(_ kind: WindowKind, _ name: String) throws {
        let popupFixture = try PopupFixture(kind: kind)
        let client = popupFixture.client
        #expect(try client.isOverrideRedirect(popupFixture.window))
        let frame = try #require(client.geometry(of: popupFixture.window))
        #expect(
            CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
                == CGRect(x: 350, y: 250, width: 200, height: 100))
        #expect(popupFixture.popup.screenOrigin == CGPoint(x: 350, y: 250))
        let main = try #require(popupFixture.fixture.x11.windowID(of: popupFixture.fixture.surface))
        #expect(try client.numbers(of: popupFixture.window, property: "WM_TRANSIENT_FOR") == [Int(main)])
        let type = try client.numbers(of: popupFixture.window, property: "_NET_WM_WINDOW_TYPE")
        #expect(try type.map { try client.name(of: $0) } == [name])
        #expect(popupFixture.fixture.surface.hasFocus && !popupFixture.popup.hasFocus)
        #expect(popupFixture.fixture.recorder.log.isEmpty)
        popupFixture.popup.move(to: CGPoint(x: 500, y: 20))
        #expect(popupFixture.popup.screenOrigin == CGPoint(x: 500, y: 20))
        popupFixture.fixture.server.serve(for: 0.02)
        #expect(client.geometry(of: popupFixture.window)?.x == 500)
        // The window shape excludes the area outside the rounded corners.
        popupFixture.popup.setCornerRadius(10)
        popupFixture.fixture.server.serve(for: 0.02)
        let count = try client.perform { display -> Int32 in
            var (count, order): (Int32, Int32) = (0, 0)
            let rects = XShapeGetRectangles(display, popupFixture.window, Int32(ShapeBounding), &count, &order)
            if let rects { XFree(rects) }
            return count
        }
        #expect(count > 3)
        popupFixture.popup.destroy()
        try popupFixture.expectNotGrabbed()
    }

    @Test("a grab excludes other clients, and presses elsewhere are reported to the popup")
    func grabsExcludeOtherClients() throws {
        let popupFixture = try PopupFixture()
        let (fixture, injector) = (popupFixture.fixture, popupFixture.injector)
        #expect(popupFixture.popup.grabInput())
        fixture.server.serve(for: 0.02)
        try popupFixture.expectGrabbed()
        // A click on the desktop.
        try injector.movePointer(to: CGPoint(x: 900, y: 600))
        try injector.button(1, isDown: true)
        try injector.button(1, isDown: false)
        try fixture.settle(injector)
        #expect(popupFixture.recorder.buttons.map(\.isDown) == [true, false])
        #expect(popupFixture.recorder.buttons.first?.location == CGPoint(x: 550, y: 350))
        // Clicks on the window below and on the popup are delivered to these windows.
        popupFixture.recorder.clear()
        try injector.movePointer(to: CGPoint(x: 20, y: 30))
        try injector.button(1, isDown: true)
        try injector.button(1, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.buttons.map(\.location) == [CGPoint(x: 20, y: 30), CGPoint(x: 20, y: 30)])
        #expect(popupFixture.recorder.buttons.isEmpty)
        try injector.movePointer(to: CGPoint(x: 360, y: 270))
        try injector.button(3, isDown: true)
        try injector.button(3, isDown: false)
        try fixture.settle(injector)
        #expect(popupFixture.recorder.buttons.map(\.location) == [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 20)])
        // Key events are delivered to the window that has keyboard focus.
        try injector.key(4, isDown: true)
        try injector.key(4, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.keys.map(\.usage) == [4, 4] && popupFixture.recorder.keys.isEmpty)
        popupFixture.popup.releaseInput()
        try popupFixture.expectNotGrabbed()
        #expect(fixture.surface.hasFocus)
    }

    @Test("a press continues over the popup that it opened")
    func pressesContinueOverThePopup() throws {
        let popupFixture = try PopupFixture()
        let (fixture, injector) = (popupFixture.fixture, popupFixture.injector)
        try injector.movePointer(to: CGPoint(x: 100, y: 100))
        try injector.button(1, isDown: true)
        try fixture.settle(injector)
        #expect(popupFixture.popup.grabInput())
        fixture.server.serve(for: 0.02)
        #expect(!fixture.recorder.log.contains("pointer cancelled"))
        try injector.movePointer(to: CGPoint(x: 360, y: 270))
        try fixture.settle(injector)
        #expect(popupFixture.recorder.pointerSamples.last?.location == CGPoint(x: 10, y: 20))
        try injector.button(1, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.buttons.last?.isDown == false)
        #expect(fixture.recorder.buttons.last?.location == CGPoint(x: 360, y: 270))
        popupFixture.popup.destroy()
        try popupFixture.expectNotGrabbed()
    }

    @Test("a grab fails completely while another client grabs the pointer or the keyboard")
    func grabsFailWhileAnotherClientGrabs() throws {
        let popupFixture = try PopupFixture()
        #expect(try popupFixture.client.grabInput())
        #expect(!popupFixture.popup.grabInput())
        #expect(!popupFixture.popup.hasInputGrab)
        try popupFixture.client.perform { XUngrabPointer($0, Time(CurrentTime)) }
        // Another client still grabs the keyboard.
        #expect(!popupFixture.popup.grabInput())
        try popupFixture.client.releaseInput()
        try popupFixture.expectNotGrabbed()
        #expect(popupFixture.popup.grabInput())
        try popupFixture.expectGrabbed()
        popupFixture.popup.releaseInput()
        try popupFixture.expectNotGrabbed()
    }

    @Test("an unmapped popup has no grab")
    func unmappedPopupsHaveNoGrab() throws {
        let popupFixture = try PopupFixture()
        popupFixture.popup.unmap()
        #expect(!popupFixture.popup.grabInput())
        try popupFixture.expectNotGrabbed()
        popupFixture.popup.map()
        #expect(popupFixture.popup.grabInput())
        try popupFixture.expectGrabbed()
        popupFixture.popup.unmap()
        try popupFixture.expectNotGrabbed()
    }

    @Test(
        "the grab ends with the popup",
        arguments: ["destroy", "destroyed by another client", "unmapped by another client", "disconnect"])
    func grabEndsWithThePopup(_ way: String) throws {
        let popupFixture = try PopupFixture(ownsDisplay: true)
        #expect(popupFixture.popup.grabInput())
        try popupFixture.expectGrabbed()
        switch way {
        case "destroy": popupFixture.popup.destroy()
        case "destroyed by another client":
            try popupFixture.client.destroy(popupFixture.window)
            try popupFixture.fixture.expectSoon("notified") { popupFixture.popup.isDestroyed }
            #expect(popupFixture.recorder.log.last == "destroyed")
        case "unmapped by another client":
            try popupFixture.client.unmap(popupFixture.window)
            try popupFixture.fixture.expectSoon("notified") { !popupFixture.popup.isMapped }
        default: popupFixture.fixture.server.disconnect()
        }
        // The last request can still be on its way to the server.
        let server = popupFixture.fixture.server
        try Wait.until("the pointer and the keyboard are free", step: { server.serve(for: 0.01) }) {
            let free = try popupFixture.client.freeInput()
            return free.pointer && free.keyboard
        }
    }

    private nonisolated static let keyboardSetter = "/usr/bin/setxkbmap"

    @Test(
        "a broken grab is reported once",
        .enabled(if: access(keyboardSetter, X_OK) == 0, "setxkbmap is not installed"))
    func brokenGrabsAreReported() throws {
        let popupFixture = try PopupFixture(ownsDisplay: true)
        // The user's way to break a grab: Control-Alt and the slash key on the keypad.
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = popupFixture.client.displayName
        let setter = try ChildProcess(
            executable: PopupTests.keyboardSetter, arguments: ["-option", "grab:break_actions"],
            environment: environment, output: 2)
        try #require(setter.wait(timeout: 10), "setxkbmap did not end")
        popupFixture.fixture.server.serve(for: 0.2)
        let losses = GrabLossCounter()
        popupFixture.popup.delegate = losses
        #expect(popupFixture.popup.grabInput())
        popupFixture.fixture.server.serve(for: 0.05)
        try popupFixture.expectGrabbed()
        #expect(losses.count == 0)
        for (key, isDown) in [(224, true), (226, true), (84, true), (84, false), (226, false), (224, false)] {
            try popupFixture.injector.key(key, isDown: isDown)
        }
        try popupFixture.injector.synchronize()
        try popupFixture.fixture.expectSoon("notified") { losses.count == 1 }
        try popupFixture.expectNotGrabbed()
        popupFixture.fixture.server.serve(for: 0.05)
        #expect(losses.count == 1)
    }

    @MainActor private final class GrabLossCounter: DisplaySurfaceDelegate {
        var count = 0
        func surfaceDidLoseInputGrab(_ surface: any DisplaySurface) { count += 1 }
        func surface(_ surface: any DisplaySurface, didReceive event: InputEvent) {}
        func surfaceDidResize(_ surface: any DisplaySurface) {}
        func surfaceShouldClose(_ surface: any DisplaySurface) {}
        func surfaceDidChangeMapping(_ surface: any DisplaySurface) {}
        func surfaceDidChangeFocus(_ surface: any DisplaySurface) {}
        func surfaceDidChangeState(_ surface: any DisplaySurface) {}
        func surface(_ surface: any DisplaySurface, didChangeVisibility isVisible: Bool) {}
        func surfaceWasDestroyed(_ surface: any DisplaySurface) {}
    }

    @Test("the work area excludes panels")
    func workAreaExcludesPanels() throws {
        let popupFixture = try PopupFixture(ownsDisplay: true)
        let everything = PixelRect(x: 0, y: 0, width: 1280, height: 800)
        #expect(popupFixture.fixture.server.workArea(in: everything) == everything)
        let values = [0, 30, 1280, 700, 10, 20, 1000, 600]
        try popupFixture.client.perform { display in
            func set(_ values: [Int], _ name: String) {
                values.withUnsafeBytes {
                    _ = XChangeProperty(
                        display, cxtest_root(display), XInternAtom(display, name, 0), Atom(XA_CARDINAL), 32,
                        PropModeReplace, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(values.count))
                }
            }
            set(values, "_NET_WORKAREA")
            set([1], "_NET_CURRENT_DESKTOP")
        }
        #expect(
            popupFixture.fixture.server.workArea(in: everything) == PixelRect(x: 10, y: 20, width: 1000, height: 600))
        let monitor = PixelRect(x: 640, y: 0, width: 640, height: 800)
        #expect(popupFixture.fixture.server.workArea(in: monitor) == PixelRect(x: 640, y: 20, width: 370, height: 600))
        // Invalid values are ignored.
        let far = PixelRect(x: 5000, y: 0, width: 640, height: 800)
        #expect(popupFixture.fixture.server.workArea(in: far) == far)
    }

    @Test("touches outside all windows are delivered to the popup that has the grab", .needs(.xorgTouch))
    func touchesOutsideAreDeliveredToTheGrab() throws {
        let popupFixture = try PopupFixture(backend: .xorgTouch)
        #expect(popupFixture.popup.grabInput())
        popupFixture.fixture.server.serve(for: 0.05)
        try popupFixture.injector.touch(.began, [(0, CGPoint(x: 900, y: 600))])
        try popupFixture.fixture.settle(popupFixture.injector)
        try popupFixture.injector.touch(.ended, [(0, CGPoint(x: 900, y: 600))])
        try popupFixture.fixture.settle(popupFixture.injector)
        #expect(popupFixture.recorder.touches.map(\.phase) == [.began, .ended])
        let location = try #require(popupFixture.recorder.touches.first?.change.samples.first?.location)
        #expect(abs(location.x - 550) < 1 && abs(location.y - 350) < 1)
        popupFixture.popup.destroy()
        try popupFixture.expectNotGrabbed()
    }
}
