import Testing
import UIKitTesting

@testable import UIKit

/// Compares lists with models of arrays after random updates, scrolling and selection.
@MainActor @Suite(.serialized) struct ListModelTests {
    /// The number of steps. The environment variable `UIKIT_LIST_STEPS` overrides the default.
    private static let steps = ProcessInfo.processInfo.environment["UIKIT_LIST_STEPS"].flatMap { Int($0) } ?? 15_000
    /// The number of steps with one list.
    private static let stepsPerSequence = 40
    /// The seed of the first sequence. The environment variable `UIKIT_FUZZ_FIRST` overrides it.
    private static let firstSeed =
        ProcessInfo.processInfo.environment["UIKIT_FUZZ_FIRST"].flatMap { UInt64($0) } ?? 1

    @Test(
        "TV-05, TV-08, TV-19…TV-24, TV-27…TV-42: random updates of a list give the rows of the model",
        arguments: [true, false])
    func updates(isTable: Bool) throws {
        try run(share: 3) { seed, window, generator in
            let updates = RandomListUpdates(seed: seed, isTable: isTable, in: window, generator)
            for _ in 0..<ListModelTests.stepsPerSequence {
                try updates.perform()
                if !updates.problems.isEmpty { break }
            }
            if updates.problems.isEmpty { try updates.rest() }
            updates.list.view.removeFromSuperview()
            return (updates.problems, updates.trace)
        }
    }

    @Test(
        "DS-01, DS-03…DS-05, DS-07, DS-10: random snapshots give the items of the model", arguments: [true, false])
    func snapshots(isTable: Bool) throws {
        try run(share: 6) { seed, window, generator in
            let snapshots = RandomSnapshots(seed: seed, isTable: isTable, in: window, generator)
            for _ in 0..<ListModelTests.stepsPerSequence {
                try snapshots.perform()
                if !snapshots.problems.isEmpty { break }
            }
            if snapshots.problems.isEmpty { try snapshots.rest() }
            snapshots.list.view.removeFromSuperview()
            return (snapshots.problems, snapshots.trace)
        }
    }

    /// Runs sequences of random steps, each with a seed of its own, until one has a problem.
    ///
    /// - Parameter share: The part of the steps, as the divisor.
    private func run(
        share: Int, _ body: (UInt64, UIWindow, EventGenerator) throws -> (problems: [String], trace: [String])
    ) throws {
        StageDisplays.open()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let generator = try EventGenerator(window: window)
        for sequence in 0..<max(1, ListModelTests.steps / share / ListModelTests.stepsPerSequence) {
            let seed = ListModelTests.firstSeed &+ UInt64(sequence)
            let (problems, trace) = try body(seed, window, generator)
            // The first failure is enough.
            let report = problems.prefix(4) + ["after step \(trace.count):"] + trace.suffix(3)
            try #require(problems.isEmpty, "seed \(seed): \(report.joined(separator: "\n"))")
        }
    }
}
