import Foundation

/// The result of running a program to completion.
struct ProcessResult {
    let status: Int32

    /// The text that the program wrote to standard output and standard error.
    let output: String

    /// The processor time that the program and its child processes used, in seconds.
    let processorSeconds: Double

    init(_ program: String, _ arguments: String...) throws { try self.init(program, arguments) }

    init(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        let start = Self.processorSecondsOfChildren
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: data, as: UTF8.self)
        processorSeconds = Self.processorSecondsOfChildren - start
    }

    private static var processorSecondsOfChildren: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    /// The lines with errors of the compiler or of the lowering, without duplicates.
    var errors: [String] {
        var seen: Set<String> = []
        return output.split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("/") && $0.contains(" error: ") && seen.insert($0).inserted
        }
    }
}
