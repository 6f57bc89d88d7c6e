import DisplayServer
import Testing
import UIKit

/// Tests of controls that animate to a new value.
@MainActor @Suite(.serialized) struct ControlMotionTests {
    @Test("with `animated` a control has its value at once and shows it by and by; it ends at what it shows without")
    func motion() {
        let cases: [(view: UIView, change: @MainActor (UIView, Bool) -> Void)] = [
            (UISwitch(), { ($0 as? UISwitch)?.setOn(true, animated: $1) }),
            (UISlider(), { ($0 as? UISlider)?.setValue(0.8, animated: $1) }),
            (UIProgressView(), { ($0 as? UIProgressView)?.setProgress(0.8, animated: $1) }),
        ]
        for (view, change) in cases {
            WidgetStage.run { stage in
                stage.add(view, CGRect(x: 10, y: 10, width: 120, height: 40))
                let before = stage.pixels().values
                change(view, true)
                #expect((view as? UISwitch)?.isOn != false)
                stage.server.processPendingEvents()
                #expect(stage.pixels().values == before)
                stage.server.serve(for: 0.1)
                let middle = stage.pixels().values
                #expect(middle != before)
                #expect(middle == stage.repaintedPixels())
                stage.server.serve(for: 0.2)
                let after = stage.pixels().values
                #expect(after != middle && after != before)
                #expect(stage.server.frameClock.dueTime == nil)
                view.removeFromSuperview()
                let other: UIView = view is UISwitch ? UISwitch() : view is UISlider ? UISlider() : UIProgressView()
                change(other, false)
                stage.add(other, view.frame)
                #expect(stage.pixels().values == after)
            }
        }
    }
}
