/// The content of a color picker: a grid, a spectrum or sliders, the opacity, and saved colors.
@MainActor final class ColorPickerView: UIView {
    /// The ways to choose a color.
    enum Panel: Int, CaseIterable {
        case grid, spectrum, sliders

        var title: String {
            switch self {
            case .grid: "Grid"
            case .spectrum: "Spectrum"
            case .sliders: "Sliders"
            }
        }
    }

    /// The panel that the user chose last.
    private static var lastPanel = Panel.grid

    let segments = UISegmentedControl(items: Panel.allCases.map(\.title))
    let grid = ColorGrid()
    let spectrum = ColorSpectrumView()
    let sliders = ColorSlidersView()
    private let opacityLabel = UILabel()
    let opacity = ColorSlider("Opacity", range: 100, unit: "%")
    let opacityField = ColorNumberField("Opacity")
    let pipette = ColorPickerView.button("eyedropper", "Pick a Color from the Screen")
    private let swatch = ColorSwatch()
    private let line = UIView()
    private let add = ColorPickerView.button("plus", "Save Color")
    private(set) var savedButtons: [ColorSwatchButton] = []
    private let saved: SavedColors

    /// The function to call after the user changed the color, with `true` while something is being dragged.
    var didChange: ((ColorValue, Bool) -> Void)?
    /// The function to call when the user presses the pipette.
    var pick: (() -> Void)?

    var supportsAlpha = true {
        didSet {
            guard supportsAlpha != oldValue else { return }
            sliders.supportsAlpha = supportsAlpha
            for view in [opacityLabel, opacity, opacityField] { view.isHidden = !supportsAlpha }
            setNeedsLayout()
        }
    }

    var value: ColorValue { didSet { if value != oldValue { update() } } }

    init(_ value: ColorValue, saved: SavedColors) {
        self.value = value
        self.saved = saved
        super.init(frame: .zero)
        segments.selectedSegmentIndex = ColorPickerView.lastPanel.rawValue
        segments.addAction(UIAction { [weak self] _ in self?.panelDidChange() }, for: .valueChanged)
        grid.didChange = { [weak self] in self?.change(to: $0, continuously: $1) }
        spectrum.didChange = { [weak self] in self?.change(to: $0, continuously: $1) }
        sliders.didChange = { [weak self] in self?.change(to: $0, continuously: $1) }
        opacity.didChange = { [weak self] in self?.changeOpacity(to: $0, continuously: $1) }
        opacityField.apply = { [weak self] text in
            guard let self else { return text }
            if let number = Int(text.filter(\.isNumber)) {
                self.changeOpacity(to: CGFloat(max(0, min(100, number))) / 100, continuously: false)
            }
            return self.opacityText
        }
        pipette.addAction(UIAction { [weak self] _ in self?.pick?() }, for: .primaryActionTriggered)
        add.addAction(UIAction { [weak self] _ in self?.saveColor() }, for: .primaryActionTriggered)
        opacityLabel.text = "Opacity"
        segments.accessibilityLabel = "View"
        swatch.accessibilityLabel = "Selected color"
        opacityLabel.font = .systemFont(ofSize: 12, weight: .medium)
        opacityLabel.textColor = .secondaryLabel
        line.backgroundColor = .separator
        let views: [UIView] = [
            segments, pipette, grid, spectrum, sliders, opacityLabel, opacity, opacityField, line, swatch, add,
        ]
        for view in views { addSubview(view) }
        update()
        updatePanel()
        updateSaved()
    }

    required init?(coder: NSCoder) { nil }

