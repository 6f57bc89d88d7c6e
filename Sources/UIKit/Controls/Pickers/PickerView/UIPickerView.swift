/// A view with one or more wheels, from each of which the user selects a row.
///
/// ```swift
/// final class SizeController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
///     let sizes = ["Small", "Medium", "Large"]
///
///     func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
///
///     func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
///
///     func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
///         sizes[row]
///     }
/// }
/// ```
///
/// The user drags or scrolls a wheel, or clicks a row. With keyboard focus, Up, Down, Page Up, Page Down, Home and End
/// change the row, Left and Right the component, and typed characters select a row by its title (PK-02).
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// The standard height, in points.
    static let standardSize = CGSize(width: 320, height: 216)
    static let standardRowHeight: CGFloat = 32
    /// The space at the leading and trailing edges, and between components.
    static let margin: CGFloat = 9
    static let gap: CGFloat = 5

    /// A view that no row shows: it represents the title in the answer of a delegate without views.
    // Shared by all picker views, and never in a window.
    static let titlePlaceholder = UIView()

    /// The object that provides the numbers of components and rows. Not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }

    /// The object that provides the content of the rows and observes the selection. Not retained.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

    private(set) var columns: [PickerColumn] = []
    private let band = UIView()
    /// The component that receives keys.
    var activeComponent = 0 { didSet { if activeComponent != oldValue { updateBand() } } }
    var typeSelect = TypeSelect()

    /// Creates a picker view without components.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpPicker()
    }

    /// Returns `nil`: archived views are not supported.
    public required init?(coder: NSCoder) { return nil }

    deinit {}

    private func setUpPicker() {
        band.isUserInteractionEnabled = false
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = ControlStyle.cornerRadius
        addSubview(band)
        clipsToBounds = true
    }

    // MARK: Content

    /// The number of components.
    open var numberOfComponents: Int { columns.count }

    /// Returns the number of rows of a component; 0 for a component that does not exist.
    open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

    /// Returns the size of the rows of a component; zero for a component that does not exist.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        guard let column = column(component) else { return .zero }
        return CGSize(width: column.bounds.width, height: column.rowHeight)
    }

    /// Returns the view of a row, if it is visible. For a row with a title, it is a label.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return column(component)?.view(ofRow: row)
    }

    private func column(_ component: Int) -> PickerColumn? {
        columns.indices.contains(component) ? columns[component] : nil
    }

    /// Asks data source and delegate for all components again. A selected row that does not exist any more becomes the
    /// last row.
    open func reloadAllComponents() {
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn(self, component: columns.count)
            columns.append(column)
            addSubview(column)
        }
        activeComponent = max(0, min(activeComponent, count - 1))
        for column in columns { reload(column) }
        setNeedsLayout()
    }

    /// Asks data source and delegate for a component again.
    open func reloadComponent(_ component: Int) { column(component).map { reload($0) } }

    private func reload(_ column: PickerColumn) {
        let rows = max(0, dataSource?.pickerView(self, numberOfRowsInComponent: column.component) ?? 0)
        let height = delegate?.pickerView(self, rowHeightForComponent: column.component) ?? -1
        let isValid = height.isFinite && height > 0
        column.reload(rows: rows, rowHeight: isValid ? height : UIPickerView.standardRowHeight)
        setNeedsLayout()
    }

    // MARK: Selection

    /// Selects a row in code. The delegate is not notified (PK-01). Does nothing for a row that does not exist.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - component: The component.
    ///   - animated: `true` to turn the wheel with an animation.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let column = column(component), (0..<column.rowCount).contains(row) else { return }
        layoutIfNeeded()
        column.select(row, animated: animated && window != nil)
    }

    /// Returns the selected row of a component, or -1 if it has no rows or does not exist.
    open func selectedRow(inComponent component: Int) -> Int { column(component)?.selectedRow ?? -1 }

    /// Notifies the delegate that the user selected a row.
    func userDidSelect(_ row: Int, in component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Layout

    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { UIPickerView.standardSize }

    /// Returns the standard size, whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.standardSize }

    /// Lays out the wheels. Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let count = columns.count
        guard count > 0 else {
            band.isHidden = true
            return
        }
        let room = max(0, bounds.width - 2 * UIPickerView.margin - CGFloat(count - 1) * UIPickerView.gap)
        let wanted = columns.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? -1 }
            .map { $0.isFinite && $0 >= 0 ? $0 : nil }
        let fixed = wanted.reduce(0) { $0 + ($1 ?? 0) }
        let shared = wanted.filter { $0 == nil }.count
        let each = shared == 0 ? 0 : max(0, (room - fixed) / CGFloat(shared))
        let total = fixed + each * CGFloat(shared)
        // Components that are too wide become narrower; narrow ones are centered.
        let factor = total > room && total > 0 ? room / total : 1
        var x = UIPickerView.margin + max(0, (room - total) / 2)
        for (column, width) in zip(columns, wanted) {
            let width = (width ?? each) * factor
            column.frame = mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height))
            x += width + UIPickerView.gap
        }
        band.isHidden = false
        let height = columns.map(\.rowHeight).max() ?? UIPickerView.standardRowHeight
        band.frame = CGRect(
            x: UIPickerView.margin, y: (bounds.midY - height / 2).rounded(),
            width: max(0, bounds.width - 2 * UIPickerView.margin), height: height)
        updateBand()
    }

    /// Updates the wheels for the new direction.
    package override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
    }

    // MARK: Keys and focus

    /// `true`: the picker view receives keys.
    open override var canBecomeFirstResponder: Bool { !columns.isEmpty }

    package override var yieldsFocusToPressedControls: Bool { true }

    override var standardFocusEffect: UIFocusEffect? { .standard }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        guard columns.indices.contains(activeComponent) else { return (bounds, ControlStyle.cornerRadius) }
        let column = columns[activeComponent]
        return (
            CGRect(x: column.frame.minX, y: band.frame.minY, width: column.frame.width, height: band.frame.height),
            ControlStyle.cornerRadius
        )
    }

    private func updateBand() { if isFocused { window?.focus.updateRing() } }

    /// Handles the keys of the picker view. Overrides must call `super` with the presses that they do not handle.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in press.key.map { !handle($0) } ?? true }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    package override func pressRepeated(_ press: UIPress, key: UIKey) {
        if !handle(key) { super.pressRepeated(press, key: key) }
    }

    // MARK: Accessibility

    // The wheels are the elements (AX-22).
    package override var defaultAccessibilityValue: String? {
        let titles = columns.compactMap { $0.selectedRow >= 0 ? $0.title(ofRow: $0.selectedRow) : nil }
        return titles.isEmpty ? nil : titles.joined(separator: ", ")
    }
}
