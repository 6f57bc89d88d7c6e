import SystemSupport
import Synchronization
import Testing

@Suite struct DiagnosticReporterTests {
    private final class Log: Sendable {
        private let texts = Mutex<[String]>([])
        func add(_ text: String) { texts.withLock { $0.append(text) } }
        var all: [String] { texts.withLock { $0 } }
    }

    @Test func reportsEachTextOnce() {
        let (reporter, log) = (DiagnosticReporter(), Log())
        reporter.withReports(to: log.add) {
            for text in ["a", "b", "a", "b", "c"] { reporter.report(text) }
        }
        #expect(log.all == ["a", "b", "c"])
    }

    @Test("of messages with the same key, the first is reported")
    func reportsEachKeyOnce() {
        let (reporter, log) = (DiagnosticReporter(), Log())
        reporter.withReports(to: log.add) {
            for number in 0..<3 { reporter.report("View.width") { "the width is \(number)" } }
        }
        #expect(log.all == ["the width is 0"])
    }

    @Test func theNumberOfMessagesIsLimited() {
        let (reporter, log) = (DiagnosticReporter(maximumCount: 2), Log())
        reporter.withReports(to: log.add) {
            for number in 0..<5 { reporter.report("\(number)") }
        }
        #expect(log.all == ["0", "1"])
    }

    @Test("a receiver also receives what was reported before")
    func receiversStartWithoutHistory() {
        let (reporter, outer, inner) = (DiagnosticReporter(), Log(), Log())
        reporter.withReports(to: outer.add) {
            reporter.report("a")
            reporter.withReports(to: inner.add) { reporter.report("a") }
            reporter.report("a")
        }
        #expect(outer.all == ["a"] && inner.all == ["a"])
    }
}
