import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Tests of geometry that is set on the layer of a view (GE-10).
@MainActor @Suite(.serialized) struct LayerGeometryTests {
    @MainActor private final class Tree {
        let stage = WidgetStage()
        let outer = CountingView()
        let inner = CountingView()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

        init() {
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            inner.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
            inner.addSubview(content)
            outer.addSubview(inner)
            stage.add(outer, CGRect(x: 0, y: 0, width: 200, height: 100))
            reset()
        }

        func reset() {
            stage.show()
            outer.layouts = 0
            inner.layouts = 0
        }

        /// Returns the numbers of layouts of the outer and the inner view since the last call.
        func layouts() -> [Int] {
            stage.show()
            defer { reset() }
            return [outer.layouts, inner.layouts]
        }
    }

    @Test func layerSizeChangeLaysOutViewAndSuperview() {
        let tree = Tree()
        defer { tree.stage.end() }
        tree.inner.layer.bounds.size = CGSize(width: 60, height: 30)
        #expect(tree.layouts() == [1, 1] && tree.content.frame.size == CGSize(width: 60, height: 30))
        tree.inner.layer.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
        #expect(tree.layouts() == [1, 1] && tree.content.frame.size == CGSize(width: 80, height: 40))
        #expect(tree.inner.frame == CGRect(x: 20, y: 20, width: 80, height: 40))
        tree.inner.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(tree.layouts() == [1, 1] && tree.content.frame.size == CGSize(width: 40, height: 20))
    }

    @Test func layerPositionChangeLaysOutNothing() {
        let tree = Tree()
        defer { tree.stage.end() }
        tree.inner.layer.position.x += 10
        #expect(tree.layouts() == [0, 0])
        tree.inner.layer.frame.origin.y += 10
        #expect(tree.layouts() == [0, 0])
        tree.inner.layer.bounds.origin.y = 5
        #expect(tree.layouts() == [0, 1])
    }

    @Test func safeAreaFollowsLayer() {
        let tree = Tree()
        defer { tree.stage.end() }
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        tree.stage.window.rootViewController = controller
        tree.stage.show()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(view)
        tree.stage.show()
        #expect(view.safeAreaInsets.top == 30)
        view.layer.position.y += 20
        #expect(view.safeAreaInsets.top == 10)
        view.layer.frame.origin.y = 0
        #expect(view.safeAreaInsets.top == 30)
    }

    @Test func creatingViewRequestsNoLayout() {
        let view = LayoutRequestCountingView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.requests == 0 && view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}

private final class LayoutRequestCountingView: UIView {
    var requests = 0
    override func setNeedsLayout() {
        requests += 1
        super.setNeedsLayout()
    }
}
