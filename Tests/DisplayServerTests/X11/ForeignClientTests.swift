import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of other clients that modify the application's windows.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ForeignClientTests {
    private func window(_ rig: Rig) throws -> (client: XClient, window: Window) {
        let client = try #require(rig.display).client()
        return (client, try #require(client.waitForWindow(titled: "Test", timeout: 2)))
    }

    @Test("A window that another client destroys is told destroyed, and the application goes on")
    func destroyed() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        rig.fill(0xff00_0000)
        let (client, window) = try window(rig)
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 20, y: 20))
        try injector.button(1, isDown: true)
        try rig.settle(injector)
        rig.recorder.clear()
        try client.destroy(window)
        // The notification has not been read yet, so these requests are for a window that no longer exists.
        for colour in 0..<10 as Range<UInt32> { rig.fill(0xff00_0000 | colour) }
        rig.surface.title = "Gone"
        rig.surface.resize(to: CGSize(width: 30, height: 30))
        try rig.expectSoon("told") { rig.surface.isDestroyed }
        #expect(rig.recorder.log.first == "pointer cancelled")
        #expect(rig.recorder.log.last == "destroyed")
        #expect(rig.recorder.log.filter { $0 == "destroyed" }.count == 1)
        let second = try rig.server.makeSurface(
            SurfaceConfiguration(
                size: CGSize(width: 50, height: 50), title: "Second", applicationName: "test", applicationClass: "Test")
        )
        second.map()
        try rig.expectSoon("the next window works") { second.isMapped }
    }

    @Test("Messages that claim what only the server may say change nothing; a size in one is not believed")
    func forgedEvents() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let (client, window) = try window(rig)
        for type in [DestroyNotify, UnmapNotify] {
            try client.perform { display in
                // Both event structures have the same layout.
                var event = XEvent()
                event.xunmap.type = type
                event.xunmap.event = window
                event.xunmap.window = window
                XSendEvent(display, window, 0, StructureNotifyMask, &event)
            }
        }
        try client.configure(window, width: 31, height: 17)
        rig.server.serve(for: 0.1)
        #expect(rig.recorder.log.isEmpty)
        #expect(rig.surface.isMapped && rig.surface.hasFocus && !rig.surface.isDestroyed)
        #expect(rig.surface.pixelSize == (400, 300))
        rig.surface.unmap()
        try rig.expectSoon("really unmapped") { !rig.surface.isMapped }
        try client.perform { display in
            var event = XEvent()
            event.xmap.type = MapNotify
            event.xmap.event = window
            event.xmap.window = window
            XSendEvent(display, window, 0, StructureNotifyMask, &event)
        }
        rig.server.serve(for: 0.1)
        #expect(!rig.surface.isMapped)
    }

    @Test("A window manager's request to close is passed on, and nothing else happens")
    func closes() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        let (client, window) = try window(rig)
        try client.send("WM_DELETE_WINDOW", to: window)
        try rig.expectSoon("asked") { rig.recorder.log == ["should close"] }
        #expect(rig.surface.isMapped)
    }

    @Test("A ping is answered to the root window with the same words")
    func ping() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        let (client, window) = try window(rig)
        try client.perform { XSelectInput($0, cxtest_root($0), SubstructureNotifyMask) }
        try client.send("_NET_WM_PING", to: window, argument: 4711)
        rig.server.serve(for: 0.05)
        let answer: [Int] = try client.perform { display in
            var event = XEvent()
            while XCheckTypedEvent(display, ClientMessage, &event) != 0 {
                let message = event.xclient
                if message.window == cxtest_root(display) { return [message.data.l.1, message.data.l.2] }
            }
            return []
        }
        #expect(answer == [4711, Int(window)])
    }

    @Test("The window says whose it is before it is mapped")
    func identity() throws {
        let rig = try Rig(.xvfb)
        let client = try #require(rig.display).client()
        try rig.show()
        let window = try #require(client.window(titled: "Test"))
        #expect(client.text(of: window, property: "WM_CLASS") == "test\0Test\0")
        #expect(client.text(of: window, property: "WM_NAME") == "Test")
        rig.surface.title = "Zürich – 東京"
        rig.server.serve(for: 0.02)
        #expect(client.text(of: window, property: "_NET_WM_NAME") == "Zürich – 東京")
        #expect(client.text(of: window, property: "WM_CLIENT_MACHINE")?.isEmpty == false)
        #expect(try client.numbers(of: window, property: "_NET_WM_PID") == [Int(getpid())])
    }

    @Test("Size limits and focus wishes reach the window manager, in device pixels")
    func hints() throws {
        let rig = try Rig(.xvfb, scale: 2)
        try rig.show()
        let (client, window) = try window(rig)
        rig.surface.setSizeLimits(minimum: CGSize(width: 10, height: 20), maximum: CGSize(width: 300, height: 400))
        rig.server.serve(for: 0.02)
        let hints = try client.perform { display in
            var hints = XSizeHints()
            var supplied = 0
            XGetWMNormalHints(display, window, &hints, &supplied)
            return hints
        }
        #expect([hints.min_width, hints.min_height, hints.max_width, hints.max_height] == [20, 40, 600, 800])
        #expect(hints.flags & PMinSize != 0 && hints.flags & PMaxSize != 0)
    }

    @Test("Where the window is on the screen follows its moves")
    func moves() throws {
        let rig = try Rig(.xvfb, scale: 2)
        try rig.show()
        let (client, window) = try window(rig)
        #expect(rig.surface.screenOrigin == .zero)
        try client.move(window, x: 60, y: 40)
        rig.server.serve(for: 0.05)
        #expect(rig.surface.screenOrigin == CGPoint(x: 30, y: 20))
        #expect(rig.recorder.log.isEmpty)
    }

    @Test("Several resizes that wait together are told as one")
    func coalescesResizes() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        let (client, window) = try window(rig)
        for width in 401...440 { try client.resize(window, width: width, height: 300) }
        rig.server.serve(for: 0.05)
        #expect(rig.recorder.log == ["resized 440x300"])
    }

    @Test("A window that is covered is hidden, and visible again when it is not")
    func covered() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        let (client, _) = try window(rig)
        let cover = try client.cover(CGRect(x: 0, y: 0, width: 500, height: 500))
        rig.server.serve(for: 0.05)
        #expect(rig.recorder.log == ["hidden"])
        try client.destroy(cover)
        rig.server.serve(for: 0.05)
        #expect(rig.recorder.log == ["hidden", "visible"])
    }

    @Test("A grab of the keyboard is no change of focus; another window's focus is")
    func keyboardGrab() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        let (client, _) = try window(rig)
        try client.perform {
            XGrabKeyboard($0, cxtest_root($0), 0, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
            XUngrabKeyboard($0, Time(CurrentTime))
        }
        rig.server.serve(for: 0.05)
        #expect(rig.recorder.log.isEmpty)
        #expect(rig.surface.hasFocus)
        try client.perform { XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime)) }
        rig.server.serve(for: 0.05)
        #expect(rig.recorder.log == ["unfocused"])
    }

    @Test("A key that is down when somebody grabs the keyboard is cancelled, and is a new press afterwards")
    func keyboardGrabWithHeldKey() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        let (client, _) = try window(rig)
        let injector = try rig.injector()
        try injector.key(0x04, isDown: true)
        try rig.settle(injector)
        rig.recorder.clear()
        try client.perform {
            _ = XGrabKeyboard($0, cxtest_root($0), 0, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
        }
        rig.server.serve(for: 0.05)
        #expect(rig.recorder.log == ["keys cancelled"])
        #expect(rig.surface.hasFocus)
        try client.perform { _ = XUngrabKeyboard($0, Time(CurrentTime)) }
        try injector.key(0x04, isDown: false)
        try rig.settle(injector)
        rig.recorder.clear()
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try rig.settle(injector)
        #expect(rig.recorder.keys.map(\.isDown) == [true, false])
        #expect(rig.recorder.keys.first?.isRepeat == false)
    }

    @Test("A new resolution in the desktop's resources resizes windows and is told")
    func scaleChanges() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let client = try #require(rig.display).client()
        try client.setResources("Xft.dpi:\t192\n")
        try rig.expectSoon("resized") { rig.surface.pixelSize == (800, 600) }
        #expect(rig.server.scale == 2)
        #expect(rig.recorder.log.contains("screen"))
    }

    @Test("A window that another client hides cancels a press")
    func hidden() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        let (client, window) = try window(rig)
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 20, y: 20))
        try injector.button(1, isDown: true)
        try rig.settle(injector)
        rig.recorder.clear()
        try client.unmap(window)
        try rig.expectSoon("unmapped") { !rig.surface.isMapped }
        #expect(rig.recorder.log.first == "pointer cancelled")
        #expect(rig.recorder.log.last == "unmapped")
        try injector.button(1, isDown: false)
        try rig.settle(injector)
        #expect(rig.recorder.buttons.isEmpty)
    }

    @Test("An event that another client made up happened when it came, whatever it says, and no later one is late")
    func forgedTime() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        let (client, window) = try window(rig)
        let injector = try rig.injector()
        func type() throws -> TimeInterval {
            try injector.key(0x04, isDown: true)
            try injector.key(0x04, isDown: false)
            try rig.settle(injector)
            return try #require(rig.recorder.events.last).timestamp
        }
        _ = try type()
        for time in [0x7000_0000, 0x1000, 1] as [Time] {
            rig.recorder.clear()
            try client.perform { display in
                for type in [KeyPress, KeyRelease] {
                    var event = XEvent()
                    event.xkey.type = type
                    event.xkey.window = window
                    event.xkey.root = cxtest_root(display)
                    event.xkey.time = time
                    event.xkey.keycode = 38
                    event.xkey.same_screen = 1
                    XSendEvent(display, window, 0, type == KeyPress ? KeyPressMask : KeyReleaseMask, &event)
                }
            }
            let before = rig.server.scheduler.now
            rig.server.serve(for: 0.2)
            #expect(rig.recorder.keys.map(\.isDown) == [true, false])
            #expect(rig.recorder.events.allSatisfy { $0.timestamp >= before - 0.1 })
            let typed = rig.server.scheduler.now
            #expect(abs(try type() - typed) < 0.1)
        }
        let told = try client.numbers(of: window, property: "_NET_WM_USER_TIME").first ?? 0
        #expect(told != 0x7000_0000)
    }
}
