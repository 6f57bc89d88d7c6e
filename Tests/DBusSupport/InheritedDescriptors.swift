import Foundation
import Glibc

/// The descriptors that a program inherits from the test process.
///
/// Tests that run at the same time have hundreds of them, and the services of the accessibility bus do not work with
/// that many.
enum InheritedDescriptors {
    /// Closes descriptors when a program starts. Those that are opened until then are inherited.
    ///
    /// - Parameters:
    ///   - first: The lowest number of a descriptor to close.
    ///   - actions: The actions of the program's start, to which those that close descriptors are added.
    static func close(from first: Int32, in actions: inout posix_spawn_file_actions_t) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        for descriptor in names.compactMap({ Int32($0) }) where descriptor >= first {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }
    }
}
