import Foundation

/// A program that ran to its end.
struct ProcessResult {
    let status: Int32

    /// What the program wrote to both of its outputs.
    let output: String

    /// The seconds that it took.
    let seconds: Double

    init(_ program: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        let start = ContinuousClock.now
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let duration = ContinuousClock.now - start
        status = process.terminationStatus
        output = String(decoding: data, as: UTF8.self)
        seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    /// The lines with an error of the compiler or of the lowering, each once.
    var errors: [String] {
        var seen: Set<String> = []
        return output.split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("/") && $0.contains(" error: ") && seen.insert($0).inserted
        }
    }
}
