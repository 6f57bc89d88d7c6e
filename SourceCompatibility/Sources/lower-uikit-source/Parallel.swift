import Foundation

/// Runs work on several threads whose stacks are large enough for the parser.
enum Parallel {
    private final class Results<Result: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var next = 0
        private var values: [Result?]

        init(_ count: Int) { values = Array(repeating: nil, count: count) }

        func takeIndex() -> Int? {
            lock.withLock {
                defer { next += 1 }
                return next < values.count ? next : nil
            }
        }

        func store(_ value: Result, at index: Int) { lock.withLock { values[index] = value } }

        var all: [Result] { lock.withLock { values.compactMap { $0 } } }
    }

    /// Returns the results of transforming all elements, in the order of the elements.
    static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let results = Results<Result>(elements.count)
        let count = min(ProcessInfo.processInfo.activeProcessorCount, elements.count)
        let group = DispatchGroup()
        for _ in 0..<count {
            group.enter()
            let thread = Thread {
                while let index = results.takeIndex() { results.store(transform(elements[index]), at: index) }
                group.leave()
            }
            thread.stackSize = 64 << 20
            thread.start()
        }
        group.wait()
        return results.all
    }
}
