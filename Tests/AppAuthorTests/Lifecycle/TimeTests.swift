import Testing
import UIKit
import UIKitTesting

/// A search that begins when the user pauses typing, and whose results arrive later.
@MainActor private final class Search {
    private(set) var results: [String] = []
    private(set) var count = 0
    private var timer: Timer?
    private let index = ["apple", "apricot", "banana"]

    func type(_ text: String) {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.find(text) }
        }
    }

    private func find(_ text: String) {
        count += 1
        Task {
            await Task.yield()
            results = index.filter { $0.hasPrefix(text) }
        }
    }
}

/// A countdown that a repeating timer runs.
@MainActor private final class Countdown {
    private(set) var rest = 3
    private(set) var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] timer in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.rest -= 1
                if self.rest == 0 { self.timer?.invalidate() }
            }
        }
    }
}

@MainActor @Suite(.serialized) struct TimeTests {
    @Test func aTimerRepeatsUntilItIsInvalidated() throws {
        let generator = try EventGenerator(viewController: UIViewController())
        let countdown = Countdown()
        countdown.start()
        try generator.wait(until: "the countdown is over") { countdown.rest == 0 }
        try generator.wait(0.1)
        #expect(countdown.rest == 0 && countdown.timer?.isValid == false)
    }

    @Test func aSearchWaitsForAPauseAndForItsResults() async throws {
        let generator = try EventGenerator(viewController: UIViewController())
        let search = Search()
        for text in ["a", "ap", "app"] { search.type(text) }
        try await generator.settle(until: "the results are shown") { !search.results.isEmpty }
        #expect(search.results == ["apple"] && search.count == 1)
    }

    @Test func aBlockOfTheMainQueueRunsWhileTheTestSettles() async throws {
        let generator = try EventGenerator(viewController: UIViewController())
        let label = UILabel()
        DispatchQueue.global().async {
            let text = "loaded"
            DispatchQueue.main.async { MainActor.assumeIsolated { label.text = text } }
        }
        try await generator.settle(until: "the text is loaded") { label.text == "loaded" }
    }

    @Test func aConditionThatIsNeverMetIsNamed() async throws {
        let generator = try EventGenerator(viewController: UIViewController())
        let error = #expect(throws: TimeoutError.self) {
            try generator.wait(until: "pigs fly", timeout: 60) { false }
        }
        #expect(error?.description.contains("60.0 s, waiting until pigs fly") == true)
        #expect(error?.description.contains("TimeTests.swift:") == true && error?.timeout == 60)
        let other = await #expect(throws: TimeoutError.self) {
            try await generator.settle(until: "pigs fly", timeout: 0.05) { false }
        }
        #expect(other?.condition == "pigs fly")
    }

    @Test func aLongWaitCostsNoTime() throws {
        let generator = try EventGenerator(viewController: UIViewController())
        let start = ContinuousClock.now
        try generator.wait(3600)
        #expect(ContinuousClock.now - start < .seconds(60))
    }
}
