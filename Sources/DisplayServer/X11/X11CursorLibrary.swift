import CX11
import CoreGraphics
import SystemSupport

/// Loads libXcursor, which creates cursors from the images of a theme. The library is loaded when the first cursor is
/// needed, because programs start faster without it, and it may not be installed.
@MainActor enum X11CursorLibrary {
    private typealias LoadCursor = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Cursor
    private typealias SetTheme = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
    private typealias SetSize = @convention(c) (OpaquePointer, Int32) -> Int32

    private static let library = DynamicLibrary("libXcursor.so.1")
    private static let loadCursor = library?.function("XcursorLibraryLoadCursor", as: LoadCursor.self)
    private static let setTheme = library?.function("XcursorSetTheme", as: SetTheme.self)
    private static let setSize = library?.function("XcursorSetDefaultSize", as: SetSize.self)

    /// Returns the theme's cursor for the first name that the theme contains.
    static func load(_ names: [String], _ display: OpaquePointer) -> Cursor? {
        guard let loadCursor else { return nil }
        return names.lazy.map { loadCursor(display, $0) }.first { $0 != 0 }
    }

    /// Sets the theme and the size, in pixels, of cursors that are loaded afterwards; nil keeps the setting of the
    /// environment or the X resources.
    static func choose(theme: String?, size: Int?, _ display: OpaquePointer) {
        if let theme { _ = setTheme?(display, theme) }
        if let size { _ = setSize?(display, Int32(clamping: size)) }
    }
}
