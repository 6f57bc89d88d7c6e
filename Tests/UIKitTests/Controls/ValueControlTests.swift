import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Logs the events that a control sends, in order.
@MainActor final class ControlEventLog {
    var log: [String] = []

    init(_ control: UIControl) {
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
            (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
        }
    }

    var values: Int { log.count { $0 == "value" } }
}

@MainActor @Suite(.serialized) struct SwitchTests {
    private let stageStore = StageStore()

    private func stage() throws -> (Stage, UISwitch, ControlEventLog, EventGenerator) {
        let stage = stageStore.make()
        let control = stage.add(UISwitch(frame: CGRect(x: 100, y: 100, width: 5, height: 5)), .zero)
        control.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: control.intrinsicContentSize)
        return (stage, control, ControlEventLog(control), try EventGenerator(window: stage.window))
    }

    @Test("a switch has a fixed size and is off")
    func defaults() {
        let control = UISwitch()
        #expect(control.bounds.size == control.intrinsicContentSize && control.bounds.width > control.bounds.height)
        let placed = UISwitch(frame: CGRect(x: 7, y: 8, width: 300, height: 300))
        #expect(placed.frame == CGRect(origin: CGPoint(x: 7, y: 8), size: control.bounds.size))
        #expect(!control.isOn && control.onTintColor == nil && control.thumbTintColor == nil)
        #expect(control.sizeThatFits(CGSize(width: 500, height: 1)) == control.bounds.size)
    }

    @Test("CT-14 a tap toggles the switch and sends valueChanged, then the primary action")
    func tap() throws {
        let (_, control, events, generator) = try stage()
        try generator.fingerTap(at: control)
        #expect(control.isOn)
        #expect(events.log == ["down", "up", "value", "primary"])
        try generator.wait(1)
        try generator.pointerClick(at: control)
        #expect(!control.isOn && events.values == 2)
    }

    @Test("CT-16 a programmatic change sends no event")
    func code() throws {
        let (_, control, events, _) = try stage()
        control.isOn = true
        control.setOn(false, animated: true)
        control.setOn(true, animated: true)
        #expect(control.isOn && events.log.isEmpty)
    }

    @Test("a drag of the thumb sets the side where it ends; dragging back changes nothing")
    func drag() throws {
        let (_, control, events, generator) = try stage()
        let thumb = CGPoint(x: control.frame.minX + 10, y: control.frame.midY)
        try generator.fingerDown(at: thumb)
        try generator.fingerMove(to: CGPoint(x: thumb.x + 40, y: thumb.y + 150))
        #expect(!control.isOn, "the value changes on release")
        try generator.fingerUp()
        #expect(control.isOn && events.values == 1)
        try generator.fingerDown(at: CGPoint(x: control.frame.maxX - 10, y: thumb.y))
        try generator.fingerMove(to: CGPoint(x: control.frame.minX - 20, y: thumb.y))
        try generator.fingerMove(to: CGPoint(x: control.frame.maxX + 20, y: thumb.y))
        try generator.fingerUp()
        #expect(control.isOn && events.values == 1)
        try generator.fingerDrag(
            from: CGPoint(x: control.frame.maxX - 10, y: thumb.y), to: CGPoint(x: thumb.x, y: thumb.y), duration: 0)
        #expect(!control.isOn && events.values == 2)
    }

    @Test("a touch that is lifted outside or cancelled changes nothing")
    func cancelled() throws {
        let (stage, control, events, generator) = try stage()
        try generator.pointerDown(at: control)
        try generator.pointerMove(to: CGPoint(x: control.frame.midX, y: 200))
        try generator.pointerUp()
        #expect(!control.isOn && events.values == 0)
        try generator.pointerDown(at: control)
        control.removeFromSuperview()
        #expect(!control.isOn && events.log.last == "cancel")
        _ = stage
    }

    @Test("after a cancelled drag, accessibility and the keyboard toggle the switch")
    func cancelledDrag() throws {
        let (stage, control, notes, generator) = try stage()
        stage.window.makeKey()
        let middle = CGPoint(x: control.frame.midX, y: control.frame.midY)
        try generator.fingerDown(at: middle)
        try generator.fingerMove(to: CGPoint(x: middle.x + 40, y: middle.y))
        // Disabling the switch cancels the drag.
        control.isEnabled = false
        control.isEnabled = true
        try generator.fingerUp()
        #expect(!control.isOn && notes.log.last == "cancel")
        #expect(control.accessibilityActivate() && control.isOn)
        control.becomeFirstResponder()
        try generator.keyPress(.keyboardSpacebar)
        #expect(!control.isOn && notes.values == 2)
    }

    @Test("HT-17 a disabled switch ignores touches")
    func disabled() throws {
        let (_, control, events, generator) = try stage()
        control.isEnabled = false
        try generator.fingerTap(at: control)
        #expect(!control.isOn && events.log.isEmpty && control.state == .disabled)
    }

    @Test("CT-19 Space and Return toggle the switch on release")
    func keys() throws {
        let (stage, control, events, generator) = try stage()
        stage.window.makeKey()
        try generator.keyPress(.keyboardTab)
        #expect(control.isFirstResponder && control.state == .focused)
        try generator.keyDown(.keyboardSpacebar)
        #expect(control.isHighlighted && !control.isOn)
        try generator.keyDown(.keyboardSpacebar)
        #expect(!control.isOn, "a key repeat is not a press")
        try generator.keyUp(.keyboardSpacebar)
        #expect(control.isOn && !control.isHighlighted)
        try generator.keyPress(.keyboardReturnOrEnter)
        #expect(!control.isOn)
        #expect(events.log == ["down", "up", "value", "primary", "down", "up", "value", "primary"])
    }
}

