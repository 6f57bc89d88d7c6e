import UIKit

/// Measures the memory of a view in a window, as the growth of the resident set per view.
@MainActor enum MemorySeries {
    static func run(_ bench: Bench) {
        // Nothing is freed until the end, because memory that is reused does not increase the resident set.
        var stages: [Stage] = []
        defer { for stage in stages { stage.close() } }
        func resident(_ count: Int, _ make: () -> UIView) -> Double {
            let (stage, bytes) = fill(count, make)
            stages.append(stage)
            return bytes
        }
        // Allocate what only the first views need, such as caches, before the measurement.
        _ = resident(1000) { UIView() }
        _ = resident(1000) { label(0) }
        for size in bench.sizes(10_000, 100_000) {
            bench.add("memory: view", size: size, resident(size) { UIView() }, .bytes)
        }
        for size in bench.sizes(10_000, 100_000) {
            var number = 0
            let value = resident(size) {
                number += 1
                return label(number)
            }
            bench.add("memory: label, never painted", size: size, value, .bytes)
        }
    }

    private static func label(_ number: Int) -> UILabel {
        let label = UILabel()
        label.text = "\(number)"
        return label
    }

    /// Creates a stage with `count` views, and returns it with the number of resident bytes per view.
    private static func fill(_ count: Int, _ make: () -> UIView) -> (Stage, Double) {
        let stage = Stage()
        stage.makeFrame()
        let before = residentBytes()
        for index in 0..<count {
            let view = make()
            // Place the views outside the visible area, so that no backing stores are included.
            view.frame = CGRect(
                x: 1000 + CGFloat(index % 100) * 32, y: CGFloat(index / 100) * 16, width: 32, height: 16)
            stage.root.addSubview(view)
        }
        stage.makeFrame()
        let after = residentBytes()
        return (stage, Double(max(0, after - before)) / Double(count))
    }

    private static func residentBytes() -> Int {
        let text = FileManager.default.contents(atPath: "/proc/self/statm").map { String(decoding: $0, as: UTF8.self) }
        let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
