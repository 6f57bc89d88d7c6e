/// The wheels of a date picker.
@MainActor final class DateWheelsView: UIView, DateEditor, UIPickerViewDataSource, UIPickerViewDelegate {
    private let picker = UIPickerView()
    private var rows: DateWheelRows
    private var date: Date
    /// The labels of each wheel, of which some may not be visible at the moment.
    private var labels: [[DateWheelLabel]] = []

    var didChange: ((Date) -> Void)?
    var isEditable = true { didSet { updateEditing() } }

    var settings: DateSettings {
        didSet { if settings != oldValue { reload() } }
    }

    init(_ settings: DateSettings, date: Date) {
        self.settings = settings
        self.date = date
        rows = DateWheelRows(settings, around: date)
        super.init(frame: .zero)
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
        reload()
        registerForTraitChanges(
            [UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self], action: DateWheelsView.reload)
    }

    required init?(coder: NSCoder) { nil }

    private func reload() {
        rows = DateWheelRows(settings, around: date)
        labels = Array(repeating: [], count: rows.wheels.count)
        picker.reloadAllComponents()
        select(animated: false)
    }

    private func updateEditing() {
        picker.isUserInteractionEnabled = isEditable
        picker.alpha = isEditable ? 1 : ControlStyle.disabledOpacity
    }

    func show(_ new: Date, animated: Bool) {
        let months = rows.wheels.contains(.month) ? rows.count(.month, date) : 0
        let isFar = rows.wheels.contains(.anyDay) && !(0..<rows.count(.anyDay, new)).contains(rows.row(.anyDay, new))
        date = new
        if isFar { return reload() }
        if months > 0, months != rows.count(.month, new) { return reload() }
        select(animated: animated)
    }

    private func select(animated: Bool) {
        for (index, wheel) in rows.wheels.enumerated() {
            let row = rows.row(wheel, date)
            if picker.selectedRow(inComponent: index) != row {
                picker.selectRow(row, inComponent: index, animated: animated)
            }
        }
        updateColors()
    }

    private func updateColors() {
        for (index, wheel) in rows.wheels.enumerated() {
            for label in labels[index] {
                label.textColor = rows.permits(wheel, label.row, date) ? .label : .tertiaryLabel
            }
        }
    }

    // MARK: Layout and focus

    package override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        passDirection(to: [picker])
    }

    override var intrinsicContentSize: CGSize { UIPickerView.standardSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.standardSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    override func becomeFirstResponder() -> Bool { picker.becomeFirstResponder() }

    // MARK: The picker view

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        rows.count(rows.wheels[component], date)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let total = rows.wheels.reduce(0) { $0 + rows.weight($1) }
        let room = max(0, min(bounds.width, 420) - 36 - CGFloat(rows.wheels.count) * UIPickerView.gap)
        return room * rows.weight(rows.wheels[component]) / total
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        max(UIPickerView.standardRowHeight, (font.lineHeight + 8).rounded(.up))
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        rows.title(rows.wheels[component], row, date)
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = view as? DateWheelLabel ?? DateWheelLabel()
        if label !== view { labels[component].append(label) }
        let wheel = rows.wheels[component]
        label.row = row
        label.text = rows.title(wheel, row, date)
        label.font = font
        label.textAlignment = .center
        label.textColor = rows.permits(wheel, row, date) ? .label : .tertiaryLabel
        return label
    }

    private var font: UIFont {
        UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traitCollection)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let wheel = rows.wheels[component]
        let new = settings.adjusted(rows.date(wheel, row, from: date))
        let isChanged = new != date
        show(new, animated: true)
        if isChanged { didChange?(new) }
    }
}
