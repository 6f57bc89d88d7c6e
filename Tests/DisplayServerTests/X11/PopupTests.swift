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
    @MainActor private final class Scene {
        let rig: Rig
        let client: XClient
        let injector: any InputInjector
        let popup: any DisplaySurface
        let told = Recorder()
        let window: Window

        init(kind: WindowKind = .menu, ownsDisplay: Bool = false, backend: Backend = .xvfb) throws {
            rig = try Rig(backend, ownsDisplay: ownsDisplay)
            client = try #require(rig.display).client()
            injector = try rig.injector()
            try injector.movePointer(to: CGPoint(x: 1000, y: 700))
            try rig.show()
            popup = try rig.server.makeSurface(
                SurfaceConfiguration(
                    size: CGSize(width: 200, height: 100), title: "Popup", applicationName: "test",
                    applicationClass: "Test", kind: kind, origin: CGPoint(x: 350, y: 250)))
            popup.setParent(rig.surface)
            popup.delegate = told
            popup.map()
            let (rig, popup) = (rig, popup)
            window = try #require(rig.x11.windowID(of: popup))
            try rig.expectSoon("shown") { popup.isMapped }
            told.clear()
            rig.recorder.clear()
        }

        /// Expects that the pointer and the keyboard are not grabbed.
        func expectFree(sourceLocation: SourceLocation = #_sourceLocation) throws {
            rig.server.serve(for: 0.02)
            let free = try client.freeInput()
            #expect(free.pointer && free.keyboard, sourceLocation: sourceLocation)
            #expect(!popup.hasInputGrab, sourceLocation: sourceLocation)
        }

        func expectTaken(sourceLocation: SourceLocation = #_sourceLocation) throws {
            let free = try client.freeInput()
            #expect(!free.pointer && !free.keyboard, sourceLocation: sourceLocation)
            #expect(popup.hasInputGrab, sourceLocation: sourceLocation)
        }
    }

    @Test(
        "A popup is where it is put, outside of its window too, managed by nobody, and says what it is",
        arguments: zip(
            [WindowKind.menu, .dropdownMenu], ["_NET_WM_WINDOW_TYPE_POPUP_MENU", "_NET_WM_WINDOW_TYPE_DROPDOWN_MENU"]))
    func properties(_ kind: WindowKind, _ name: String) throws {
        let scene = try Scene(kind: kind)
        let client = scene.client
        #expect(try client.isOverrideRedirect(scene.window))
        let frame = try #require(client.geometry(of: scene.window))
        #expect(
            CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
                == CGRect(x: 350, y: 250, width: 200, height: 100))
        #expect(scene.popup.screenOrigin == CGPoint(x: 350, y: 250))
        let main = try #require(scene.rig.x11.windowID(of: scene.rig.surface))
        #expect(try client.numbers(of: scene.window, property: "WM_TRANSIENT_FOR") == [Int(main)])
        let type = try client.numbers(of: scene.window, property: "_NET_WM_WINDOW_TYPE")
        #expect(try type.map { try client.name(of: $0) } == [name])
        #expect(scene.rig.surface.hasFocus && !scene.popup.hasFocus)
        #expect(scene.rig.recorder.log.isEmpty)
        scene.popup.move(to: CGPoint(x: 500, y: 20))
        #expect(scene.popup.screenOrigin == CGPoint(x: 500, y: 20))
        scene.rig.server.serve(for: 0.02)
        #expect(client.geometry(of: scene.window)?.x == 500)
        // The window shape excludes the area outside the rounded corners.
        scene.popup.setCornerRadius(10)
        scene.rig.server.serve(for: 0.02)
        let count = try client.perform { display -> Int32 in
            var (count, order): (Int32, Int32) = (0, 0)
            let rects = XShapeGetRectangles(display, scene.window, Int32(ShapeBounding), &count, &order)
            if let rects { XFree(rects) }
            return count
        }
        #expect(count > 3)
        scene.popup.destroy()
        try scene.expectFree()
    }

    @Test("With the grab, nobody else gets at pointer and keyboard; presses elsewhere are told, with their places")
    func grab() throws {
        let scene = try Scene()
        let (rig, injector) = (scene.rig, scene.injector)
        #expect(scene.popup.grabInput())
        rig.server.serve(for: 0.02)
        try scene.expectTaken()
        // A click on the desktop.
        try injector.movePointer(to: CGPoint(x: 900, y: 600))
        try injector.button(1, isDown: true)
        try injector.button(1, isDown: false)
        try rig.settle(injector)
        #expect(scene.told.buttons.map(\.isDown) == [true, false])
        #expect(scene.told.buttons.first?.location == CGPoint(x: 550, y: 350))
        // Clicks on the window below and on the popup are delivered to these windows.
        scene.told.clear()
        try injector.movePointer(to: CGPoint(x: 20, y: 30))
        try injector.button(1, isDown: true)
        try injector.button(1, isDown: false)
        try rig.settle(injector)
        #expect(rig.recorder.buttons.map(\.location) == [CGPoint(x: 20, y: 30), CGPoint(x: 20, y: 30)])
        #expect(scene.told.buttons.isEmpty)
        try injector.movePointer(to: CGPoint(x: 360, y: 270))
        try injector.button(3, isDown: true)
        try injector.button(3, isDown: false)
        try rig.settle(injector)
        #expect(scene.told.buttons.map(\.location) == [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 20)])
        // Key events are delivered to the window that has keyboard focus.
        try injector.key(4, isDown: true)
        try injector.key(4, isDown: false)
        try rig.settle(injector)
        #expect(rig.recorder.keys.map(\.usage) == [4, 4] && scene.told.keys.isEmpty)
        scene.popup.releaseInput()
        try scene.expectFree()
        #expect(rig.surface.hasFocus)
    }

    @Test("A press goes on over the popup that it opened: the release is told to where the press was, with its place")
    func dragging() throws {
        let scene = try Scene()
        let (rig, injector) = (scene.rig, scene.injector)
        try injector.movePointer(to: CGPoint(x: 100, y: 100))
        try injector.button(1, isDown: true)
        try rig.settle(injector)
        #expect(scene.popup.grabInput())
        rig.server.serve(for: 0.02)
        #expect(!rig.recorder.log.contains("pointer cancelled"))
        try injector.movePointer(to: CGPoint(x: 360, y: 270))
        try rig.settle(injector)
        #expect(scene.told.pointerSamples.last?.location == CGPoint(x: 10, y: 20))
        try injector.button(1, isDown: false)
        try rig.settle(injector)
        #expect(rig.recorder.buttons.last?.isDown == false)
        #expect(rig.recorder.buttons.last?.location == CGPoint(x: 360, y: 270))
        scene.popup.destroy()
        try scene.expectFree()
    }

    @Test("A grab is refused while another client has either, and nothing of it is kept")
    func refused() throws {
        let scene = try Scene()
        #expect(try scene.client.grabInput())
        #expect(!scene.popup.grabInput())
        #expect(!scene.popup.hasInputGrab)
        try scene.client.perform { XUngrabPointer($0, Time(CurrentTime)) }
        // Another client still grabs the keyboard.
        #expect(!scene.popup.grabInput())
        try scene.client.releaseInput()
        try scene.expectFree()
        #expect(scene.popup.grabInput())
        try scene.expectTaken()
        scene.popup.releaseInput()
        try scene.expectFree()
    }

    @Test("A popup that is not shown has no grab")
    func unmapped() throws {
        let scene = try Scene()
        scene.popup.unmap()
        #expect(!scene.popup.grabInput())
        try scene.expectFree()
        scene.popup.map()
        #expect(scene.popup.grabInput())
        try scene.expectTaken()
        scene.popup.unmap()
        try scene.expectFree()
    }

    @Test(
        "However the popup goes, the grab goes with it", arguments: ["destroy", "others destroy", "others hide", "end"])
    func ends(_ way: String) throws {
        let scene = try Scene(ownsDisplay: true)
        #expect(scene.popup.grabInput())
        try scene.expectTaken()
        switch way {
        case "destroy": scene.popup.destroy()
        case "others destroy":
            try scene.client.destroy(scene.window)
            try scene.rig.expectSoon("told") { scene.popup.isDestroyed }
            #expect(scene.told.log.last == "destroyed")
        case "others hide":
            try scene.client.unmap(scene.window)
            try scene.rig.expectSoon("told") { !scene.popup.isMapped }
        default: scene.rig.server.disconnect()
        }
        // The last request can still be on its way to the server.
        var free = try scene.client.freeInput()
        for _ in 0..<100 where !(free.pointer && free.keyboard) {
            scene.rig.server.serve(for: 0.01)
            free = try scene.client.freeInput()
        }
        #expect(free.pointer && free.keyboard)
    }

    private nonisolated static let keyboardSetter = "/usr/bin/setxkbmap"

    @Test(
        "A grab that somebody breaks is told once",
        .enabled(if: access(keyboardSetter, X_OK) == 0, "setxkbmap is not installed"))
    func broken() throws {
        let scene = try Scene(ownsDisplay: true)
        // The user's way to break a grab: Control-Alt and the slash key on the keypad.
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = scene.client.displayName
        let setter = try ChildProcess(
            executable: PopupTests.keyboardSetter, arguments: ["-option", "grab:break_actions"],
            environment: environment, output: 2)
        for _ in 0..<200 where setter.isRunning { Thread.sleep(forTimeInterval: 0.02) }
        scene.rig.server.serve(for: 0.2)
        let told = Losses()
        scene.popup.delegate = told
        #expect(scene.popup.grabInput())
        scene.rig.server.serve(for: 0.05)
        try scene.expectTaken()
        #expect(told.count == 0)
        for (key, isDown) in [(224, true), (226, true), (84, true), (84, false), (226, false), (224, false)] {
            try scene.injector.key(key, isDown: isDown)
        }
        try scene.injector.synchronize()
        try scene.rig.expectSoon("told") { told.count == 1 }
        try scene.expectFree()
        scene.rig.server.serve(for: 0.05)
        #expect(told.count == 1)
    }

    @MainActor private final class Losses: DisplaySurfaceDelegate {
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

    @Test("What panels leave of the desktop is read from it")
    func workArea() throws {
        let scene = try Scene(ownsDisplay: true)
        let everything = PixelRect(x: 0, y: 0, width: 1280, height: 800)
        #expect(scene.rig.server.workArea(in: everything) == everything)
        let values = [0, 30, 1280, 700, 10, 20, 1000, 600]
        try scene.client.perform { display in
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
        #expect(scene.rig.server.workArea(in: everything) == PixelRect(x: 10, y: 20, width: 1000, height: 600))
        let monitor = PixelRect(x: 640, y: 0, width: 640, height: 800)
        #expect(scene.rig.server.workArea(in: monitor) == PixelRect(x: 640, y: 20, width: 370, height: 600))
        // Invalid values are ignored.
        let far = PixelRect(x: 5000, y: 0, width: 640, height: 800)
        #expect(scene.rig.server.workArea(in: far) == far)
    }

    @Test("Fingers outside of all windows are told to the popup that has the grab", .needs(.xorgTouch))
    func fingers() throws {
        let scene = try Scene(backend: .xorgTouch)
        #expect(scene.popup.grabInput())
        scene.rig.server.serve(for: 0.05)
        try scene.injector.touch(.began, [(0, CGPoint(x: 900, y: 600))])
        try scene.rig.settle(scene.injector)
        try scene.injector.touch(.ended, [(0, CGPoint(x: 900, y: 600))])
        try scene.rig.settle(scene.injector)
        #expect(scene.told.touches.map(\.phase) == [.began, .ended])
        let place = try #require(scene.told.touches.first?.change.samples.first?.location)
        #expect(abs(place.x - 550) < 1 && abs(place.y - 350) < 1)
        scene.popup.destroy()
        try scene.expectFree()
    }
}
