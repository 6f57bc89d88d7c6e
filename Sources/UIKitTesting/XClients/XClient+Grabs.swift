import CXTest

extension XClient {
    /// Takes pointer and keyboard for this client, as other programs do.
    ///
    /// - Returns: whether both are this client's now; if only one was free, it is let go.
    package func grabInput() throws -> Bool {
        let (pointer, keyboard) = try takeInput()
        if !pointer || !keyboard { try releaseInput() }
        return pointer && keyboard
    }

    /// Lets go of what ``grabInput()`` took.
    package func releaseInput() throws {
        try perform { display in
            XUngrabPointer(display, Time(CurrentTime))
            XUngrabKeyboard(display, Time(CurrentTime))
        }
    }

    /// Which of pointer and keyboard nobody has grabbed, found out by grabbing them for a moment.
    package func freeInput() throws -> (pointer: Bool, keyboard: Bool) {
        defer { try? releaseInput() }
        return try takeInput()
    }

    /// Whether the window is one that nobody manages.
    package func isOverrideRedirect(_ window: Window) throws -> Bool {
        try perform { display in
            var attributes = XWindowAttributes()
            return XGetWindowAttributes(display, window, &attributes) != 0 && attributes.override_redirect != 0
        }
    }

    /// The windows without a manager that are shown, from the lowest to the topmost; those of a point, which managers
    /// keep for purposes of their own, are left out.
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
