import DisplayServer
import Testing

@testable import UIKit
import UIKitTesting

/// Sends random input to scroll views that an app changes at random, and checks what applies to every movement.
@MainActor @Suite(.serialized) struct ScrollViewModelTests {
    /// The number of events and requests. The environment variable `UIKIT_SCROLL_INPUTS` overrides the default.
    private static let inputs =
        ProcessInfo.processInfo.environment["UIKIT_SCROLL_INPUTS"].flatMap { Int($0) } ?? 10_000
    /// The number of gestures and requests between two moments of rest.
    private static let gesturesPerSequence = 25
    /// The seed of the first sequence. The environment variable `UIKIT_FUZZ_FIRST` overrides it.
    private static let firstSeed =
        ProcessInfo.processInfo.environment["UIKIT_FUZZ_FIRST"].flatMap { UInt64($0) } ?? 1

    @Test(
        "SC-12…SC-20, SC-36, SC-43, SC-53: after random input each movement has ended once, and nothing moves",
        arguments: [1, 1.5] as [CGFloat])
    func randomInput(scale: CGFloat) throws {
        let oldReport = ResponderDiagnostics.report
        ResponderDiagnostics.report = { _ in }
        defer { ResponderDiagnostics.report = oldReport }
        let server = StageDisplays.open(HeadlessServer(screenSize: CGSize(width: 500, height: 400), scale: scale))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 240))
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let generator = try EventGenerator(window: window)
        var counts: [String: Int] = [:]
        var sequence: UInt64 = 0
        var inputs = 0
        while inputs < ScrollViewModelTests.inputs / 2 {
            let seed = (ScrollViewModelTests.firstSeed &+ sequence) &* 2 &+ (scale == 1 ? 0 : 1)
            let input = RandomScrollInput(window: window, generator: generator, seed: seed)
            for _ in 0..<ScrollViewModelTests.gesturesPerSequence {
                try input.perform()
                if !input.problems.isEmpty { break }
            }
            let isAtRest = try input.rest()
            let problems = input.problems
            // The first failure is enough.
            try #require(
                isAtRest && server.frameClock.dueTime == nil && problems.isEmpty,
                "seed \(seed), at rest: \(isAtRest), \(problems.prefix(3)), after \(input.trace.suffix(80))")
            for subject in input.subjects { counts.merge(subject.model.counts) { $0 + $1 } }
            input.removeViews()
            inputs += input.count
            sequence += 1
        }
        // All kinds of movements have occurred.
        for call in ["didEndDragging(true)", "didEndDecelerating", "didEndScrollingAnimation", "didEndZooming"] {
            let count = counts[call, default: 0]
            #expect(sequence < 20 || count > 5, "\(call) was called \(count) times")
        }
    }
}
