import UIKit

/// Runs measurements and collects the results.
@MainActor final class Bench {
    private(set) var rows: [Row] = []
    private let isQuick: Bool

    init(_ options: Options) { isQuick = options.isQuick }

    /// Returns numbers of views, in ascending order. A quick run uses a hundredth of them.
    func sizes(_ sizes: Int...) -> [Int] { isQuick ? sizes.map { max(4, $0 / 100) } : sizes }

    /// The number of times that a measurement is repeated.
    var repetitions: Int { isQuick ? 3 : 9 }

    func add(_ name: String, size: Int, _ value: Double, _ unit: Row.Unit) {
        // Keep the rows with the same name together.
        let place = rows.lastIndex { $0.name == name }.map { $0 + 1 } ?? rows.count
        rows.insert(Row(name: name, size: size, value: value, unit: unit), at: place)
    }

    /// Measures the time of `body` and adds the result as a row.
    ///
    /// The method calls `body` in batches that take a few milliseconds each, and records the median of the batches.
    ///
    /// - Parameters:
    ///   - name: The name of the row.
    ///   - size: The number of views.
    ///   - body: The code to measure. Its argument is different in each call.
    func measure(_ name: String, size: Int, _ body: (Int) -> Void) {
        var next = 0
        func batch(_ count: Int) -> Double {
            let time = Bench.time { for index in next..<(next + count) { body(index) } }
            next += count
            return time
        }
        // The first calls fill caches.
        _ = batch(2)
        var count = 1
        let shortest = isQuick ? 0.0002 : 0.004
        while batch(count) < shortest, count < 1 << 20 { count *= 2 }
        let times = (0..<repetitions).map { _ in batch(count) / Double(count) }
        add(name, size: size, Bench.median(times) * 1e6, .microseconds)
    }

    /// Returns the duration of a call of `body`, in seconds.
    static func time(_ body: () -> Void) -> Double {
        let start = ContinuousClock.now
        body()
        let time = ContinuousClock.now - start
        return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }

    static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
