import CXTest
import CoreGraphics
import UIKitTesting

/// A window manager that grants every request and adds no frames.
@MainActor final class FakeWindowManager {
    /// The client messages about windows, newest last: the name of the type, and the data of five numbers.
    private(set) var messages: [(type: String, window: Window, data: [Int])] = []
    /// The states in `_NET_WM_STATE` when each window first requested to be mapped.
    private(set) var statesAtMapping: [[String]] = []
    /// A Boolean value that indicates whether requests are ignored, which window managers are allowed to do.
    var ignoresRequests = false

    private let client: XClient
    private var screen: (width: UInt32, height: UInt32) = (1280, 800)

    /// Starts managing windows, and announces the window manager to clients.
    ///
    /// - Parameters:
    ///   - client: The connection of the window manager.
    ///   - supported: The names in `_NET_SUPPORTED`.
    init(_ client: XClient, supported: [String] = []) throws {
        self.client = client
        try client.perform { display in
            let root = cxtest_root(display)
            let child = XCreateSimpleWindow(display, root, -10, -10, 1, 1, 0, 0, 0)
            for window in [root, child] {
                set([Int(child)], "_NET_SUPPORTING_WM_CHECK", Atom(XA_WINDOW), window, display)
            }
            let names = supported.map { Int(XInternAtom(display, $0, 0)) }
            set(names, "_NET_SUPPORTED", Atom(XA_ATOM), root, display)
            XSelectInput(display, root, SubstructureRedirectMask | SubstructureNotifyMask)
        }
    }

    /// Processes the requests of windows.
    func serve() throws {
        try client.perform { display in
            XSync(display, 0)
            var event = XEvent()
            while XPending(display) > 0 {
                XNextEvent(display, &event)
                switch event.type {
                case MapRequest: map(event.xmaprequest.window, display)
                case ConfigureRequest:
                    let request = event.xconfigurerequest
                    XResizeWindow(display, request.window, UInt32(request.width), UInt32(request.height))
                case UnmapNotify where event.xunmap.send_event != 0:
                    withdraw(event.xunmap.window, display)
                case ClientMessage: handle(event.xclient, display)
                default: break
                }
            }
        }
    }

    private func map(_ window: Window, _ display: OpaquePointer) {
        var isIconic = false
        if let hints = XGetWMHints(display, window) {
            isIconic =
                hints.pointee.initial_state == IconicState
                && XClient.numbers(of: window, property: "WM_STATE", display).isEmpty
            XFree(hints)
        }
        let state = stateNames(window, display)
        if XClient.numbers(of: window, property: "WM_STATE", display).isEmpty { statesAtMapping.append(state) }
        if ignoresRequests {
            set([], "_NET_WM_STATE", Atom(XA_ATOM), window, display)
        } else if state.contains("_NET_WM_STATE_FULLSCREEN") {
            XResizeWindow(display, window, screen.width, screen.height)
        }
        let phase = isIconic ? IconicState : NormalState
        set([Int(phase), 0], "WM_STATE", XInternAtom(display, "WM_STATE", 0), window, display)
        guard !isIconic else { return }
        XMapWindow(display, window)
        XSetInputFocus(display, window, RevertToParent, Time(CurrentTime))
    }

    private func withdraw(_ window: Window, _ display: OpaquePointer) {
        XDeleteProperty(display, window, XInternAtom(display, "WM_STATE", 0))
        XDeleteProperty(display, window, XInternAtom(display, "_NET_WM_STATE", 0))
    }

    private func handle(_ message: XClientMessageEvent, _ display: OpaquePointer) {
        let type = XClient.name(of: Int(message.message_type), display)
        let data = [message.data.l.0, message.data.l.1, message.data.l.2, message.data.l.3, message.data.l.4]
        messages.append((type, message.window, data))
        guard !ignoresRequests else { return }
        if type == "WM_CHANGE_STATE", data[0] == Int(IconicState) {
            set([Int(IconicState), 0], "WM_STATE", XInternAtom(display, "WM_STATE", 0), message.window, display)
            XUnmapWindow(display, message.window)
        } else if type == "_NET_WM_STATE" {
            var atoms = XClient.numbers(of: message.window, property: "_NET_WM_STATE", display)
            let changed = data[1...2].filter { $0 != 0 }
            atoms.removeAll { changed.contains($0) }
            if data[0] == 1 { atoms += changed }
            set(atoms, "_NET_WM_STATE", Atom(XA_ATOM), message.window, display)
            let size: (UInt32, UInt32) = data[0] == 1 ? (screen.width, screen.height) : (400, 300)
            XResizeWindow(display, message.window, size.0, size.1)
        }
    }

    private func stateNames(_ window: Window, _ display: OpaquePointer) -> [String] {
        XClient.numbers(of: window, property: "_NET_WM_STATE", display).map { XClient.name(of: $0, display) }
    }

    private func set(_ values: [Int], _ property: String, _ type: Atom, _ window: Window, _ display: OpaquePointer) {
        values.withUnsafeBytes {
            _ = XChangeProperty(
                display, window, XInternAtom(display, property, 0), type, 32, PropModeReplace,
                $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(values.count))
        }
    }
}
