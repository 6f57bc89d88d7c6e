import UIKit

/// Finding the view at one point.
@MainActor enum HitTestSeries {
    static func run(_ bench: Bench) {
        for size in bench.sizes(1000, 10_000, 100_000) {
            let stage = Stage()
            Stage.grid(size, in: stage.root.bounds) { _, frame in stage.root.addSubview(UIView(frame: frame)) }
            measure(bench, "hit-test: all views are siblings", size, stage)
            stage.close()
        }
        for size in bench.sizes(1000, 10_000, 100_000) {
            let stage = Stage()
            fill(stage.root, with: size)
            measure(bench, "hit-test: a tree, ten views in each", size, stage)
            stage.close()
        }
    }

    /// At the first of the siblings, which is asked last: no point takes longer.
    private static func measure(_ bench: Bench, _ name: String, _ size: Int, _ stage: Stage) {
        // Within the smallest view, and not on the line between two.
        let point = CGPoint(x: 0.3, y: 0.3)
        guard let hit = stage.window.hitTest(point, with: nil), hit !== stage.root, hit.subviews.isEmpty else {
            preconditionFailure("\(name): no view was hit")
        }
        bench.measure(name, size: size) { _ in _ = stage.window.hitTest(point, with: nil) }
    }

    /// Puts ten views into a view, and ten into each of them, until there are so many that have none.
    private static func fill(_ view: UIView, with count: Int) {
        Stage.grid(min(10, count), in: view.bounds) { _, frame in
            let part = UIView(frame: frame)
            view.addSubview(part)
            if count > 10 { fill(part, with: count / 10) }
        }
    }
}
