import UIKit

/// Measures hit testing at one point.
@MainActor enum HitTestSeries {
    static func run(_ bench: Bench) {
        for size in bench.sizes(1000, 10_000, 100_000) {
            let stage = Stage()
            Stage.grid(size, in: stage.root.bounds) { _, frame in stage.root.addSubview(UIView(frame: frame)) }
            measure(bench, "hit-test: siblings", size, stage)
            stage.close()
        }
        for size in bench.sizes(1000, 10_000, 100_000) {
            let stage = Stage()
            fill(stage.root, with: size)
            measure(bench, "hit-test: tree, ten subviews per view", size, stage)
            stage.close()
        }
    }

    /// Measures a point in the first sibling, which hit testing visits last: the worst case.
    private static func measure(_ bench: Bench, _ name: String, _ size: Int, _ stage: Stage) {
        // A point inside the smallest view, away from the borders between views.
        let point = CGPoint(x: 0.3, y: 0.3)
        guard let hit = stage.window.hitTest(point, with: nil), hit !== stage.root, hit.subviews.isEmpty else {
            preconditionFailure("\(name): no view was hit")
        }
        bench.measure(name, size: size) { _ in _ = stage.window.hitTest(point, with: nil) }
    }

    /// Adds ten views to a view, and recursively ten views to each of them, until there are `count` leaf views.
    private static func fill(_ view: UIView, with count: Int) {
        Stage.grid(min(10, count), in: view.bounds) { _, frame in
            let part = UIView(frame: frame)
            view.addSubview(part)
            if count > 10 { fill(part, with: count / 10) }
        }
    }
}
