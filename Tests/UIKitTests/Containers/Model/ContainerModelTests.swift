import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Compares nested containers with a model after random actions.
@MainActor @Suite(.serialized) struct ContainerModelTests {
    /// The number of actions. The environment variable `UIKIT_CONTAINER_STEPS` overrides the default.
    private static let steps =
        ProcessInfo.processInfo.environment["UIKIT_CONTAINER_STEPS"].flatMap { Int($0) } ?? 2_000
    private static let stepsPerSequence = 100
    /// The seed of the first sequence. The environment variable `UIKIT_FUZZ_FIRST` overrides it.
    private static let firstSeed =
        ProcessInfo.processInfo.environment["UIKIT_FUZZ_FIRST"].flatMap { UInt64($0) } ?? 1

    @Test(
        "NC-01…NC-14, TB-01…TB-03, SP-07, PG-04, VC-03: random actions lose no controller, and callbacks are balanced")
    func randomActions() throws {
        let server = HeadlessServer()
        StageDisplays.open(server)
        // Few frames a second, because painting them takes most of the time.
        server.monitors = [
            DisplayMonitor(name: "slow", frame: PixelRect(x: 0, y: 0, width: 1280, height: 800), refreshRate: 10)
        ]
        defer {
            for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
            server.disconnect()
            UIApplication.shared.displays.close(server)
        }
        for sequence in 0..<max(1, Self.steps / Self.stepsPerSequence) {
            let seed = Self.firstSeed &+ UInt64(sequence)
            let (problems, trace, left) = try run(seed: seed, server: server)
            server.serve(for: 0.1)
            let report = problems.prefix(4) + ["after action \(trace.count):"] + trace.suffix(10)
            try #require(problems.isEmpty, "seed \(seed): \(report.joined(separator: "\n"))")
            try #require(left().isEmpty, "seed \(seed): \(left()) were not released")
        }
    }

    private func run(seed: UInt64, server: HeadlessServer) throws -> ([String], [String], () -> [String]) {
        let containers = try RandomContainers(seed: seed, server: server)
        for _ in 0..<Self.stepsPerSequence where containers.problems.isEmpty { try containers.perform() }
        if containers.problems.isEmpty { containers.check() }
        let (problems, trace) = (containers.problems, containers.trace)
        let left = containers.close()
        return (problems, trace, left)
    }
}