    private static func button(_ symbol: String, _ label: String) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .medium))
        configuration.contentInsets = .zero
        configuration.cornerStyle = symbol == "plus" ? .capsule : .medium
        let button = UIButton(configuration: configuration)
        button.accessibilityLabel = label
        button.toolTip = label
        return button
    }

    // MARK: Value

    private func change(to new: ColorValue, continuously: Bool) {
        value = new
        didChange?(new, continuously)
    }

    private func changeOpacity(to alpha: CGFloat, continuously: Bool) {
        change(to: value.with(\.alpha, alpha), continuously: continuously)
    }

    /// Changes the color because the user chose it elsewhere.
    func choose(_ new: ColorValue) { change(to: supportsAlpha ? new : new.with(\.alpha, 1), continuously: false) }

    private var opacityText: String { "\(Int((value.alpha * 100).rounded()))%" }

    private func update() {
        grid.value = value
        spectrum.value = value
        sliders.value = value
        swatch.value = value
        opacity.value = value.alpha
        opacity.colors = [value.with(\.alpha, 0).color.cgColor, value.opaque]
        opacity.knobColor = value.opaque
        opacityField.show(opacityText)
    }

    // MARK: Panels

    private func panelDidChange() {
        ColorPickerView.lastPanel = Panel(rawValue: segments.selectedSegmentIndex) ?? .grid
        updatePanel()
    }

    private func updatePanel() {
        let panel = Panel(rawValue: segments.selectedSegmentIndex) ?? .grid
        grid.isHidden = panel != .grid
        spectrum.isHidden = panel != .spectrum
        sliders.isHidden = panel != .sliders
    }

    // MARK: Saved colors

    private func saveColor() {
        saved.add(value)
        updateSaved()
    }

    private func updateSaved() {
        for button in savedButtons { button.removeFromSuperview() }
        savedButtons = saved.colors.prefix(ColorPickerView.savedColumns * 2 - 1).map { color in
            let button = ColorSwatchButton(color)
            button.choose = { [weak self] in self?.choose(color) }
            button.remove = { [weak self] in
                self?.saved.remove(color)
                self?.updateSaved()
            }
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    // MARK: Layout

    private static let savedColumns = 7
    private static let panelHeight: CGFloat = 200
    private static let swatchSide: CGFloat = 60

    static let width: CGFloat = 304

    /// Returns the height of the content.
    static func height(supportsAlpha: Bool) -> CGFloat {
        ControlStyle.height + 12 + ColorPickerView.panelHeight + (supportsAlpha ? 64 : 0) + 14 + 14
            + ColorPickerView.swatchSide
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let height = ControlStyle.height
        pipette.frame = mirrored(CGRect(x: width - 34, y: 0, width: 34, height: height))
        segments.frame = mirrored(CGRect(x: 0, y: 0, width: max(0, width - 42), height: height))
        let panel = CGRect(x: 0, y: height + 12, width: width, height: ColorPickerView.panelHeight)
        for view in [grid, spectrum, sliders] { view.frame = panel }
        var y = panel.maxY
        if supportsAlpha {
            let fieldWidth: CGFloat = 58
            opacityLabel.frame = mirrored(CGRect(x: 2, y: y + 12, width: width - 4, height: 18))
            opacity.frame = mirrored(
                CGRect(x: 0, y: y + 34, width: max(0, width - fieldWidth - 12), height: ColorSlider.height))
            opacityField.frame = mirrored(CGRect(x: width - fieldWidth, y: y + 32, width: fieldWidth, height: 30))
            y += 64
        }
        line.frame = CGRect(x: 0, y: y + 14, width: width, height: 1)
        y += 28
        let side = ColorPickerView.swatchSide
        swatch.frame = mirrored(CGRect(x: 0, y: y, width: side, height: side))
        let columns = ColorPickerView.savedColumns
        let dot: CGFloat = 26
        let step = (width - side - 14 - dot) / CGFloat(columns - 1)
        for (index, button) in (savedButtons as [UIView] + [add]).enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            button.frame = mirrored(
                CGRect(
                    x: (side + 14 + CGFloat(column) * step).rounded(), y: y + CGFloat(row) * (side - dot), width: dot,
                    height: dot))
        }
    }
}
