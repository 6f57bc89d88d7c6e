import UIKit

/// A page about color wells, color and font pickers, and combo boxes.
final class ColorsPage: CardPage, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
    private let sample = UILabel("The quick brown fox jumps over the lazy dog", font: Style.smallText)
    private let log = Log(lines: 4, hint: "Choose a color or a font")
    private let sizes = ComboBox()
    private let families = ComboBox()
    private var descriptor: UIFontDescriptor?

    init() {
        let text = UIColorWell()
        text.title = "Text"
        text.selectedColor = .label
        let background = UIColorWell()
        background.title = "Background"
        background.selectedColor = UIColor(red: 1, green: 0.8, blue: 0.3, alpha: 0.4)
        let disabled = UIColorWell()
        disabled.selectedColor = .systemGreen
        disabled.isEnabled = false
        let colorButton = UIButton(configuration: .gray())
        colorButton.configuration?.title = "Choose Color…"
        let fontButton = UIButton(configuration: .gray())
        fontButton.configuration?.title = "Choose Font…"
        let faceButton = UIButton(configuration: .gray())
        faceButton.configuration?.title = "Choose Face…"
        sizes.items = ["9", "10", "11", "12", "14", "18", "24", "36", "48"]
        sizes.text = "24"
        sizes.accessibilityLabel = "Font size"
        families.items = ["sans-serif", "serif", "monospace", "DejaVu Sans", "Inter", "Noto Sans", "Noto Serif"]
        families.placeholder = "Family"
        for box in [sizes, families] { box.font = .systemFont(ofSize: 14) }
        sample.numberOfLines = 2
        sample.textAlignment = .center
        sample.textColor = text.selectedColor
        sample.backgroundColor = background.selectedColor
        sample.layer.cornerRadius = 8
        sample.clipsToBounds = true
        super.init(
            title: "Colors and fonts",
            summary: "UIColorWell, the pickers for colors and fonts, and ComboBox, a text field with choices.",
            [
                [
                    Card(
                        "Color wells",
                        content: FormRows([("Text", text), ("Background", background), ("Disabled", disabled)])),
                    Card(
                        "Pickers",
                        content: FormRows([("Color", colorButton), ("Font", fontButton), ("Face", faceButton)])),
                ],
                [
                    Card(
                        "Combo boxes",
                        content: FormRows([
                            ("Family", FixedSizeView(families, width: 200, height: 30)),
                            ("Size", FixedSizeView(sizes, width: 90, height: 30)),
                        ])), Card("Sample", content: FixedHeightView(sample, height: 84)),
                ], [Card("Events", content: log)],
            ])
        text.addAction(
            UIAction { [unowned self, unowned text] _ in sample.textColor = text.selectedColor }, for: .valueChanged)
        background.addAction(
            UIAction { [unowned self, unowned background] _ in sample.backgroundColor = background.selectedColor },
            for: .valueChanged)
        colorButton.addAction(
            UIAction { [unowned self, unowned colorButton] _ in
                let picker = UIColorPickerViewController()
                picker.selectedColor = sample.textColor
                show(picker, from: colorButton)
                picker.delegate = self
            }, for: .primaryActionTriggered)
        for (button, includesFaces) in [(fontButton, false), (faceButton, true)] {
            button.addAction(
                UIAction { [unowned self, unowned button] _ in
                    let configuration = UIFontPickerViewController.Configuration()
                    configuration.includeFaces = includesFaces
                    let picker = UIFontPickerViewController(configuration: configuration)
                    picker.selectedFontDescriptor = descriptor
                    picker.delegate = self
                    show(picker, from: button)
                }, for: .primaryActionTriggered)
        }
        for box in [sizes, families] {
            box.addAction(
                UIAction { [unowned self] _ in
                    if let name = families.text, !name.isEmpty, let font = UIFont(name: name, size: 12) {
                        descriptor = font.fontDescriptor
                    }
                    updateFont()
                }, for: [.editingDidEnd, .valueChanged])
        }
        updateFont()
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ controller: UIViewController, from button: UIButton) {
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = button
        present(controller, animated: true)
    }

    private func updateFont() {
        let size = max(6, min(72, Double(sizes.text ?? "") ?? 24))
        sample.font = descriptor.map { UIFont(descriptor: $0, size: size) } ?? .systemFont(ofSize: size)
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        sample.textColor = color
        if !continuously { log.add("Color: \(color.cgColor.components?.map { String(format: "%.2f", $0) } ?? [])") }
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.add("Color: end") }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        descriptor = viewController.selectedFontDescriptor
        updateFont()
        log.add("Font: \(sample.font.fontName)")
    }

    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.add("Font: cancelled") }
}
