import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AnimationBlockTests {
    @Test("a block that animates only inner blocks does so after a nested call too")
    func onlyInnerBlocks() {
        WidgetStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20))
            UIView.animate(withDuration: 1) {
                AnimationBlock.animatesOnlyInnerBlocks {
                    AnimationBlock.animatesOnlyInnerBlocks { view.alpha = 0.5 }
                    view.center.x = 50
                }
                #expect(view.layer.animationKeys() == nil)
                view.center.y = 50
            }
            #expect(view.layer.animationKeys() == ["position"])
            stage.server.serve(for: 1.1)
        }
    }

    @Test("an animation ends if its view leaves the window before the first frame", arguments: [true, false])
    func removedBeforeTheFirstFrame(returns: Bool) {
        WidgetStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20))
            var results: [Bool] = []
            UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { results.append($0) })
            view.removeFromSuperview()
            // A view that returns within the same event has not left.
            if returns { stage.window.addSubview(view) }
            stage.server.serve(for: 0.5)
            #expect(results == (returns ? [] : [false]))
            #expect((view.layer.animationKeys() == nil) == !returns)
            stage.server.serve(for: 1)
            #expect(results == [returns])
        }
    }
}
