import Foundation

/// What the program is called.
package enum ProgramName {
    /// The name of its file as `ProcessInfo` has it, without what `ProcessInfo` does to find it; empty if it was started
    /// without one.
    package static let current: String = {
        guard CommandLine.argc > 0, let path = CommandLine.unsafeArgv[0] else { return "" }
        return String(cString: strrchr(path, Int32(UInt8(ascii: "/"))).map { $0 + 1 } ?? path)
    }()
}
