import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Tests of controls with pointer and keyboard input, in memory and on a real X server with its own key repeat.
@MainActor @Suite(.serialized) struct ControlScriptTests {
    nonisolated static let scripts = [
        Script("a pointer drags a slider, toggles a switch and selects a segment") {
            let form = ControlForm()
            let generator = try EventGenerator(window: form.window)
            try generator.pointerDown(at: CGPoint(x: 31, y: 34))
            try generator.pointerMove(to: CGPoint(x: 120, y: 34))
            try generator.pointerUp()
            #expect(abs(form.slider.value - 0.5) < 0.02)
            try generator.pointerClick(at: form.toggle)
            #expect(form.toggle.isOn)
            try generator.pointerClick(at: CGPoint(x: 210, y: 135))
            #expect(form.segments.selectedSegmentIndex == 1)
        },
        Script("the keyboard moves focus through a form and operates its controls") {
            let form = ControlForm()
            let generator = try EventGenerator(window: form.window)
            try generator.keyPress(.keyboardTab)
            #expect(form.slider.isFocused)
            try generator.keyPress(.keyboardEnd)
            try generator.keyPress(.keyboardTab)
            try generator.keyPress(.keyboardSpacebar)
            #expect(form.slider.value == 1 && form.toggle.isOn)
            try generator.keyPress(.keyboardTab)
            try generator.keyPress(.keyboardRightArrow)
            try generator.keyPress(.keyboardRightArrow)
            #expect(form.segments.isFocused && form.segments.selectedSegmentIndex == 1)
            try generator.keyPress(.keyboardTab, modifiers: .shift)
            #expect(form.toggle.isFocused)
        },
        Script("a held stepper button repeats") {
            let form = ControlForm()
            let generator = try EventGenerator(window: form.window)
            try generator.pointerDown(at: CGPoint(x: 95, y: 195))
            #expect(form.stepper.value == 1)
            try generator.wait(1.2)
            #expect(form.stepper.value >= 4)
            try generator.pointerUp()
            let value = form.stepper.value
            try generator.wait(0.4)
            #expect(form.stepper.value == value)
        },
    ]

    @Test(arguments: scripts) func headless(_ script: Script) throws { try script.body() }

    @Test(.needs(.xvfb), arguments: scripts) func xvfb(_ script: Script) throws { try script.run(on: .xvfb) }

    @Test("a held arrow key moves a slider with the server's key repeat", .needs(.xvfb))
    func heldArrowKeysMoveASlider() throws {
        let display = try VirtualDisplay.start(.xvfb)
        defer { display.stop() }
        let form = ControlForm()
        let generator = try EventGenerator(window: form.window)
        try generator.keyPress(.keyboardTab)
        try generator.keyDown(.keyboardRightArrow)
        #expect(abs(form.slider.value - 0.05) < 0.001)
        try generator.wait(1.5)
        try generator.keyUp(.keyboardRightArrow)
        #expect(form.slider.value > 0.15)
    }
}

/// A window with a slider, a switch, a segmented control and a stepper.
@MainActor private final class ControlForm {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 28))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 70, width: 0, height: 0))
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    let stepper = UIStepper(frame: CGRect(x: 20, y: 180, width: 0, height: 0))

    init() {
        segments.frame = CGRect(x: 20, y: 120, width: 364, height: 30)
        for view in [slider, toggle, segments, stepper] { window.addSubview(view) }
    }
}