@MainActor @Suite(.serialized) struct SliderTests {
    private let stageStore = StageStore()

    private func stage() throws -> (Stage, UISlider, ControlEventLog, EventGenerator) {
        let stage = stageStore.make()
        stage.window.makeKey()
        let control = stage.add(UISlider(), CGRect(x: 50, y: 100, width: 224, height: 28))
        return (stage, control, ControlEventLog(control), try EventGenerator(window: stage.window))
    }

    private func thumb(_ slider: UISlider) -> CGPoint {
        let rect = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    @Test("a slider ranges from 0 to 1 and is continuous")
    func defaults() {
        let slider = UISlider()
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
        #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        slider.sizeToFit()
        #expect(slider.bounds.width > 100 && slider.bounds.height == slider.intrinsicContentSize.height)
    }

    @Test("CT-16 values are clamped; setting one end of the range beyond the other moves the other")
    func clamping() throws {
        let (_, slider, events, _) = try stage()
        slider.value = 7
        #expect(slider.value == 1)
        slider.setValue(-3, animated: true)
        #expect(slider.value == 0)
        slider.value = .nan
        #expect(slider.value == 0)
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5 && slider.value == 5)
        slider.maximumValue = 2
        #expect(slider.minimumValue == 2 && slider.value == 2)
        slider.maximumValue = .infinity
        #expect(slider.maximumValue == 2)
        #expect(events.log.isEmpty)
    }

    @Test("dragging the thumb reaches both ends and sends valueChanged on each move")
    func drag() throws {
        let (_, slider, events, generator) = try stage()
        try generator.fingerDown(at: thumb(slider))
        #expect(slider.value == 0)
        try generator.fingerMove(to: CGPoint(x: thumb(slider).x + 50, y: 114))
        #expect(abs(slider.value - 0.25) < 0.001)
        #expect(events.log == ["down", "value", "primary"])
        try generator.fingerMove(to: CGPoint(x: 390, y: 250))
        #expect(slider.value == 1 && events.values == 2, "a finger outside the control still moves the thumb")
        try generator.fingerUp()
        #expect(slider.value == 1 && events.values == 2)
    }

