import Foundation
import Testing

/// Tests that the micro-benchmarks run, can be stored, and report slower results. The measured values are not checked.
@MainActor @Suite(.serialized) struct MicroBenchmarkTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("bench-micro-\(UUID()).tsv")

    private func run(_ arguments: String...) throws -> (status: Int32?, lines: [String]) {
        let run = try ProgramRun("bench-micro", display: nil, arguments: ["--quick"] + arguments)
        let status = run.exitStatus(timeout: 120)
        return (status, run.lines)
    }

    @Test("a stored run is compared with a run that passes and one that exceeds the limit")
    func runsAreComparedWithAStoredRun() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let first = try run("--store", file.path)
        #expect(first.status == 0, "\(first.lines)")
        for series in ["hit-test", "layout", "event", "frame", "text", "typing", "tree", "scroll", "memory"] {
            #expect(first.lines.contains { $0.hasPrefix("\(series): ") }, "no row for \(series)")
        }
        let same = try run("--only", "text", "--compare", file.path, "--limit", "1000")
        #expect(same.status == 0 && same.lines.first?.hasSuffix("ratio") == true, "\(same.lines)")

        // Store a thousandth of the measured times.
        let text = try String(contentsOf: file, encoding: .utf8)
        let faster = text.split(separator: "\n").map { line in
            var cells = line.split(separator: "\t").map(String.init)
            if cells.count == 4, let value = Double(cells[2]) { cells[2] = "\(value / 1000)" }
            return cells.joined(separator: "\t")
        }.joined(separator: "\n")
        try Data(faster.utf8).write(to: file)
        let slower = try run("--only", "text", "--compare", file.path, "--limit", "2")
        #expect(slower.status == 1 && slower.lines.contains { $0.contains("more than 2.0 times") }, "\(slower.lines)")
        #expect(try run("--only", "text", "--compare", file.path).status == 0, "a run without a limit does not fail")
    }

    @Test("invalid arguments and files exit with an error status")
    func invalidArgumentsAreRejected() throws {
        #expect(try run("--limit", "2").status == 64)
        #expect(try run("--only", "nothing").status == 64)
        #expect(try run("--fast").status == 64)
        #expect(try run("--compare", "/nonexistent/file").status == 66)
        try Data("not a table\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try run("--compare", file.path).status == 66)
    }
}
