import UIKit

/// Measures the frames of a split view that is resized, and of pushes of controllers with many views.
@MainActor enum ContainerSeries {
    static func run(_ bench: Bench) {
        resizedSplitView(bench)
        pushes(bench)
    }

    /// Frames of a window with three columns of lists that is dragged from 1400 to 300 points and back, through sizes
    /// in which the columns join and part.
    private static func resizedSplitView(_ bench: Bench) {
        let size = bench.sizes(1000)[0]
        let stage = Stage(size: CGSize(width: 1400, height: 600))
        let split = UISplitViewController(style: .tripleColumn)
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            split.setViewController(RowsController(count: size), for: column)
        }
        stage.window.rootViewController = split
        stage.makeFrame()
        var times: [Double] = []
        let widths = (0...60).map { (1400 - CGFloat($0) * 1100 / 60).rounded() }
        for round in 0...bench.repetitions {
            for width in widths + widths.reversed() {
                let time = Bench.time {
                    stage.window.frame.size.width = width
                    stage.makeFrame()
                }
                // In the first round the views of all columns are made.
                if round > 0 { times.append(time) }
            }
        }
        times.sort()
        bench.add("containers: a frame of a resized split view", size: size, times[times.count / 2] * 1e6, .microseconds)
        bench.add(
            "containers: a frame of a resized split view, slowest", size: size, (times.last ?? 0) * 1e6, .microseconds)
        stage.window.rootViewController = nil
        stage.close()
    }

    /// The time from a push to the end of its first frame. The controller and its views are made meanwhile.
    private static func pushes(_ bench: Bench) {
        for size in bench.sizes(10, 200, 1000) {
            let stage = Stage()
            let navigation = UINavigationController(rootViewController: UIViewController())
            stage.window.rootViewController = navigation
            stage.makeFrame()
            var times: [Double] = []
            for round in 0...bench.repetitions {
                let time = Bench.time {
                    navigation.pushViewController(LabelsController(count: size), animated: true)
                    stage.makeFrame()
                }
                // The first push fills caches.
                if round > 0 { times.append(time) }
                stage.server.serve(for: 1)
                navigation.popViewController(animated: false)
                stage.makeFrame()
            }
            bench.add("containers: the first frame of a push", size: size, Bench.median(times) * 1e6, .microseconds)
            stage.window.rootViewController = nil
            stage.close()
        }
    }
}
