/// A field of the colors of a hue, and a slider for the hue.
@MainActor final class ColorSpectrumView: UIView {
    private let square = ColorSquare()
    private let hue = ColorSlider("Hue", range: 360, unit: "°")

    var value = ColorValue(hue: 0, saturation: 0, brightness: 1) {
        didSet {
            guard value != oldValue else { return }
            square.value = value
            hue.value = value.hue
            hue.knobColor = ColorValue(hue: value.hue, saturation: 1, brightness: 1).opaque
        }
    }

    /// The function to call after the user changed the color, with `true` while the pointer is being dragged.
    var didChange: ((ColorValue, Bool) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        hue.colors = (0...12).map { ColorValue(hue: CGFloat($0) / 12, saturation: 1, brightness: 1).opaque }
        hue.knobColor = hue.colors[0]
        square.didChange = { [weak self] in self?.change(to: $0, continuously: $1) }
        hue.didChange = { [weak self] hue, continuously in
            guard let self else { return }
            self.change(to: self.value.with(\.hue, hue), continuously: continuously)
        }
        addSubview(square)
        addSubview(hue)
    }

    required init?(coder: NSCoder) { nil }

    private func change(to new: ColorValue, continuously: Bool) {
        value = new
        didChange?(new, continuously)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(0, bounds.height - ColorSlider.height - 12)
        square.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        hue.frame = CGRect(x: 0, y: height + 12, width: bounds.width, height: ColorSlider.height)
    }
}
