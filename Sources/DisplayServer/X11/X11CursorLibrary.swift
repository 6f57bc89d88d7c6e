import CX11
import CoreGraphics

/// libXcursor, which makes pointers from the pictures of a theme. It is loaded when the first pointer is needed:
/// programs start faster without, and it may be absent.
@MainActor enum X11CursorLibrary {
    private typealias LoadCursor = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Cursor
    private typealias SetTheme = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
    private typealias SetSize = @convention(c) (OpaquePointer, Int32) -> Int32

    private static let library = DynamicLibrary("libXcursor.so.1")
    private static let loadCursor = library?.function("XcursorLibraryLoadCursor", as: LoadCursor.self)
    private static let setTheme = library?.function("XcursorSetTheme", as: SetTheme.self)
    private static let setSize = library?.function("XcursorSetDefaultSize", as: SetSize.self)

    /// The theme's pointer of the first name that it has.
    static func load(_ names: [String], _ display: OpaquePointer) -> Cursor? {
        guard let loadCursor else { return nil }
        return names.lazy.map { loadCursor(display, $0) }.first { $0 != 0 }
    }

    /// Chooses the theme and the size in pixels of pointers that are loaded from now on; nil leaves what the
    /// environment and the resources say.
    static func choose(theme: String?, size: Int?, _ display: OpaquePointer) {
        if let theme { _ = setTheme?(display, theme) }
        if let size { _ = setSize?(display, Int32(clamping: size)) }
    }
}
