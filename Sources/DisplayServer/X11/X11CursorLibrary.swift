import CX11
import Foundation

/// libXcursor, which makes pointers from the pictures of a theme. It is loaded when the first pointer is needed: programs
/// start faster without, and it may be absent.
@MainActor enum X11CursorLibrary {
    private typealias LoadCursor = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Cursor
    private typealias SetTheme = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
    private typealias SetSize = @convention(c) (OpaquePointer, Int32) -> Int32

    private static let handle = dlopen("libXcursor.so.1", RTLD_LAZY | RTLD_LOCAL)
    private static let loadCursor = function("XcursorLibraryLoadCursor", as: LoadCursor.self)
    private static let setTheme = function("XcursorSetTheme", as: SetTheme.self)
    private static let setSize = function("XcursorSetDefaultSize", as: SetSize.self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let handle, let symbol = dlsym(handle, name) else { return nil }
        return unsafeBitCast(symbol, to: type)
    }

    /// The theme's pointer of the first name that it has.
    static func load(_ names: [String], _ display: OpaquePointer) -> Cursor? {
        guard let loadCursor else { return nil }
        return names.lazy.map { loadCursor(display, $0) }.first { $0 != 0 }
    }

    /// Chooses the theme and the size in pixels of pointers that are loaded from now on; nil leaves what the environment
    /// and the resources say.
    static func choose(theme: String?, size: Int?, _ display: OpaquePointer) {
        if let theme { _ = setTheme?(display, theme) }
        if let size { _ = setSize?(display, Int32(clamping: size)) }
    }
}
