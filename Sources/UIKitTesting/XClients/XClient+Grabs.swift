import CXTest

extension XClient {
    /// Grabs pointer and keyboard for this client, as another program would.
    ///
    /// - Returns: True if both were grabbed. If only one was, it is released again.
    package func grabInput() throws -> Bool {
        let (pointer, keyboard) = try takeInput()
        if !pointer || !keyboard { try releaseInput() }
        return pointer && keyboard
    }

    /// Releases the grab of ``grabInput()``.
    package func releaseInput() throws {
        try perform { display in
            XUngrabPointer(display, Time(CurrentTime))
            XUngrabKeyboard(display, Time(CurrentTime))
        }
    }

    /// Returns which of pointer and keyboard are not grabbed. Grabs them temporarily to find out.
    package func freeInput() throws -> (pointer: Bool, keyboard: Bool) {
        defer { try? releaseInput() }
        return try takeInput()
    }

    /// Returns whether the window manager does not manage a window.
    package func isOverrideRedirect(_ window: Window) throws -> Bool {
        try perform { display in
            var attributes = XWindowAttributes()
            return XGetWindowAttributes(display, window, &attributes) != 0 && attributes.override_redirect != 0
        }
    }

    /// Returns the visible unmanaged windows, from the bottom to the top. Windows of a single pixel, which window
    /// managers create for internal purposes, are excluded.
    package func popups() throws -> [Window] {
        try children(of: root).filter { window in
            guard isMapped(window), let size = geometry(of: window), size.width > 1 else { return false }
            return try isOverrideRedirect(window)
        }
    }

    private func takeInput() throws -> (pointer: Bool, keyboard: Bool) {
        try perform { display in
            let pointer = XGrabPointer(
                display, cxtest_root(display), 0, UInt32(ButtonPressMask), GrabModeAsync, GrabModeAsync, 0, 0,
                Time(CurrentTime))
            let keyboard = XGrabKeyboard(
                display, cxtest_root(display), 0, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
            return (pointer == GrabSuccess, keyboard == GrabSuccess)
        }
    }
}
