import Testing
import UIKit
import UIKitTesting

/// Tests of controls with gesture recognizers on their ancestors (GR-40 to GR-45).
@MainActor @Suite(.serialized) struct ControlGestureTests {
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)

    /// Adds a control to a view, and logs its events.
    private func addControl<Control: UIControl>(_ control: Control, in stage: GestureStage) -> (LoggingView, CGPoint) {
        let outer = stage.view("outer", frame)
        control.frame = CGRect(
            x: 100, y: 50, width: max(100, control.frame.width), height: max(40, control.frame.height))
        outer.addSubview(control)
        for (event, name) in [
            (UIControl.Event.touchUpInside, "up inside"), (.touchCancel, "cancel"), (.valueChanged, "value"),
        ] {
            control.addAction(UIAction { _ in stage.record("control \(name)") }, for: event)
        }
        return (outer, CGPoint(x: control.frame.midX - 12, y: control.frame.midY))
    }

    @Test("GR-40, GR-41 an ancestor's single tap fails on a button, switch, stepper, segmented control or page control")
    func taps() throws {
        let steps = UIStepper()
        steps.minimumValue = -10
        let segments = UISegmentedControl(items: ["a", "b"])
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 4
        for control in [UIButton(type: .system), UISwitch(), steps, segments, pages] {
            let stage = try GestureStage()
            let (outer, point) = addControl(control, in: stage)
            let tap = stage.add("tap", UITapGestureRecognizer(), to: outer)
            try stage.generator.fingerDown(at: point)
            #expect(tap.state == .possible)
            try stage.generator.fingerUp()
            let log = stage.takeLog()
            #expect(!log.contains("tap:ended") && !log.contains("control cancel"), "\(type(of: control)): \(log)")
            #expect(log.contains("control up inside") || log.contains("control value"), "\(type(of: control)): \(log)")
        }
    }

    @Test("GR-41 the ancestor's tap ends as failed, and the button receives touchUpInside")
    func failedTap() throws {
        let stage = try GestureStage()
        let (outer, point) = addControl(UIButton(type: .system), in: stage)
        let tap = stage.add("tap", UITapGestureRecognizer(), to: outer)
        var states: [UIGestureRecognizer.State] = []
        let old = GestureDiagnostics.observer
        GestureDiagnostics.observer = { recognizer, _, new in if recognizer === tap { states.append(new) } }
        defer { GestureDiagnostics.observer = old }
        try stage.generator.fingerTap(at: point)
        #expect(states == [.failed, .possible])
        #expect(stage.takeLog() == ["control up inside"])
    }

    @Test("GR-40 gestures other than a one-finger single tap go to the ancestor")
    func otherTaps() throws {
        let stage = try GestureStage()
        let (outer, point) = addControl(UIButton(type: .system), in: stage)
        stage.add("double", UITapGestureRecognizer(taps: 2), to: outer)
        try stage.generator.fingerDoubleTap(at: point)
        let log = stage.takeLog()
        #expect(log.last == "double:ended" && log.contains("control cancel") && !log.contains("control up inside"))
    }

    @Test("GR-40 a swipe that starts on a slider's thumb moves it; elsewhere the ancestor recognizes it")
    func slider() throws {
        let stage = try GestureStage()
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 40))
        let (outer, _) = addControl(slider, in: stage)
        stage.add("swipe", UISwipeGestureRecognizer(.right), to: outer)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
        let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        try stage.generator.fingerDrag(from: start, to: CGPoint(x: start.x + 90, y: start.y), duration: 0.1)
        let log = stage.takeLog()
        #expect(!log.contains("swipe:ended") && log.contains("control value") && slider.value > 0.4)
        slider.value = 0
        let beside = CGPoint(x: start.x + 70, y: start.y)
        try stage.generator.fingerDrag(from: beside, to: CGPoint(x: beside.x + 90, y: beside.y), duration: 0.1)
        #expect(stage.takeLog() == ["swipe:ended"])
    }

    @Test("GR-40 a drag along a switch moves its thumb; across it the ancestor recognizes")
    func switchThumb() throws {
        let stage = try GestureStage()
        let control = UISwitch()
        let (outer, point) = addControl(control, in: stage)
        stage.add("pan", UIPanGestureRecognizer(), to: outer)
        try stage.generator.fingerDrag(from: point, to: CGPoint(x: point.x + 40, y: point.y), duration: 0.1)
        #expect(!stage.takeActions().contains("pan:began") && control.isOn)
        try stage.generator.fingerDrag(from: point, to: CGPoint(x: point.x, y: point.y + 60), duration: 0.1)
        #expect(stage.takeActions().first == "pan:began" && control.isOn)
    }

    @Test("GR-42 a recognizer attached to the control itself recognizes, and the control is cancelled")
    func ownRecognizer() throws {
        let stage = try GestureStage()
        let button = UIButton(type: .system)
        let (_, point) = addControl(button, in: stage)
        stage.add("tap", UITapGestureRecognizer(), to: button)
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeLog() == ["control cancel", "tap:ended"])
    }

    @Test("GR-43 a plain UIControl has no priority over an ancestor's recognizers")
    func plainControl() throws {
        let stage = try GestureStage()
        let (outer, point) = addControl(UIControl(), in: stage)
        stage.add("tap", UITapGestureRecognizer(), to: outer)
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeLog() == ["control cancel", "tap:ended"])
    }

    @Test("GR-44 an ancestor's tap that does not cancel touches acts together with the control")
    func both() throws {
        let stage = try GestureStage()
        let (outer, point) = addControl(UIButton(type: .system), in: stage)
        stage.add("tap", UITapGestureRecognizer(), to: outer).cancelsTouchesInView = false
        try stage.generator.fingerTap(at: point)
        #expect(Set(stage.takeLog()) == ["control up inside", "tap:ended"])
    }

    @Test("HT-17 a disabled control does not prevent an ancestor's tap")
    func disabled() throws {
        let stage = try GestureStage()
        let button = UIButton(type: .system)
        let (outer, point) = addControl(button, in: stage)
        stage.add("tap", UITapGestureRecognizer(), to: outer)
        button.isEnabled = false
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeLog() == ["tap:ended"])
    }

    @Test("SV-03 a button with delayed touches still receives a quick tap")
    func delayed() throws {
        let stage = try GestureStage()
        let (outer, point) = addControl(UIButton(type: .system), in: stage)
        stage.add("pan", UIPanGestureRecognizer(), to: outer).delaysTouchesBegan = true
        stage.add("tap", UITapGestureRecognizer(), to: outer)
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeLog() == ["control up inside"])
    }

    @Test(
        "GR-45 an ancestor's tap cancels a quick tap on a cell; a long hold fails, and the cell receives touchesEnded")
    func cells() throws {
        let stage = try GestureStage()
        let table = stage.view("table", frame)
        let cell = stage.view("cell", CGRect(x: 0, y: 0, width: 300, height: 44), in: table)
        stage.add("tap", UITapGestureRecognizer(), to: table)
        try stage.generator.fingerTap(at: cell)
        #expect(stage.takeLog() == ["cell.began", "cell.cancelled", "tap:ended"])
        try stage.generator.fingerLongPress(at: cell, duration: 1)
        #expect(stage.takeLog() == ["cell.began", "cell.ended"])
    }
}
