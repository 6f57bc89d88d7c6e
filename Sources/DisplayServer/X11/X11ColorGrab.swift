import CX11

/// A grab of pointer and keyboard during which the user clicks a point of the screen, whose color is read.
///
/// The left button chooses, the other buttons and Escape cancel, and the wheel is ignored. The grab ends with the
/// release of the button, so that no other client receives it.
@MainActor final class X11ColorGrab {
    private unowned let server: X11Server
    private var completion: (@MainActor (ScreenColor?) -> Void)?
    /// The color at the point where the button was pressed, and the button.
    private var color: ScreenColor?
    private var button: UInt32?

    init(server: X11Server) { self.server = server }

    /// Begins a grab. `completion` is called later, with nil if another client has grabbed the pointer.
    func begin(completion: @escaping @MainActor (ScreenColor?) -> Void) {
        finish(nil)
        self.completion = completion
        let connection = server.connection
        guard connection.isOpen else { return finish(nil) }
        let cursor = server.cursors.cursor(.crosshair)
        let mask = UInt32(ButtonPressMask | ButtonReleaseMask)
        var isGrabbed = false
        let error = connection.traps.trapAndWait {
            let status = XGrabPointer(
                connection.display, connection.root, 0, mask, GrabModeAsync, GrabModeAsync, 0, cursor,
                Time(CurrentTime))
            isGrabbed = status == GrabSuccess
            // Without the keyboard, only Escape is missing.
            if isGrabbed {
                _ = XGrabKeyboard(
                    connection.display, connection.root, 0, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
            }
        }
        guard isGrabbed, error == nil else { return finish(nil) }
    }

    /// Handles an event of the grab.
    ///
    /// - Returns: `false` if the event does not belong to a grab.
    func handle(_ event: XEvent) -> Bool {
        guard completion != nil, event.xany.window == server.connection.root, event.xany.send_event == 0 else {
            return false
        }
        switch event.type {
        case ButtonPress:
            guard button == nil, !(4...7).contains(event.xbutton.button) else { break }
            button = event.xbutton.button
            color = button == 1 ? pixel(x: event.xbutton.x_root, y: event.xbutton.y_root) : nil
        case ButtonRelease:
            if event.xbutton.button == button { finish(color) }
        case KeyPress:
            var key = event.xkey
            if XLookupKeysym(&key, 0) == KeySym(XK_Escape) { finish(nil) }
        case KeyRelease: break
        default: return false
        }
        return true
    }

    private func finish(_ color: ScreenColor?) {
        guard let completion else { return }
        self.completion = nil
        self.color = nil
        button = nil
        let connection = server.connection
        if connection.isOpen {
            connection.traps.trap {
                XUngrabKeyboard(connection.display, Time(CurrentTime))
                XUngrabPointer(connection.display, Time(CurrentTime))
            }
            XFlush(connection.display)
        }
        server.scheduler.schedule(after: 0) { completion(color) }
    }

    /// Reads a pixel of the screen.
    private func pixel(x: Int32, y: Int32) -> ScreenColor? {
        let connection = server.connection
        var image: UnsafeMutablePointer<XImage>?
        let error = connection.traps.trapAndWait {
            image = XGetImage(connection.display, connection.root, x, y, 1, 1, UInt.max, ZPixmap)
        }
        guard error == nil, let image else { return nil }
        defer { _ = image.pointee.f.destroy_image?(image) }
        let pixel = image.pointee.f.get_pixel.map { UInt($0(image, 0, 0)) } ?? 0
        func part(_ mask: UInt) -> Double {
            guard mask != 0 else { return 0 }
            let shift = mask.trailingZeroBitCount
            return Double((pixel & mask) >> shift) / Double(mask >> shift)
        }
        let parts = image.pointee
        // Screens without masks of colors have a palette.
        guard parts.red_mask != 0 else { return nil }
        return ScreenColor(
            red: part(parts.red_mask), green: part(parts.green_mask), blue: part(parts.blue_mask))
    }
}
