import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct TablePrefetchingTests {
    private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
        var log: [String] = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append("prefetch " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            log.append("cancel " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
        }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    @Test("PF-01: rows of the next page are announced once, nearest first, and canceled when the direction turns")
    func prefetching() throws {
        let prefetcher = Prefetcher()
        let stage = try TableStage { table, _ in table.prefetchDataSource = prefetcher }
        let table = stage.table
        func scroll(to y: CGFloat) {
            table.contentOffset.y = y
            table.layoutIfNeeded()
        }
        #expect(table.isPrefetchingEnabled && prefetcher.take() == [])
        scroll(to: 40)
        #expect(prefetcher.take() == ["prefetch 6 7 8 9 10"])
        scroll(to: 80)
        #expect(prefetcher.take() == ["prefetch 11"])
        scroll(to: 60)
        #expect(prefetcher.take() == ["cancel 7 8 9 10 11", "prefetch 0"])
        table.isPrefetchingEnabled = false
        scroll(to: 400)
        #expect(prefetcher.take() == [])
    }

    @Test("PF-01: at the end of the content and without rows, nothing is announced")
    func end() throws {
        let prefetcher = Prefetcher()
        let stage = try TableStage(rows: [10]) { table, _ in table.prefetchDataSource = prefetcher }
        stage.table.contentOffset.y = 200
        stage.table.layoutIfNeeded()
        stage.table.contentOffset.y = 220
        stage.table.layoutIfNeeded()
        #expect(prefetcher.take() == [])
        stage.source.rows = []
        stage.table.reloadData()
        stage.table.contentOffset.y = 10
        stage.table.layoutIfNeeded()
        #expect(prefetcher.take() == [])
    }

    @Test("PF-01: an object that reloads the data while it is told does no harm")
    func reloading() throws {
        final class Reloader: NSObject, UITableViewDataSourcePrefetching {
            var count = 0
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                count += 1
                tableView.reloadData()
            }
        }
        let reloader = Reloader()
        let stage = try TableStage { table, _ in table.prefetchDataSource = reloader }
        stage.table.contentOffset.y = 40
        try stage.generator.wait(0.1)
        #expect(reloader.count == 1 && stage.visible == ["0.1", "0.2", "0.3", "0.4", "0.5"])
    }
}
