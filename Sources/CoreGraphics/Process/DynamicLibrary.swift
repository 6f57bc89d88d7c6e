import Foundation

/// A library that is loaded while the program runs, when it is first needed: programs start faster without, and it may
/// be absent. It is never closed, so its functions stay valid.
package struct DynamicLibrary {
    private let handle: UnsafeMutableRawPointer

    /// Nil if it is not there.
    ///
    /// - Parameter name: of the file, with its version, as `libXcursor.so.1`.
    package init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    /// A function by its name; nil if there is none.
    ///
    /// - Parameter type: what its address is taken for, without any check: that of the C function.
    package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}
