import Foundation

/// A shared library that is loaded at run time, when it is first needed.
///
/// Programs launch faster without it, and it may be absent. The library is never closed, so its functions stay valid.
package struct DynamicLibrary {
    private let handle: UnsafeMutableRawPointer

    /// Loads a library; returns `nil` if it is not installed.
    ///
    /// - Parameter name: The file name with its version, such as `libXcursor.so.1`.
    package init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    /// Returns a function of the library; `nil` if the library does not export it.
    ///
    /// - Parameters:
    ///   - name: The name of the exported symbol.
    ///   - type: The type of the C function, with `@convention(c)`. It is not checked.
    package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}
