import Foundation

/// A command-line tool that tests call to examine their results.
package enum CommandLineTool {
    /// The result of a call.
    package struct Result: Sendable {
        /// The exit status; 127 if the tool is not installed.
        package var status: Int32
        /// The standard output, followed by the standard error.
        package var output: String
    }

    /// Returns whether a tool is installed.
    package static func isInstalled(_ name: String) -> Bool { run("/usr/bin/env", ["which", name]).status == 0 }

    /// Runs a tool and waits for its end.
    ///
    /// - Parameters:
    ///   - name: The name of the tool, or its path.
    ///   - arguments: The arguments after the name.
    package static func run(_ name: String, _ arguments: [String]) -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return Result(status: 127, output: "") }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
