import CXTest
import CoreGraphics
import UIKitTesting

extension XClient {
    /// Sends a client message of the ICCCM or EWMH protocols.
    func send(
        _ message: String, to window: Window, argument: Int = 0, _ second: Int? = nil, _ third: Int = 0
    ) throws {
        try perform { display in
            var event = XEvent()
            event.xclient.type = ClientMessage
            event.xclient.window = window
            event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
            event.xclient.format = 32
            event.xclient.data.l.0 = Int(bitPattern: XInternAtom(display, message, 0))
            event.xclient.data.l.1 = argument
            event.xclient.data.l.2 = second ?? Int(window)
            event.xclient.data.l.3 = third
            XSendEvent(display, window, 0, NoEventMask, &event)
        }
    }

    /// Sends a window its size, as window managers do when they refuse a request.
    func configure(_ window: Window, width: Int32, height: Int32) throws {
        try perform { display in
            var event = XEvent()
            event.xconfigure.type = ConfigureNotify
            event.xconfigure.event = window
            event.xconfigure.window = window
            event.xconfigure.width = width
            event.xconfigure.height = height
            XSendEvent(display, window, 0, StructureNotifyMask, &event)
        }
    }

    /// Maps a window above all others, which hides the windows below.
    func cover(_ frame: CGRect) throws -> Window {
        try perform { display in
            let window = XCreateSimpleWindow(
                display, cxtest_root(display), Int32(frame.minX), Int32(frame.minY), UInt32(frame.width),
                UInt32(frame.height), 0, 0, 0xff_ff_ff)
            XMapRaised(display, window)
            return window
        }
    }
}
