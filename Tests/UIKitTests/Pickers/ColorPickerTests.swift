import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of color wells and color pickers (PK-07, PK-08).
@MainActor @Suite(.serialized) struct ColorPickerTests {
    private final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
        var log: [String] = []
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) { log.append(ColorPickerTests.hex(color) + (continuously ? "…" : "")) }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("end") }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    @MainActor private final class Setup {
        let stage: PresentationStage
        let picker = UIColorPickerViewController()
        let delegate = Delegate()
        let defaults: UserDefaults

        init(_ color: UIColor = .white, alpha: Bool = true) throws {
            stage = try PresentationStage()
            defaults = try #require(UserDefaults(suiteName: "uikit-tests-\(UInt32.random(in: 0 ... .max))"))
            picker.savedColors = SavedColors(defaults)
            picker.supportsAlpha = alpha
            picker.selectedColor = color
            picker.delegate = delegate
            stage.present(picker)
        }

        var content: ColorPickerView {
            get throws { try #require(picker.view.subviews.compactMap { $0 as? ColorPickerView }.first) }
        }
        func center(_ view: UIView) -> CGPoint {
            view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        }
        func showPanel(_ panel: ColorPickerView.Panel) throws {
            let segments = try content.segments
            segments.selectedSegmentIndex = panel.rawValue
            segments.sendValueChanged(with: nil)
            stage.settle()
        }
    }

    private nonisolated static func hex(_ color: UIColor) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let text = [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
        return alpha < 1 ? text + "@\(Int((alpha * 100).rounded()))" : text
    }

    // MARK: PK-07

    @Test("PK-07: defaults of a color well; setting its color sends no events")
    func wellDefaults() {
        let well = UIColorWell()
        #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
        #expect(
            well.intrinsicContentSize == CGSize(width: 28, height: 28) && well.accessibilityTraits.contains(.button))
        var events = 0
        well.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        well.selectedColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        well.title = "Text"
        #expect(events == 0 && well.accessibilityValue == "#FF8000" && well.accessibilityLabel == "Text")
    }

    @Test("PK-07: a click or Space shows the picker in a popover, and its changes send events")
    func wellPicker() throws {
        let stage = try PresentationStage()
        let well = UIColorWell()
        well.frame.origin = CGPoint(x: 100, y: 100)
        well.selectedColor = .black
        well.supportsAlpha = false
        well.title = "Background"
        var events: [String] = []
        well.addAction(
            UIAction { [unowned well] _ in events.append(well.selectedColor.map(ColorPickerTests.hex) ?? "-") },
            for: .valueChanged)
        stage.root.view.addSubview(well)
        stage.settle()
        try stage.generator.pointerClick(at: CGPoint(x: 114, y: 114))
        stage.settle()
        let picker = try #require(stage.root.presentedViewController as? UIColorPickerViewController)
        #expect(picker.popoverPresentationController?.sourceView === well && picker.title == "Background")
        #expect(ColorPickerTests.hex(picker.selectedColor) == "000000" && !picker.supportsAlpha)
        let content = try #require(picker.view.subviews.compactMap { $0 as? ColorPickerView }.first)
        content.choose(ColorValue(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(events == ["FF0000"] && well.selectedColor == picker.selectedColor)
        well.selectedColor = .green
        #expect(ColorPickerTests.hex(picker.selectedColor) == "00FF00" && events.count == 1)
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(stage.root.presentedViewController == nil)
        #expect(well.becomeFirstResponder())
        try stage.generator.keyPress(.keyboardSpacebar)
        stage.settle()
        #expect(stage.root.presentedViewController is UIColorPickerViewController)
    }

    // MARK: PK-08

    @Test("PK-08: setting the color notifies nobody; without an opacity colors are opaque")
    func setting() throws {
        let setup = try Setup(UIColor(red: 0, green: 0, blue: 1, alpha: 0.25))
        #expect(ColorPickerTests.hex(setup.picker.selectedColor) == "0000FF@25")
        let height = setup.picker.preferredContentSize.height
        setup.picker.supportsAlpha = false
        #expect(ColorPickerTests.hex(setup.picker.selectedColor) == "0000FF")
        #expect(setup.picker.preferredContentSize.height == height - 64)
        setup.picker.selectedColor = UIColor(white: 0.5, alpha: 0.5)
        #expect(ColorPickerTests.hex(setup.picker.selectedColor) == "808080" && setup.delegate.take().isEmpty)
    }

    @Test("PK-08: dragging the spectrum selects continuously, and its end once more")
    func dragging() throws {
        let setup = try Setup(.red)
        try setup.showPanel(.spectrum)
        let spectrum = try setup.content.spectrum
        let square = try #require(spectrum.subviews.first as? ColorSquare)
        let middle = setup.center(square)
        let generator = setup.stage.generator
        try generator.pointerMove(to: middle)
        try generator.pointerDown()
        try generator.pointerMove(to: CGPoint(x: middle.x, y: middle.y - 500))
        try generator.pointerUp()
        let log = setup.delegate.take()
        #expect(log.first?.hasPrefix("80") == true && log.first?.hasSuffix("…") == true)
        #expect(log.count == 3 && log[1] == log[2] + "…" && log[2].hasPrefix("FF"))
    }

    @Test("PK-08: arrows in the grid and on sliders select; gray keeps the hue")
    func keys() throws {
        let setup = try Setup(.white)
        try setup.showPanel(.grid)
        let content = try setup.content
        let generator = setup.stage.generator
        #expect(content.grid.selected == 0 && content.grid.becomeFirstResponder())
        try generator.keyPress(.keyboardRightArrow)
        try generator.keyPress(.keyboardEnd)
        try generator.keyPress(.keyboardDownArrow)
        let log = setup.delegate.take()
        #expect(log.count == 3 && log[0] == "E8E8E8" && log[1] == "000000" && content.grid.selected == 23)
        setup.picker.selectedColor = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
        setup.picker.selectedColor = .white
        #expect(abs(content.value.hue - 0.5) < 0.001)
        #expect(content.opacity.becomeFirstResponder())
        try generator.keyPress(.keyboardLeftArrow)
        try generator.keyPress(.keyboardPageDown)
        #expect(setup.delegate.take() == ["FFFFFF@99", "FFFFFF@89"])
        #expect(
            content.opacity.accessibilityValue == "89%" && content.opacity.accessibilityTraits.contains(.adjustable))
    }

    @Test("PK-08: the field takes 3, 4, 6 or 8 hexadecimal digits, and restores the color for other texts")
    func hexField() throws {
        let setup = try Setup(.white)
        try setup.showPanel(.sliders)
        let field = try setup.content.sliders.hex
        func type(_ text: String) throws {
            #expect(field.becomeFirstResponder())
            field.text = text
            try setup.stage.generator.keyPress(.keyboardReturnOrEnter)
            setup.stage.settle()
        }
        try type("#f80")
        try type("00ff0080")
        try type("nonsense")
        #expect(setup.delegate.take() == ["FF8800", "00FF00@50"] && field.text == "00FF0080")
        try type("123456")
        #expect(setup.delegate.take() == ["123456@50"])
        #expect(ColorValue(hex: "#12345", alpha: 1) == nil && ColorValue(hex: "", alpha: 1) == nil)
        #expect(ColorValue(hex: "+12345", alpha: 1) == nil && ColorValue(hex: "é12345", alpha: 1) == nil)
        #expect(ColorValue(hex: "abc", alpha: 0.5)?.hex == "AABBCC80")
    }

    @Test("PK-08: components survive the way to hue and back")
    func conversion() {
        for red in stride(from: 0, through: 255, by: 51) {
            for green in stride(from: 0, through: 255, by: 51) {
                for blue in stride(from: 0, through: 255, by: 51) {
                    let text = String(format: "%02X%02X%02X", red, green, blue)
                    #expect(ColorValue(hex: text, alpha: 1)?.hex == text)
                }
            }
        }
        #expect(ColorValue(red: .nan, green: 2, blue: -1, alpha: .infinity).hex == "00FF0000")
    }

    @Test("PK-08: the end is reported once, for the close button, Escape and code")
    func finish() throws {
        for way in 0..<3 {
            let setup = try Setup()
            switch way {
            case 0:
                let button = try #require(setup.picker.view.subviews.compactMap { $0 as? UIButton }.first)
                try setup.stage.generator.pointerClick(at: setup.center(button))
            case 1: try setup.stage.generator.keyPress(.keyboardEscape)
            default: setup.stage.root.dismiss(animated: true)
            }
            setup.stage.settle()
            #expect(setup.stage.root.presentedViewController == nil && setup.delegate.take() == ["end"])
        }
    }

    @Test("PK-08: the pipette selects a color of the screen, and nothing if the user cancels")
    func pipette() throws {
        let setup = try Setup(UIColor(white: 1, alpha: 0.5))
        let button = try setup.content.pipette
        try setup.stage.generator.pointerClick(at: setup.center(button))
        #expect(setup.stage.server.isPickingColor)
        setup.stage.server.chooseColor(ScreenColor(red: 1, green: 0.2, blue: 0))
        setup.stage.settle()
        #expect(setup.delegate.take() == ["FF3300"])
        try setup.stage.generator.pointerClick(at: setup.center(button))
        setup.stage.server.chooseColor(nil)
        setup.stage.settle()
        #expect(setup.delegate.take().isEmpty)
        // A choice that ends after the picker is gone changes nothing.
        try setup.stage.generator.pointerClick(at: setup.center(button))
        setup.stage.root.dismiss(animated: false)
        setup.stage.settle()
        setup.stage.server.chooseColor(ScreenColor(red: 0, green: 0, blue: 0))
        setup.stage.settle()
    }

    @Test("PK-08: saved colors are kept in the user defaults, chosen by a click and removed by Delete")
    func savedColors() throws {
        let setup = try Setup(.red)
        let content = try setup.content
        let add = try #require(content.subviews.compactMap { $0 as? UIButton }.last)
        try setup.stage.generator.pointerClick(at: setup.center(add))
        content.choose(ColorValue(red: 0, green: 1, blue: 0, alpha: 1))
        setup.stage.settle()
        try setup.stage.generator.pointerClick(at: setup.center(add))
        setup.stage.settle()
        #expect(SavedColors(setup.defaults).colors.map(\.hex) == ["00FF00", "FF0000"])
        #expect(content.savedButtons.count == 2)
        _ = setup.delegate.take()
        try setup.stage.generator.pointerClick(at: setup.center(content.savedButtons[1]))
        #expect(setup.delegate.take() == ["FF0000"])
        #expect(content.savedButtons[1].becomeFirstResponder())
        try setup.stage.generator.keyPress(.keyboardDeleteForward)
        #expect(content.savedButtons.map(\.value.hex) == ["00FF00"])
        setup.defaults.set([7, "zz", "12345678"], forKey: "UIColorPickerSavedColors")
        #expect(SavedColors(setup.defaults).colors.isEmpty)
        setup.defaults.set(["zz", "12345678"], forKey: "UIColorPickerSavedColors")
        #expect(SavedColors(setup.defaults).colors.map(\.hex) == ["12345678"])
    }

    @Test("PK-08: in a mirrored interface sliders and the grid begin at the right")
    func mirrored() throws {
        let grid = ColorGrid(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
        #expect(grid.frame(0).minX == 0)
        grid.semanticContentAttribute = .forceRightToLeft
        #expect(grid.frame(0).minX == 220)
    }
}