    @Test("the thumb keeps its offset from the touch")
    func thumbOffset() throws {
        let (_, slider, _, generator) = try stage()
        slider.value = 0.5
        let middle = thumb(slider)
        try generator.fingerDown(at: CGPoint(x: middle.x + 8, y: middle.y))
        #expect(slider.value == 0.5)
        try generator.fingerMove(to: CGPoint(x: middle.x + 28, y: middle.y))
        #expect(abs(slider.value - 0.6) < 0.001)
        try generator.fingerUp()
    }

    @Test("a finger must start on the thumb; a pointer moves the thumb to the pressed position")
    func track() throws {
        let (_, slider, events, generator) = try stage()
        let far = CGPoint(x: slider.frame.maxX - 20, y: slider.frame.midY)
        try generator.fingerTap(at: far)
        #expect(slider.value == 0 && events.log.isEmpty)
        try generator.pointerDown(at: CGPoint(x: slider.frame.midX, y: slider.frame.midY))
        #expect(abs(slider.value - 0.5) < 0.001 && events.log == ["value", "primary", "down"])
        try generator.pointerMove(to: far)
        #expect(slider.value > 0.9)
        try generator.pointerUp()
    }

    @Test("a slider that is not continuous sends valueChanged once, on release")
    func notContinuous() throws {
        let (_, slider, events, generator) = try stage()
        slider.isContinuous = false
        try generator.fingerDrag(from: thumb(slider), to: CGPoint(x: 160, y: 114), duration: 0.2)
        #expect(slider.value > 0.3 && events.values == 1)
        try generator.fingerTap(at: thumb(slider))
        #expect(events.values == 1, "without a change no event is sent")
    }

    @Test("a cancelled drag of a slider that is not continuous keeps the value and sends only touchCancel")
    func cancelledDrag() throws {
        let (_, slider, events, generator) = try stage()
        slider.isContinuous = false
        var values: [Float] = []
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .touchCancel)
        try generator.fingerDown(at: thumb(slider))
        try generator.fingerMove(to: CGPoint(x: 160, y: 114))
        let value = slider.value
        #expect(value > 0.3 && events.values == 0)
        // Removing the slider from the window cancels the touch.
        slider.removeFromSuperview()
        #expect(values == [value] && events.values == 0 && slider.value == value && !slider.isTracking)
    }

    @Test("CT-19 arrow keys, Page Up, Page Down, Home and End move the thumb; held arrow keys repeat")
    func keys() throws {
        let (_, slider, events, generator) = try stage()
        slider.maximumValue = 100
        try generator.keyPress(.keyboardTab)
        try generator.keyPress(.keyboardRightArrow)
        #expect(slider.value == 5)
        try generator.keyDown(.keyboardUpArrow)
        try generator.keyDown(.keyboardUpArrow)
        try generator.keyDown(.keyboardUpArrow)
        try generator.keyUp(.keyboardUpArrow)
        #expect(slider.value == 20)
        try generator.keyPress(.keyboardPageUp)
        #expect(slider.value == 40)
        try generator.keyPress(.keyboardLeftArrow)
        try generator.keyPress(.keyboardPageDown)
        #expect(slider.value == 15)
        try generator.keyPress(.keyboardEnd)
        #expect(slider.value == 100)
        let count = events.values
        try generator.keyPress(.keyboardEnd)
        #expect(events.values == count)
        try generator.keyPress(.keyboardHome)
        #expect(slider.value == 0 && events.values == count + 1)
    }

    final class OffsetSlider: UISlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: 40, y: bounds.midY - 3, width: bounds.width - 80, height: 6)
        }
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
            super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(dx: -4, dy: -4)
        }
    }

    @Test("overridden track and thumb rectangles are used for touches")
    func overridden() throws {
        let stage = stageStore.make()
        let slider = stage.add(OffsetSlider(), CGRect(x: 0, y: 100, width: 300, height: 40))
        let generator = try EventGenerator(window: stage.window)
        #expect(abs(thumb(slider).x - 50) < 0.01)
        try generator.pointerDown(at: CGPoint(x: 50, y: 120))
        try generator.pointerMove(to: CGPoint(x: 150, y: 120))
        #expect(abs(slider.value - 0.5) < 0.001)
        try generator.pointerUp()
    }

    /// A slider with a view that follows the knob.
    final class BubbleSlider: UISlider {
        let bubble = UIView(frame: CGRect(x: 0, y: -20, width: 20, height: 10))
        var calls = 0
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
            calls += 1
            let thumb = super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
            if bubble.superview == nil { addSubview(bubble) }
            bubble.center.x = thumb.midX
            return thumb
        }
    }

    @Test("overridden rectangles are called during layout, where they may change views, and not during painting")
    func overriddenRectanglesAreNotCalledDuringPainting() throws {
        let stage = stageStore.make()
        let slider = stage.add(BubbleSlider(), CGRect(x: 0, y: 100, width: 300, height: 40))
        slider.bubble.backgroundColor = .red
        let scene = try #require(stage.window.windowScene)
        scene.server.serve(for: 0.1)
        for (animated, value) in [(false, 0.5), (true, 1)] as [(Bool, Float)] {
            slider.setValue(value, animated: animated)
            scene.server.serve(for: 0.1)
            let shown = slider.bubble.center.x
            scene.server.serve(for: 1)
            #expect(animated ? slider.bubble.center.x > shown : slider.bubble.center.x == shown)
        }
        let calls = slider.calls
        scene.repaintAll()
        scene.server.serve(for: 0.1)
        #expect(slider.calls == calls)
        // A subclass whose own state changes draws again.
        slider.setNeedsDisplay()
        scene.server.serve(for: 0.1)
        #expect(slider.calls > calls)
    }
}

