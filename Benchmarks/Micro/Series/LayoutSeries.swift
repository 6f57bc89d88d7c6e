import UIKit

/// Measures the layout of views whose size changed, and the layout of a single view among many.
@MainActor enum LayoutSeries {
    /// A view that stacks its subviews vertically, each as wide as the view itself.
    private final class Stack: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            for (index, view) in subviews.enumerated() {
                view.frame = CGRect(x: 0, y: CGFloat(index), width: bounds.width, height: 1)
            }
        }
    }

    /// A view whose subview fills it except for a small horizontal inset.
    private final class Nest: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            for view in subviews { view.frame = bounds.insetBy(dx: 0.1, dy: 0) }
        }
    }

    static func run(_ bench: Bench) {
        for size in bench.sizes(1000, 10_000, 100_000) {
            let stage = Stage()
            let stack = Stack(frame: stage.root.bounds)
            stage.root.addSubview(stack)
            for _ in 0..<size { stack.addSubview(UIView()) }
            stage.makeFrame()
            bench.measure("layout: resize a view with many subviews", size: size) { index in
                stack.bounds.size.width = 400 + CGFloat(index % 2)
                stage.scene.updateNow()
            }
            stage.makeFrame()
            let one = stack.subviews[size / 2]
            bench.measure("layout: one subview only", size: size) { _ in
                one.setNeedsLayout()
                stage.scene.updateNow()
            }
            stage.close()
        }
        // Deeper trees would need a larger stack, on iOS as well.
        for size in bench.sizes(100, 1000) {
            let stage = Stage()
            let top = Nest(frame: stage.root.bounds)
            var last: UIView = top
            stage.root.addSubview(top)
            for _ in 1..<size {
                let view = Nest(frame: last.bounds)
                last.addSubview(view)
                last = view
            }
            stage.makeFrame()
            bench.measure("layout: resize nested views", size: size) { index in
                top.bounds.size.width = 400 + CGFloat(index % 2)
                stage.scene.updateNow()
            }
            stage.makeFrame()
            bench.measure("layout: innermost view only", size: size) { _ in
                last.setNeedsLayout()
                stage.scene.updateNow()
            }
            stage.close()
        }
    }
}
