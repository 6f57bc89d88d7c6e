import Foundation

/// The name of the program.
package enum ProgramName {
    /// The file name of the executable; empty if the program was started without one. It equals
    /// `ProcessInfo.processName` without the cost of `ProcessInfo`.
    package static let current: String = {
        guard CommandLine.argc > 0, let path = CommandLine.unsafeArgv[0] else { return "" }
        return String(cString: strrchr(path, Int32(UInt8(ascii: "/"))).map { $0 + 1 } ?? path)
    }()
}
