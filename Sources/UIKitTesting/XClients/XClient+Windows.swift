import CXTest
import CoreGraphics
import Foundation

extension XClient {
    /// The frame of a window on the screen, in device pixels.
    package struct WindowGeometry: Equatable {
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int
    }

    /// Returns the title of a window; nil if it has none or does not exist.
    package func title(of window: Window) -> String? {
        text(of: window, property: "_NET_WM_NAME") ?? text(of: window, property: "WM_NAME")
    }

    /// Returns the topmost mapped window with this title, excluding the frames of a window manager.
    package func window(titled title: String) -> Window? { find(in: root, depth: 3) { self.title(of: $0) == title } }

    /// Waits for a window with this title to appear.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - timeout: The longest time to wait, in seconds.
    package func waitForWindow(titled title: String, timeout: TimeInterval) -> Window? {
        var remaining = Int(timeout * 1000)
        while isConnected {
            if let window = window(titled: title) { return window }
            guard remaining > 0 else { return nil }
            DescriptorWait.pause(milliseconds: 20)
            remaining -= 20
        }
        return nil
    }

    /// Waits until a window has keyboard focus. Without a window manager, a new window takes the focus after it
    /// appeared, and could take it from another window later.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - timeout: The longest time to wait, in seconds.
    /// - Returns: True if the window has keyboard focus.
    package func waitForFocus(of window: Window, timeout: TimeInterval) -> Bool {
        for _ in 0...Int(timeout * 50) {
            var focused: Window = 0
            var revertTo: Int32 = 0
            guard (try? perform { XGetInputFocus($0, &focused, &revertTo) }) != nil else { return false }
            if focused == window { return true }
            DescriptorWait.pause(milliseconds: 20)
        }
        return false
    }

    /// Returns the frame of a window on the screen; nil if it does not exist.
    package func geometry(of window: Window) -> WindowGeometry? {
        try? perform { display in
            var attributes = XWindowAttributes()
            guard XGetWindowAttributes(display, window, &attributes) != 0 else { throw XClientError.connectionLost }
            var x: Int32 = 0
            var y: Int32 = 0
            var child: Window = 0
            XTranslateCoordinates(display, window, cxtest_root(display), 0, 0, &x, &y, &child)
            return WindowGeometry(x: Int(x), y: Int(y), width: Int(attributes.width), height: Int(attributes.height))
        }
    }

    /// Destroys a window of another client.
    package func destroy(_ window: Window) throws { try perform { XDestroyWindow($0, window) } }

    /// Unmaps a window of another client.
    package func unmap(_ window: Window) throws { try perform { XUnmapWindow($0, window) } }

    /// Raises a window and gives it keyboard focus, as a window manager would.
    package func raise(_ window: Window) throws {
        try perform { display in
            XRaiseWindow(display, window)
            XSetInputFocus(display, window, RevertToParent, Time(CurrentTime))
        }
    }

    /// Changes the size of a window, in device pixels.
    package func resize(_ window: Window, width: Int, height: Int) throws {
        try perform { XResizeWindow($0, window, UInt32(width), UInt32(height)) }
    }

    /// Moves a window on the screen, in device pixels.
    package func move(_ window: Window, x: Int, y: Int) throws {
        try perform { XMoveWindow($0, window, Int32(x), Int32(y)) }
    }

    /// Returns the position of the pointer on the screen, in device pixels.
    package func pointerLocation() throws -> (x: Int, y: Int) {
        try perform { display in
            var rootWindow: Window = 0
            var child: Window = 0
            var x: Int32 = 0
            var y: Int32 = 0
            var windowX: Int32 = 0
            var windowY: Int32 = 0
            var mask: UInt32 = 0
            XQueryPointer(
                display, cxtest_root(display), &rootWindow, &child, &x, &y, &windowX, &windowY, &mask)
            return (Int(x), Int(y))
        }
    }

    private func find(in parent: Window, depth: Int, _ matches: (Window) -> Bool) -> Window? {
        // The server lists windows from the bottom to the top.
        for window in children(of: parent).reversed() where isMapped(window) {
            if matches(window) { return window }
            if depth > 1, let found = find(in: window, depth: depth - 1, matches) { return found }
        }
        return nil
    }

    func children(of window: Window) -> [Window] {
        let result = try? perform { display in
            var rootWindow: Window = 0
            var parent: Window = 0
            var list: UnsafeMutablePointer<Window>?
            var count: UInt32 = 0
            guard XQueryTree(display, window, &rootWindow, &parent, &list, &count) != 0, let list else {
                return [Window]()
            }
            defer { XFree(list) }
            return Array(UnsafeBufferPointer(start: list, count: Int(count)))
        }
        return result ?? []
    }

    func isMapped(_ window: Window) -> Bool {
        let result = try? perform { display in
            var attributes = XWindowAttributes()
            return XGetWindowAttributes(display, window, &attributes) != 0 && attributes.map_state == IsViewable
        }
        return result ?? false
    }
}
