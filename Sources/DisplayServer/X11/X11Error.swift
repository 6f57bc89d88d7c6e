import CX11

/// An error that the server reported for one request.
struct X11Error: Sendable {
    var code: UInt8
    var majorOpcode: UInt8
    var minorOpcode: UInt8
    var resource: UInt
    var serial: UInt

    init(_ event: XErrorEvent) {
        code = event.error_code
        majorOpcode = event.request_code
        minorOpcode = event.minor_code
        resource = event.resourceid
        serial = event.serial
    }

    /// Whether the error says no more than that a window or pixmap is gone.
    var isAboutMissingDrawable: Bool { Int32(code) == BadWindow || Int32(code) == BadDrawable }

    /// Whether it may be about drawing into something, or from memory that is shared: of errors of extensions it is not
    /// known which they are.
    var isAboutDrawing: Bool { Int32(code) == BadDrawable || Int32(code) >= FirstExtensionError }

    /// One line for the log. Made without Xlib, because error handlers must not call it.
    var summary: String {
        let names = [
            "Success", "BadRequest", "BadValue", "BadWindow", "BadPixmap", "BadAtom", "BadCursor", "BadFont",
            "BadMatch",
            "BadDrawable", "BadAccess", "BadAlloc", "BadColor", "BadGC", "BadIDChoice", "BadName", "BadLength",
            "BadImplementation",
        ]
        let name = Int(code) < names.count ? names[Int(code)] : "error \(code)"
        return "X error \(name) in request \(majorOpcode).\(minorOpcode), serial \(serial), "
            + "resource 0x\(String(resource, radix: 16))"
    }
}
