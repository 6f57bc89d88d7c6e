import Testing

@testable import UIKit

@MainActor @Suite struct AccessibilityTests {
    @Test("AX-30 the raw values of traits equal Apple's")
    func rawValues() {
        #expect(UIAccessibilityTraits.button.rawValue == 1 && UIAccessibilityTraits.selected.rawValue == 8)
        #expect(UIAccessibilityTraits.staticText.rawValue == 64 && UIAccessibilityTraits.notEnabled.rawValue == 256)
        #expect(UIAccessibilityTraits.adjustable.rawValue == 4096 && UIAccessibilityTraits.header.rawValue == 1 << 16)
        #expect(UIAccessibilityTraits.toggleButton.rawValue == 1 << 53)
    }

    @Test("AX-01, AX-02 a plain view has no accessibility values until they are set; nil resets them")
    func plain() {
        let view = UIView()
        #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityValue == nil)
        #expect(view.accessibilityHint == nil && view.accessibilityTraits == .none && !view.accessibilityActivate())
        view.isAccessibilityElement = true
        view.accessibilityLabel = "label"
        view.accessibilityValue = "value"
        view.accessibilityHint = "hint"
        view.accessibilityTraits = [.header, .link]
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "label" && view.accessibilityValue == "value")
        #expect(view.accessibilityHint == "hint" && view.accessibilityTraits == [.header, .link])
        view.accessibilityLabel = nil
        #expect(view.accessibilityLabel == nil)
    }

    @Test("AX-12, AX-31 controls report their traits, values and enabled state")
    func controls() {
        let toggle = UISwitch()
        #expect(toggle.isAccessibilityElement && toggle.accessibilityTraits == [.button, .toggleButton])
        #expect(toggle.accessibilityValue == "0")
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1")
        toggle.isEnabled = false
        #expect(toggle.accessibilityTraits.contains(.notEnabled))
        toggle.accessibilityValue = "on"
        #expect(toggle.accessibilityValue == "on")
        let slider = UISlider()
        slider.maximumValue = 4
        slider.value = 1
        #expect(slider.accessibilityTraits == .adjustable && slider.accessibilityValue == "25%")
        let stepper = UIStepper()
        stepper.value = 3
        #expect(stepper.accessibilityValue == "3")
        stepper.value = 2.5
        #expect(stepper.accessibilityValue == "2.5")
        let segments = UISegmentedControl(items: ["A", "B"])
        #expect(segments.accessibilityValue == nil)
        segments.selectedSegmentIndex = 1
        #expect(segments.accessibilityValue == "B")
        let selected = UIControl()
        selected.isSelected = true
        #expect(selected.accessibilityTraits == .selected)
    }

    @Test("AX-21, AX-22 accessibility activation and adjustment send control events unless the control is disabled")
    func actions() {
        let toggle = UISwitch()
        let events = ControlEventLog(toggle)
        #expect(toggle.accessibilityActivate() && toggle.isOn && events.log == ["up", "value", "primary"])
        toggle.isEnabled = false
        #expect(!toggle.accessibilityActivate() && toggle.isOn)
        let slider = UISlider()
        let sliderEvents = ControlEventLog(slider)
        slider.accessibilityIncrement()
        #expect(abs(slider.value - 0.1) < 0.001 && sliderEvents.values == 1)
        slider.accessibilityDecrement()
        #expect(abs(slider.value) < 0.001)
        slider.isEnabled = false
        slider.accessibilityIncrement()
        #expect(abs(slider.value) < 0.001)
        let stepper = UIStepper()
        stepper.accessibilityDecrement()
        #expect(stepper.value == 0)
        stepper.accessibilityIncrement()
        #expect(stepper.value == 1)
        let pages = UIPageControl()
        pages.numberOfPages = 2
        pages.accessibilityIncrement()
        #expect(pages.currentPage == 1 && pages.accessibilityValue == "page 2 of 2")
    }
}
