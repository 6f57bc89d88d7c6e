/// Sliders and fields for red, green and blue, and a field for the hexadecimal color.
@MainActor final class ColorSlidersView: UIView {
    private let sliders: [ColorSlider]
    private let fields: [ColorNumberField]
    private let labels: [UILabel]
    private let hexLabel = UILabel()
    let hex = ColorNumberField("Hex Color")
    private static let names = ["Red", "Green", "Blue"]

    var value = ColorValue(hue: 0, saturation: 0, brightness: 1) { didSet { if value != oldValue { update() } } }

    /// A Boolean value that indicates whether a hexadecimal color may have an opacity.
    var supportsAlpha = true

    /// The function to call after the user changed the color, with `true` while a knob is being dragged.
    var didChange: ((ColorValue, Bool) -> Void)?

    override init(frame: CGRect) {
        sliders = ColorSlidersView.names.map { ColorSlider($0, range: 255) }
        fields = ColorSlidersView.names.map { ColorNumberField($0) }
        labels = ColorSlidersView.names.map { _ in UILabel() }
        super.init(frame: frame)
        for (index, label) in labels.enumerated() {
            label.text = ColorSlidersView.names[index]
            let (slider, field) = (sliders[index], fields[index])
            slider.didChange = { [weak self] in self?.change(index, to: $0, continuously: $1) }
            field.apply = { [weak self] text in
                if let number = Int(text) {
                    self?.change(index, to: CGFloat(max(0, min(255, number))) / 255, continuously: false)
                }
                return self?.text(index) ?? text
            }
            for view in [label, slider, field] { addSubview(view) }
        }
        hexLabel.text = "Hex Color"
        for label in labels + [hexLabel] {
            label.font = .systemFont(ofSize: 12, weight: .medium)
            label.textColor = .secondaryLabel
        }
        hex.apply = { [weak self] text in
            guard let self else { return text }
            if var new = ColorValue(hex: text, alpha: self.value.alpha, keeping: self.value), text != self.value.hex {
                if !self.supportsAlpha { new.alpha = 1 }
                self.value = new
                self.didChange?(new, false)
            }
            return self.value.hex
        }
        addSubview(hexLabel)
        addSubview(hex)
        update()
    }

    required init?(coder: NSCoder) { nil }

    private var parts: [CGFloat] {
        let parts = value.rgb
        return [parts.red, parts.green, parts.blue]
    }

    private func text(_ index: Int) -> String { "\(Int((parts[index] * 255).rounded()))" }

    private func color(_ index: Int, _ part: CGFloat) -> ColorValue {
        var parts = parts
        parts[index] = part
        return ColorValue(red: parts[0], green: parts[1], blue: parts[2], alpha: value.alpha, keeping: value)
    }

    private func change(_ index: Int, to part: CGFloat, continuously: Bool) {
        let new = color(index, part)
        guard new != value || !continuously else { return }
        value = new
        didChange?(new, continuously)
    }

    private func update() {
        for index in sliders.indices {
            // While a knob is dragged, rounding must not move it.
            if !sliders[index].isTracking { sliders[index].value = parts[index] }
            sliders[index].colors = [color(index, 0).opaque, color(index, 1).opaque]
            sliders[index].knobColor = value.opaque
            fields[index].show(text(index))
        }
        hex.show(value.hex)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let fieldWidth: CGFloat = 58
        let rowHeight: CGFloat = 54
        for index in sliders.indices {
            let y = CGFloat(index) * rowHeight
            labels[index].frame = mirrored(CGRect(x: 2, y: y, width: bounds.width - 4, height: 18))
            sliders[index].frame = mirrored(
                CGRect(x: 0, y: y + 22, width: max(0, bounds.width - fieldWidth - 12), height: ColorSlider.height))
            fields[index].frame = mirrored(
                CGRect(x: bounds.width - fieldWidth, y: y + 20, width: fieldWidth, height: 30))
        }
        let y = 3 * rowHeight + 4
        let width: CGFloat = 100
        hexLabel.frame = mirrored(CGRect(x: 2, y: y, width: max(0, bounds.width - width - 12), height: 30))
        hex.frame = mirrored(CGRect(x: bounds.width - width, y: y, width: width, height: 30))
    }
}
