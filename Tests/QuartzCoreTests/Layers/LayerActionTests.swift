import QuartzCore
import Testing

@MainActor @Suite struct LayerActionTests {
    private final class Recorder: NSObject, CALayerDelegate, CAAction {
        var requests: [(key: String, value: CGPoint)] = []
        var runs: [(key: String, value: CGPoint)] = []
        var result: (any CAAction)?

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            requests.append((event, layer.position))
            return result
        }
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            runs.append((event, (anObject as? CALayer)?.position ?? .zero))
        }
    }

    private final class DefaultActionLayer: CALayer {
        static let recorder = Recorder()
        override class func defaultAction(forKey event: String) -> (any CAAction)? { recorder }
    }

    @Test func theActionIsRequestedBeforeTheChangeAndRunsAfterIt() {
        let layer = CALayer()
        let recorder = Recorder()
        recorder.result = recorder
        layer.delegate = recorder
        layer.position = CGPoint(x: 3, y: 4)
        #expect(recorder.requests.map(\.key) == ["position"])
        #expect(recorder.requests.first?.value == .zero)
        #expect(recorder.runs.first?.value == CGPoint(x: 3, y: 4))
    }

    @Test func settingAnEqualValueRequestsNoAction() {
        let layer = CALayer()
        let recorder = Recorder()
        layer.delegate = recorder
        layer.position = .zero
        layer.opacity = 1
        layer.backgroundColor = nil
        layer.contents = nil
        layer.bounds = .zero
        #expect(recorder.requests.isEmpty)
    }

    @Test func everyAnimatablePropertyRequestsItsActionOnce() {
        let layer = CALayer()
        let recorder = Recorder()
        layer.delegate = recorder
        layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.position = CGPoint(x: 1, y: 1)
        layer.anchorPoint = .zero
        layer.transform = CATransform3DMakeScale(2, 2, 2)
        layer.opacity = 0.5
        layer.isHidden = true
        layer.masksToBounds = true
        layer.isOpaque = true
        layer.backgroundColor = .black
        layer.cornerRadius = 1
        layer.borderWidth = 1
        layer.borderColor = .white
        layer.contents = testImage(width: 2, height: 2, isOpaque: true)
        layer.contentsScale = 2
        layer.contentsGravity = .center
        #expect(
            recorder.requests.map(\.key) == [
                "bounds", "position", "anchorPoint", "transform", "opacity", "hidden", "masksToBounds", "opaque",
                "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "contents", "contentsScale",
                "contentsGravity",
            ])
    }

    @Test func frameRequestsTheActionsOfBoundsAndPosition() {
        let layer = CALayer()
        let recorder = Recorder()
        layer.delegate = recorder
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(recorder.requests.map(\.key) == ["bounds", "position"])
    }

    @Test func theDelegatePrecedesActionsAndTheClass() {
        let layer = DefaultActionLayer()
        let delegate = Recorder()
        let listed = Recorder()
        #expect(layer.action(forKey: "position") === DefaultActionLayer.recorder)
        layer.actions = ["position": listed]
        #expect(layer.action(forKey: "position") === listed)
        #expect(layer.action(forKey: "bounds") === DefaultActionLayer.recorder)
        layer.delegate = delegate
        delegate.result = delegate
        #expect(layer.action(forKey: "position") === delegate)
    }

    @Test func nullEndsTheSearch() {
        let layer = DefaultActionLayer()
        let delegate = Recorder()
        layer.actions = ["position": NSNull()]
        #expect(layer.action(forKey: "position") == nil)
        delegate.result = NSNull()
        layer.delegate = delegate
        #expect(layer.action(forKey: "bounds") == nil)
    }
}

private func === (a: (any CAAction)?, b: AnyObject) -> Bool { (a as AnyObject?) === b }
