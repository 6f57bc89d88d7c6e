import Testing
import UIKitTesting

@testable import UIKit

/// Snapshot tests of scroll views, with the light appearance on the left and the dark one on the right.
@MainActor @Suite(.serialized) struct ScrollSnapshotTests {
    private typealias Change = @MainActor (UIScrollView) -> Void
    private static let cell = CGSize(width: 140, height: 120)

    /// Compares a grid of scroll views with its stored image. The changes are made when the views are visible.
    private func check(_ name: String, _ scale: Int, content: CGSize, _ rows: [[Change]]) throws {
        StageDisplays.open()
        let cell = ScrollSnapshotTests.cell
        let half = CGSize(
            width: (cell.width + 10) * CGFloat(rows[0].count) + 10,
            height: (cell.height + 10) * CGFloat(rows.count) + 10)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: half.width * 2, height: half.height))
        var pending: [(UIScrollView, Change)] = []
        for (index, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
            let side = UIView(frame: CGRect(origin: CGPoint(x: half.width * CGFloat(index), y: 0), size: half))
            side.overrideUserInterfaceStyle = style
            side.backgroundColor = .systemBackground
            window.addSubview(side)
            for (row, changes) in rows.enumerated() {
                for (column, change) in changes.enumerated() {
                    let view = UIScrollView(
                        frame: CGRect(
                            x: 10 + (cell.width + 10) * CGFloat(column), y: 10 + (cell.height + 10) * CGFloat(row),
                            width: cell.width, height: cell.height))
                    fill(view, content)
                    side.addSubview(view)
                    pending.append((view, change))
                }
            }
        }
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        for (view, change) in pending { change(view) }
        try assertSnapshot(of: window, named: "\(name)@\(scale)x", scale: CGFloat(scale))
    }

    private func fill(_ view: UIScrollView, _ size: CGSize) {
        view.backgroundColor = .secondarySystemBackground
        view.contentSize = size
        for index in 0..<Int(size.height / 24) {
            let label = UILabel(frame: CGRect(x: 8, y: index * 24, width: Int(size.width) - 16, height: 24))
            label.text = "Row \(index + 1)"
            view.addSubview(label)
        }
    }

    @Test(
        "bars: after scrolling, near the pointer, held; at the end, stretched; styles; rounded; insets",
        arguments: [1, 2])
    func bars(scale: Int) throws {
        func pose(_ change: @escaping Change) -> Change {
            { view in
                view.contentOffset = CGPoint(x: 40, y: 130)
                view.flashScrollIndicators()
                change(view)
                view.bars?.update()
            }
        }
        try check(
            "bars", scale, content: CGSize(width: 240, height: 480),
            [
                [
                    pose { _ in }, pose { $0.bars?.vertical.isExpanded = true },
                    pose { $0.bars?.horizontal.isHeld = true },
                ],
                [
                    pose { $0.contentOffset = CGPoint(x: 100, y: 360) },
                    pose { $0.contentOffset = CGPoint(x: -30, y: 400) }, pose { $0.indicatorStyle = .black },
                ],
                [
                    pose { $0.indicatorStyle = .white }, pose { $0.layer.cornerRadius = 16 },
                    pose {
                        $0.showsHorizontalScrollIndicator = false
                        $0.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 6)
                    },
                ],
            ])
    }

    @Test("refresh controls: pulled a little, further, refreshing; with a title; colored", arguments: [1, 2])
    func refreshing(scale: Int) throws {
        func pose(_ offset: CGFloat, title: String? = nil, _ change: @escaping (UIRefreshControl) -> Void = { _ in })
            -> Change
        {
            { view in
                let control = UIRefreshControl()
                control.attributedTitle = title.map { NSAttributedString(string: $0) }
                view.refreshControl = control
                change(control)
                view.contentOffset.y = offset
            }
        }
        try check(
            "refreshing", scale, content: CGSize(width: 140, height: 480),
            [
                [pose(-20), pose(-50), pose(-60) { $0.beginRefreshing() }],
                [
                    pose(-30, title: "Loading"), pose(-60, title: "Loading") { $0.beginRefreshing() },
                    pose(-90) {
                        $0.tintColor = .systemOrange
                        $0.beginRefreshing()
                    },
                ],
            ])
    }
}
