import UIKit

/// Measures layout with constraints, and the same layout with frames.
@MainActor enum ConstraintSeries {
    static func run(_ bench: Bench) {
        nesting(bench)
        nestedStacks(bench)
        resizing(bench)
        cells(bench)
        selfSizing(bench)
        oneConstant(bench)
    }

    // MARK: Nesting

    /// A resize of views within each other. The cost per view does not depend on the depth.
    private static func nesting(_ bench: Bench) {
        for depth in bench.sizes(50, 100) {
            let stage = Stage()
            let top = UIView(frame: stage.root.bounds)
            stage.root.addSubview(top)
            var outer = top
            for _ in 0..<depth {
                let inner = UIView()
                inner.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(inner)
                NSLayoutConstraint.activate([
                    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1),
                    inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -1),
                    inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
                    inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -1),
                ])
                outer = inner
            }
            stage.makeFrame()
            bench.measure("constraints: resize nested views", size: depth) { step in
                top.bounds.size.width = 400 + CGFloat(step % 2)
                stage.scene.updateNow()
            }
            stage.close()
        }
    }

    /// A resize of stack views of three views within each other.
    private static func nestedStacks(_ bench: Bench) {
        for depth in [4, 8] {
            let stage = Stage()
            let top = UIView(frame: stage.root.bounds)
            stage.root.addSubview(top)
            var stack = UIStackView()
            fill(top, with: stack)
            for level in 0..<depth {
                let inner = UIStackView()
                inner.axis = level % 2 == 0 ? .vertical : .horizontal
                stack.spacing = 4
                for view in [sized(20, 10), inner, sized(20, 10)] { stack.addArrangedSubview(view) }
                stack = inner
            }
            stack.addArrangedSubview(sized(20, 10))
            stage.makeFrame()
            bench.measure("constraints: resize nested stack views", size: depth) { step in
                top.bounds.size.width = 600 + CGFloat(step % 2)
                stage.scene.updateNow()
            }
            stage.close()
        }
    }

    // MARK: Resizing

    /// A column of rows with a label and two columns, with constraints and with frames.
    private static func resizing(_ bench: Bench) {
        measureRows(bench, ["constraints: resize rows with frames", "constraints: resize rows"]) { page, _, step in
            page.bounds.size.width = 700 + CGFloat(step % 50)
        }
    }

    // MARK: Cells

    /// The creation and first layout of a cell with 14 views.
    private static func cells(_ bench: Bench) {
        let kinds: [(String, @MainActor () -> FeedCell)] = [
            ("with frames", FramedCell.init), ("with constraints", ConstrainedCell.init),
            ("with stack views", StackedCell.init),
        ]
        for (name, make) in kinds {
            let stage = Stage()
            var cell: UIView?
            bench.measure("constraints: a cell \(name)", size: 14) { _ in
                cell?.removeFromSuperview()
                let new = make()
                new.frame = CGRect(x: 0, y: 0, width: 360, height: 200)
                stage.root.addSubview(new)
                stage.scene.updateNow()
                cell = new
            }
            stage.close()
        }
        let framed = FramedCell()
        bench.measure("constraints: height of a cell with frames", size: 14) { step in
            framed.update(step)
            _ = framed.sizeThatFits(CGSize(width: 360, height: 0))
        }
        for (name, cell) in [("with constraints", ConstrainedCell()), ("with stack views", StackedCell())] {
            bench.measure("constraints: height of a cell \(name)", size: 14) { step in
                cell.update(step)
                _ = cell.systemLayoutSizeFitting(
                    CGSize(width: 360, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
            }
        }
    }

    /// A notch of the wheel over cells that determine their heights themselves and are created when they appear.
    private static func selfSizing(_ bench: Bench) {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let list = SelfSizingList(frame: stage.root.bounds)
        stage.root.addSubview(list)
        stage.makeFrame()
        var times: [Double] = []
        let count = bench.sizes(1000)[0]
        while list.lastIndex < count - 1, times.count < 10 * count {
            times.append(
                Bench.time {
                    list.contentOffset.y += 48
                    stage.makeFrame()
                })
        }
        times.sort()
        bench.add(
            "constraints: a notch over self-sizing cells, 99 %", size: count, times[times.count * 99 / 100] * 1e6,
            .microseconds)
        bench.add(
            "constraints: a notch over self-sizing cells, longest", size: count, (times.last ?? 0) * 1e6,
            .microseconds)
        stage.close()
    }

    // MARK: One constant

    /// A constant that changes in each frame, among many views.
    private static func oneConstant(_ bench: Bench) {
        measureRows(bench, ["constraints: animate one view's frame", "constraints: animate one view"]) {
            page, size, step in
            page.moveLabel(at: size / 8, to: CGFloat(step % 40))
        }
    }

    // MARK: Parts

    /// Measures changes of a page of rows: first with frames, then with constraints.
    private static func measureRows(
        _ bench: Bench, _ names: [String], change: (_ page: RowsPage, _ size: Int, _ step: Int) -> Void
    ) {
        for size in bench.sizes(1000) {
            for (name, page) in zip(names, [FramedRows(count: size / 4), ConstrainedRows(count: size / 4)]) {
                let stage = Stage()
                page.frame = stage.root.bounds
                stage.root.addSubview(page)
                stage.makeFrame()
                bench.measure(name, size: size) { step in
                    change(page, size, step)
                    stage.scene.updateNow()
                }
                stage.close()
            }
        }
    }

    private static func fill(_ view: UIView, with subview: UIView) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
        NSLayoutConstraint.activate([
            subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            subview.topAnchor.constraint(equalTo: view.topAnchor),
            subview.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private static func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView()
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: width),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: height),
        ])
        return view
    }
}