@MainActor @Suite(.serialized) struct StepperTests {
    private let stageStore = StageStore()

    private func stage() throws -> (Stage, UIStepper, ControlEventLog, EventGenerator, plus: CGPoint, minus: CGPoint) {
        let stage = stageStore.make()
        stage.window.makeKey()
        let control = UIStepper()
        _ = stage.add(control, CGRect(origin: CGPoint(x: 100, y: 100), size: control.intrinsicContentSize))
        let frame = control.frame
        return (
            stage, control, ControlEventLog(control), try EventGenerator(window: stage.window),
            CGPoint(x: frame.maxX - 15, y: frame.midY), CGPoint(x: frame.minX + 15, y: frame.midY)
        )
    }

    @Test("a stepper ranges from 0 to 100 by 1 and is continuous, repeating and not wrapping")
    func defaults() {
        let stepper = UIStepper()
        #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
        #expect(stepper.stepValue == 1 && stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
        #expect(stepper.bounds.size == stepper.intrinsicContentSize)
    }

    @Test("plus and minus step and stop at the ends")
    func steps() throws {
        let (_, stepper, events, generator, plus, minus) = try stage()
        stepper.stepValue = 2.5
        stepper.maximumValue = 5
        try generator.fingerTap(at: plus)
        #expect(stepper.value == 2.5)
        #expect(events.log == ["value", "primary", "down", "up"])
        try generator.fingerTap(at: plus)
        try generator.fingerTap(at: plus)
        #expect(stepper.value == 5 && events.values == 2)
        try generator.pointerClick(at: minus)
        try generator.pointerClick(at: minus)
        try generator.pointerClick(at: minus)
        #expect(stepper.value == 0 && events.values == 4)
    }

    @Test("CT-16 a programmatic change is clamped and sends no event")
    func code() throws {
        let (_, stepper, events, _, _, _) = try stage()
        stepper.value = 1000
        #expect(stepper.value == 100)
        stepper.minimumValue = 200
        #expect(stepper.maximumValue == 200 && stepper.value == 200)
        stepper.value = .nan
        #expect(stepper.value == 200 && events.log.isEmpty)
    }

