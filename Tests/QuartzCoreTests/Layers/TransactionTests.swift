import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct TransactionTests {
    private final class Recorder: NSObject, CALayerDelegate {
        var requestedKeys: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            requestedKeys.append(event)
            return nil
        }
    }

    @Test func disabledActionsAreNotRequested() {
        let layer = CALayer()
        let recorder = Recorder()
        layer.delegate = recorder
        #expect(!CATransaction.disableActions())
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        CATransaction.setDisableActions(false)
        layer.zPosition = 1
        CATransaction.commit()
        layer.cornerRadius = 2
        CATransaction.commit()
        layer.shadowRadius = 5
        #expect(recorder.requestedKeys == ["zPosition", "shadowRadius"])
        #expect(layer.opacity == 0.5)
    }

    @Test func settingsApplyUntilTheirTransactionEnds() {
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.setAnimationDuration(-1)
        #expect(CATransaction.animationDuration() == 0)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func completionBlocksRunWhenTheirTransactionEnds() {
        var completions: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { completions.append("outer") }
        CATransaction.begin()
        #expect(CATransaction.completionBlock() == nil)
        CATransaction.setCompletionBlock { completions.append("inner") }
        CATransaction.flush()
        #expect(completions.isEmpty)
        CATransaction.commit()
        #expect(completions == ["inner"])
        CATransaction.commit()
        #expect(completions == ["inner", "outer"])
    }

    @Test func theImplicitTransactionEndsWithTheFrame() {
        let host = LayerHost.make(width: 10, height: 10)
        var hasRun = false
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { hasRun = true }
        #expect(CATransaction.disableActions())
        host.firstFrame()
        #expect(hasRun)
        #expect(!CATransaction.disableActions())
    }
}
