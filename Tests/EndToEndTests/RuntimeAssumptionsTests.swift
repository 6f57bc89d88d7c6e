import Foundation
import Testing
import UIKitTesting

/// Tests of the framework's assumptions about the Swift runtime, Foundation and the linker, in the build configuration
/// of the tests. ``ReleasedProgramTests`` checks them in a release build.
@MainActor @Suite(.serialized) struct RuntimeAssumptionsTests {
    @Test("all assumptions hold")
    func allAssumptionsHold() throws { try Self.run("RuntimeAssumptionsProbe") }

    @Test("a trap reports its signal and the addresses of its callers, and the signal ends the process")
    func trapsAreReported() throws {
        let run = try ProgramRun(
            "RuntimeAssumptionsProbe", display: nil, ["UIKIT_DISPLAY": "headless", "SWIFT_BACKTRACE": "enable=no"],
            arguments: ["trap"])
        #expect(run.process.wait(timeout: 10))
        #expect(run.process.exitStatus.map { $0 & 0x7F } == SIGILL)
        let report = run.lines.drop { !$0.hasPrefix("*** illegal instruction (SIGILL), build ID ") }
        let addresses = report.filter { $0.hasPrefix("  0x") && !$0.hasSuffix(" in a library") }
        #expect(addresses.count >= 3, "\(run.lines)")
    }

    /// Runs the probe, and requires that it reports success for all assumptions.
    static func run(_ program: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let run = try ProgramRun(program, display: nil, ["UIKIT_DISPLAY": "headless"])
        let status = run.exitStatus(timeout: 20)
        let lines = run.lines
        #expect(status == 0, "\(lines.filter { !$0.hasPrefix("ok ") })", sourceLocation: sourceLocation)
        #expect(lines.count { $0.hasPrefix("ok ") } > 40, sourceLocation: sourceLocation)
    }
}
