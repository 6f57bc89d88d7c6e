import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of the taps that count as one sequence (TE-10).
@MainActor @Suite(.serialized) struct TapCountTests {
    /// Returns a window at a level, with a view that logs the tap counts of its touches.
    private func window(in stage: WidgetStage, level: UIWindow.Level) -> (UIWindow, TapCountView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.windowScene = stage.window.windowScene
        window.windowLevel = level
        let view = TapCountView(frame: window.bounds)
        window.addSubview(view)
        window.isHidden = false
        stage.show()
        return (window, view)
    }

    @Test func tapsInDifferentWindowsCountSeparately() {
        WidgetStage.run { stage in
            let (back, backView) = window(in: stage, level: .normal)
            let (front, frontView) = window(in: stage, level: .alert)
            let point = CGPoint(x: 50, y: 50)
            stage.click(point)
            stage.click(point)
            #expect(frontView.counts == [1, 2])
            front.isHidden = true
            stage.click(point)
            #expect(backView.counts == [1])
            stage.click(point)
            #expect(backView.counts == [1, 2])
            back.isHidden = true
        }
    }

    @Test func newGeneratorStartsNewTapCount() throws {
        try WidgetStage.run { stage in
            let (window, view) = window(in: stage, level: .normal)
            try EventGenerator(window: window).fingerTap(at: view)
            try EventGenerator(window: window).fingerTap(at: view)
            #expect(view.counts == [1, 1])
            let generator = try EventGenerator(window: window)
            try generator.fingerTap(at: view)
            try generator.fingerTap(at: view)
            #expect(view.counts == [1, 1, 1, 2])
            window.isHidden = true
        }
    }
}

private final class TapCountView: UIView {
    var counts: [Int] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
    }
}
