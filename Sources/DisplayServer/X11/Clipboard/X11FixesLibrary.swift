import CX11
import CoreGraphics
import SystemSupport

/// Loads libXfixes, which reports when another program becomes the owner of a selection. The library is loaded when the
/// clipboard is first used, because programs start faster without it, and it may not be installed.
@MainActor enum X11FixesLibrary {
    private typealias QueryExtension =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
        ) -> Int32
    private typealias QueryVersion =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
        ) -> Int32
    private typealias SelectSelectionInput = @convention(c) (OpaquePointer, Window, Atom, UInt) -> Void

    private static let library = DynamicLibrary("libXfixes.so.3")
    private static let queryExtension = library?.function("XFixesQueryExtension", as: QueryExtension.self)
    private static let queryVersion = library?.function("XFixesQueryVersion", as: QueryVersion.self)
    private static let selectSelectionInput = library?.function(
        "XFixesSelectSelectionInput", as: SelectSelectionInput.self)

    /// Subscribes to changes of the owners of selections.
    ///
    /// - Returns: The type of the events; nil if the server or the library does not support them.
    static func watch(_ selections: [Atom], for window: Window, _ display: OpaquePointer) -> Int32? {
        guard let queryExtension, let queryVersion, let selectSelectionInput else { return nil }
        var event: Int32 = 0
        var error: Int32 = 0
        var major: Int32 = 2
        var minor: Int32 = 0
        guard queryExtension(display, &event, &error) != 0, queryVersion(display, &major, &minor) != 0 else {
            return nil
        }
        let changes =
            XFixesSetSelectionOwnerNotifyMask | XFixesSelectionWindowDestroyNotifyMask
            | XFixesSelectionClientCloseNotifyMask
        for selection in selections { selectSelectionInput(display, window, selection, UInt(changes)) }
        return event + Int32(XFixesSelectionNotify)
    }
}
