import Foundation
import Synchronization
import Testing

@testable import UIKit

/// Tests that debug builds report each missing image once.
@MainActor @Suite(.serialized) struct ImageDiagnosticsTests {
    @Test func reportsMissingSymbolsAndImagesOnce() {
        let lines = ReportLog()
        let name = "no.such.symbol.\(UUID().uuidString)"
        ImageDiagnostics.reporter.withReports(to: { lines.add($0) }) {
            for _ in 0..<3 {
                #expect(UIImage(systemName: name) == nil)
                #expect(UIImage(named: name) == nil)
            }
            #expect(UIImage(systemName: "plus") != nil)
        }
        #if DEBUG
        let mine = lines.all.filter { $0.contains(name) }
        #expect(mine.count == 2)
        #expect(mine.first?.contains("systemName") == true && mine.last?.contains("UIImage(named:)") == true)
        #else
        #expect(lines.all.isEmpty)
        #endif
    }

    private final class ReportLog: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }
}