    @Test("holding repeats after half a second, accelerates and ends with the touch")
    func repeating() throws {
        let (_, stepper, events, generator, plus, _) = try stage()
        try generator.fingerDown(at: plus)
        #expect(stepper.value == 1)
        try generator.wait(0.49)
        #expect(stepper.value == 1)
        try generator.wait(0.02)
        #expect(stepper.value == 2)
        try generator.wait(1)
        #expect(stepper.value == 12)
        try generator.wait(1)
        let later = stepper.value
        #expect(later > 25, "faster")
        try generator.fingerUp()
        try generator.wait(5)
        #expect(stepper.value == later && events.values == Int(later))
    }

    @Test("repeating pauses outside of the pressed half and ends at the end of the range")
    func pausing() throws {
        let (_, stepper, _, generator, plus, minus) = try stage()
        stepper.maximumValue = 5
        try generator.pointerDown(at: plus)
        try generator.wait(0.55)
        #expect(stepper.value == 2)
        try generator.pointerMove(to: minus)
        try generator.wait(2)
        #expect(stepper.value == 2)
        try generator.pointerMove(to: plus)
        try generator.wait(0.55)
        #expect(stepper.value == 3)
        try generator.wait(3)
        #expect(stepper.value == 5)
        try generator.pointerUp()
    }

    @Test("without autorepeat a touch steps once; removing the stepper ends repeating")
    func noRepeat() throws {
        let (_, stepper, _, generator, plus, _) = try stage()
        stepper.autorepeat = false
        try generator.fingerDown(at: plus)
        try generator.wait(3)
        #expect(stepper.value == 1)
        try generator.fingerUp()
        stepper.autorepeat = true
        try generator.fingerDown(at: plus)
        stepper.removeFromSuperview()
        try generator.wait(3)
        #expect(stepper.value == 2)
        try generator.fingerUp()
    }

    @Test("a wrapping stepper continues at the other end")
    func wrapping() throws {
        let (_, stepper, _, generator, plus, minus) = try stage()
        stepper.wraps = true
        stepper.maximumValue = 2
        try generator.pointerClick(at: minus)
        #expect(stepper.value == 2)
        try generator.pointerClick(at: plus)
        #expect(stepper.value == 0)
    }

    @Test("a stepper that is not continuous sends valueChanged once per touch")
    func notContinuous() throws {
        let (_, stepper, events, generator, plus, _) = try stage()
        stepper.isContinuous = false
        try generator.fingerDown(at: plus)
        try generator.wait(2)
        #expect(events.values == 0 && stepper.value > 5)
        try generator.fingerUp()
        #expect(events.values == 1)
    }

    @Test("a cancelled touch of a stepper that is not continuous keeps the value and sends only touchCancel")
    func cancelledTouch() throws {
        let (_, stepper, events, generator, plus, _) = try stage()
        stepper.isContinuous = false
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .touchCancel)
        try generator.fingerDown(at: plus)
        #expect(stepper.value == 1)
        stepper.removeFromSuperview()
        #expect(values == [1] && events.values == 0 && stepper.value == 1 && !stepper.isTracking)
    }

    @Test("CT-19 arrow keys step, held keys repeat, Home and End go to the ends")
    func keys() throws {
        let (_, stepper, _, generator, _, _) = try stage()
        try generator.keyPress(.keyboardTab)
        try generator.keyDown(.keyboardUpArrow)
        try generator.keyDown(.keyboardUpArrow)
        try generator.keyUp(.keyboardUpArrow)
        #expect(stepper.value == 2)
        try generator.keyPress(.keyboardLeftArrow)
        #expect(stepper.value == 1)
        try generator.keyPress(.keyboardEnd)
        #expect(stepper.value == 100)
        try generator.keyPress(.keyboardHome)
        #expect(stepper.value == 0)
    }
}
