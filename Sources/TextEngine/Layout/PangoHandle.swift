import CCairo

/// An owner of a Pango object, which it releases under the lock of the font library.
final class PangoHandle {
    let pointer: OpaquePointer

    /// Takes ownership of a reference.
    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { FontLibrary.shared.withLock { g_object_unref(UnsafeMutableRawPointer(pointer)) } }
}
