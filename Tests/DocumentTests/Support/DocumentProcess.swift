import Foundation

/// The program DocumentProbe, which performs commands on a document and can be killed at any time.
final class DocumentProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var received = Data()

    struct Ended: Error {}

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - path: The path of the document.
    ///   - state: The state folder of the user.
    ///   - savesInPlace: Whether automatic saves write to the file.
    ///   - disk: The disk on which the document is; nil for that of the test.
    init(_ path: String, state: String, savesInPlace: Bool, disk: SmallDisk? = nil) throws {
        let program = Bundle.main.bundleURL.appendingPathComponent("DocumentProbe").path
        let arguments = [path] + (savesInPlace ? [] : ["recovery"])
        let command = disk?.command(program, arguments) ?? (program, arguments)
        process.executableURL = URL(fileURLWithPath: command.0)
        process.arguments = command.1
        process.environment = ["XDG_STATE_HOME": state, "HOME": state, "PATH": "/usr/bin:/bin"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    deinit { kill() }

    /// Sends a command without waiting for its result.
    func send(_ command: String) {
        // A killed program does not read.
        try? input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
    }

    /// Returns the next result.
    func receive() throws -> String {
        while true {
            if let end = received.firstIndex(of: 0x0A) {
                defer { received.removeSubrange(received.startIndex...end) }
                return String(decoding: received[received.startIndex..<end], as: UTF8.self)
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Ended() }
            received.append(more)
        }
    }

    /// Performs a command, and returns its result.
    @discardableResult
    func perform(_ command: String) throws -> String {
        send(command)
        return try receive()
    }

    /// Kills the program, and returns the results that it had sent.
    @discardableResult
    func kill() -> [String] {
        guard process.isRunning else { return [] }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        var results: [String] = []
        while let result = try? receive() { results.append(result) }
        return results
    }
}
