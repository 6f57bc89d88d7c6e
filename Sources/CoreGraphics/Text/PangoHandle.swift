import CCairo

/// Owns a Pango object, and releases it while nobody else uses Pango.
final class PangoHandle {
    let pointer: OpaquePointer

    /// Takes over the reference.
    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { FontLibrary.shared.withLock { g_object_unref(UnsafeMutableRawPointer(pointer)) } }
}
