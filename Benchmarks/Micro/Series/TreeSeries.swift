import UIKit

/// Measures adding views to a window and removing them. The values are per view.
@MainActor enum TreeSeries {
    static func run(_ bench: Bench) {
        for size in bench.sizes(1000, 10_000, 100_000) {
            let stage = Stage()
            for _ in 0..<size { stage.root.addSubview(UIView()) }
            stage.makeFrame()
            let view = UIView()
            bench.measure("tree: add and remove the last view", size: size) { _ in
                stage.root.addSubview(view)
                view.removeFromSuperview()
            }
            stage.close()
        }
        for size in bench.sizes(1000, 10_000) {
            let stage = Stage()
            let views = (0..<size).map { _ in UIView() }
            cycle(bench, "tree: add many views, remove last to first", stage, views) {
                for view in views.reversed() { view.removeFromSuperview() }
            }
            cycle(bench, "tree: add many views, remove first to last", stage, views) {
                for view in views { view.removeFromSuperview() }
            }
            stage.close()
        }
        for size in bench.sizes(1000, 10_000, 100_000) {
            let stage = Stage()
            let group = UIView()
            for _ in 1..<size { group.addSubview(UIView()) }
            cycle(bench, "tree: add and remove a view with subviews", stage, [group], count: size) {
                group.removeFromSuperview()
            }
            stage.close()
        }
    }

    private static func cycle(
        _ bench: Bench, _ name: String, _ stage: Stage, _ views: [UIView], count: Int? = nil, remove: () -> Void
    ) {
        let times = (0..<bench.repetitions).map { _ in
            Bench.time {
                for view in views { stage.root.addSubview(view) }
                remove()
            }
        }
        let size = count ?? views.count
        bench.add(name, size: size, Bench.median(times) / Double(size) * 1e6, .microseconds)
    }
}
