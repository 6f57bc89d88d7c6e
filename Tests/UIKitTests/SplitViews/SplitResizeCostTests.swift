import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of the cost of resizing a window with a split view.
@MainActor @Suite(.serialized) struct SplitResizeCostTests {
    /// A list of rows that counts its layouts.
    final class List: UITableViewController {
        final class Table: UITableView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }

        override func loadView() {
            let table = Table(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
            table.dataSource = self
            table.delegate = self
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            view = table
        }

        var layouts: Int { (view as? Table)?.layouts ?? 0 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test("SP-18: from 1400 to 300 points and back, each size is one frame within 16 ms, with few layouts")
    func dragging() throws {
        let stage = try SplitStage(.tripleColumn, width: 1280)
        let lists = (0..<3).map { _ in List(style: .plain) }
        for (list, column) in zip(lists, [UISplitViewController.Column.primary, .supplementary, .secondary]) {
            stage.split.setViewController(nil, for: column)
            stage.split.setViewController(list, for: column)
        }
        try stage.resize(to: 1400)
        stage.settle()
        // A warm-up, in which the views of all columns are made.
        try stage.resize(to: 300)
        try stage.resize(to: 1400)
        stage.settle()
        // 120 sizes in 2 seconds are a quick drag.
        let widths = (0...60).map { 1400 - CGFloat($0) * 1100 / 60 }
        var times: [Duration] = []
        var layouts: [Int] = []
        for width in widths + widths.reversed() {
            let before = lists.map(\.layouts)
            let clock = ContinuousClock()
            let start = clock.now
            try stage.generator.windowResize(to: CGSize(width: width.rounded(), height: 600))
            stage.server.serve(for: 1.0 / 60)
            times.append(clock.now - start)
            layouts.append(zip(lists, before).map { $0.layouts - $1 }.max() ?? 0)
        }
        #expect(!stage.split.isCollapsed && stage.frame(lists[2]).maxX == 1400)
        layouts.sort()
        #expect(layouts[layouts.count / 2] <= 2, "layouts of a list in an ordinary frame")
        #expect(layouts[layouts.count - 1] <= 6, "layouts of a list when columns join or part")
        times.sort()
        #if DEBUG
        // Unoptimized code is an order of magnitude slower.
        #expect(times[times.count / 2] < .milliseconds(160))
        #else
        print("resize frames: median \(times[times.count / 2]), worst \(times[times.count - 1])")
        #expect(times[times.count - 1] < .milliseconds(16))
        #endif
    }
}
