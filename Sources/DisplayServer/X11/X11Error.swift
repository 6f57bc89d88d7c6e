import CX11

/// An error that the server reported for a request.
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

    /// A Boolean value that indicates whether the error only means that a window or pixmap does not exist.
    var isAboutMissingDrawable: Bool { Int32(code) == BadWindow || Int32(code) == BadDrawable }

    /// A Boolean value that indicates whether the error may concern drawing or shared memory. Errors of extensions
    /// cannot be told apart, and all count.
    var isAboutDrawing: Bool { Int32(code) == BadDrawable || Int32(code) >= FirstExtensionError }

    /// The log message. Created without Xlib functions, because error handlers must not call them.
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
