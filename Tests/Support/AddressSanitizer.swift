import Foundation

/// The tool that finds wrong uses of memory.
package enum AddressSanitizer {
    /// A Boolean value that indicates whether the tests run under it: they are several times slower, and freed memory
    /// is retained.
    package static let isActive = dlsym(nil, "__asan_init") != nil
}
