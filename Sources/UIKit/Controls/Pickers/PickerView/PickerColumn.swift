import QuartzCore

/// A wheel of a picker view.
///
/// The rows are those of a scroll view whose offset is a multiple of the row height at rest. They are drawn as on a
/// cylinder: farther from the middle they are nearer to each other, lower and fainter.
@MainActor final class PickerColumn: UIView, UIScrollViewDelegate {
    private weak var picker: UIPickerView?
    let component: Int
    private(set) var rowCount = 0
    private(set) var rowHeight = UIPickerView.standardRowHeight
    private let scroller = UIScrollView()
    private let content = UIView()
    private var rows: [Int: UIView] = [:]
    private var reusable: [UIView] = []

    /// The selected row, or -1 without rows. During a movement by the user, the row before it.
    private(set) var selectedRow = -1
    /// The row to which an animation by a key or a click leads, until it arrives.
    private var destination: Int?

    /// The row from which the next key moves.
    var targetRow: Int { destination ?? selectedRow }

    init(_ picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        clipsToBounds = true
        content.isUserInteractionEnabled = false
        addSubview(content)
        scroller.delegate = self
        scroller.showsVerticalScrollIndicator = false
        scroller.showsHorizontalScrollIndicator = false
        scroller.decelerationRate = .fast
        scroller.allowsKeyboardScrolling = false
        scroller.alwaysBounceVertical = true
        addSubview(scroller)
        scroller.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PickerColumn.tapped))
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    func reload(rows count: Int, rowHeight height: CGFloat) {
        for view in rows.values { view.removeFromSuperview() }
        rows = [:]
        reusable = []
        rowCount = count
        rowHeight = height
        scroller.wheelStep = height
        destination = nil
        selectedRow = count == 0 ? -1 : max(0, min(selectedRow, count - 1))
        updateContentSize()
        setNeedsLayout()
    }

    private func updateContentSize() {
        let height = CGFloat(max(0, rowCount - 1)) * rowHeight + bounds.height
        let size = CGSize(width: bounds.width, height: height)
        if scroller.contentSize != size { scroller.contentSize = size }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if scroller.frame != bounds {
            scroller.frame = bounds
            content.frame = bounds
            for view in rows.values { view.removeFromSuperview() }
            rows = [:]
        }
        updateContentSize()
        if !scroller.isDragging, !scroller.isDecelerating, destination == nil { moveToSelection() }
        placeRows()
    }

    private func moveToSelection() {
        let offset = CGPoint(x: 0, y: CGFloat(max(0, selectedRow)) * rowHeight)
        if scroller.contentOffset != offset { scroller.contentOffset = offset }
    }

    /// The radius of the cylinder, for which the visible part is a little less than its half.
    private var radius: CGFloat { max(1, (bounds.height + 75) * 0.3342) }

    /// Shows the rows that are visible at the current offset, and removes the others.
    private func placeRows() {
        guard let picker, bounds.height > 0 else { return }
        let offset = scroller.contentOffset.y
        let reach = radius * .pi / 2
        let low = max(0, Int(((offset - reach) / rowHeight).rounded(.up)))
        let high = min(rowCount - 1, Int(((offset + reach) / rowHeight).rounded(.down)))
        for (row, view) in rows where row < low || row > high {
            view.removeFromSuperview()
            rows[row] = nil
            reusable.append(view)
        }
        guard low <= high else { return }
        for row in low...high {
            let view = rows[row] ?? makeView(row, of: picker)
            let angle = (CGFloat(row) * rowHeight - offset) / radius
            let squeeze = max(0, cos(angle))
            view.layer.transform = CATransform3DMakeScale(1, max(0.001, squeeze), 1)
            view.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(angle))
            let isMiddle = abs(angle * radius) < rowHeight / 2
            view.alpha = isMiddle ? 1 : 0.65 * squeeze * squeeze
        }
    }

    private func makeView(_ row: Int, of picker: UIPickerView) -> UIView {
        let view = view(row, of: picker)
        view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
        rows[row] = view
        content.addSubview(view)
        return view
    }

    private func view(_ row: Int, of picker: UIPickerView) -> UIView {
        let candidate = reusable.popLast()
        candidate?.layer.transform = CATransform3DIdentity
        if let delegate = picker.delegate {
            let own = delegate.pickerView(
                picker, viewForRow: row, forComponent: component,
                reusing: candidate is PickerLabel ? nil : candidate)
            if own !== UIPickerView.titlePlaceholder { return own }
        }
        let label = candidate as? PickerLabel ?? PickerLabel()
        if let text = picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
        } else {
            label.attributedText = nil
            label.text = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
        }
        label.textAlignment = .center
        return label
    }

    func view(ofRow row: Int) -> UIView? {
        layoutIfNeeded()
        return rows[row]
    }

    /// Returns the title of a row.
    func title(ofRow row: Int) -> String? {
        guard let picker, let delegate = picker.delegate else { return nil }
        return delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate.pickerView(picker, titleForRow: row, forComponent: component)
    }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
    override var defaultAccessibilityLabel: String? {
        let delegate = picker?.delegate as? any UIPickerViewAccessibilityDelegate
        return picker.flatMap { delegate?.pickerView($0, accessibilityLabelForComponent: component) }
            ?? picker?.accessibilityLabel ?? enclosingDatePickerName
    }
    override var defaultAccessibilityHint: String? {
        let delegate = picker?.delegate as? any UIPickerViewAccessibilityDelegate
        return picker.flatMap { delegate?.pickerView($0, accessibilityHintForComponent: component) }
    }

    /// The title of the selected row, or the labels in its view.
    override var defaultAccessibilityValue: String? {
        guard selectedRow >= 0 else { return nil }
        if let title = title(ofRow: selectedRow) { return title }
        return rows[selectedRow].map { $0.accessibilityLabel ?? AccessibilityText.labels(in: $0) }
    }

    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }

    /// Selects the next row as a key does (AX-22).
    private func step(_ way: Int) {
        guard rowCount > 0 else { return }
        selectByUser(max(0, min(targetRow + way, rowCount - 1)))
        AccessibilityCenter.valueDidChange(of: self)
    }

    // MARK: Selection

    /// Selects a row without notifying the delegate.
    func select(_ row: Int, animated: Bool) {
        selectedRow = row
        let offset = CGPoint(x: 0, y: CGFloat(row) * rowHeight)
        let moves = animated && scroller.contentOffset != offset
        destination = moves ? row : nil
        scroller.setContentOffset(offset, animated: moves)
        if !moves { placeRows() }
    }

    /// Selects a row because the user chose it with a key or a click, and notifies the delegate.
    func selectByUser(_ row: Int) {
        guard row != selectedRow || destination != nil else { return }
        let isNew = row != selectedRow
        select(row, animated: true)
        if isNew { picker?.userDidSelect(row, in: component) }
    }

    private func tapped(_ sender: Any?) {
        guard let tap = sender as? UITapGestureRecognizer, let picker, rowCount > 0 else { return }
        picker.activeComponent = component
        let distance = tap.location(in: self).y - bounds.midY
        let angle = asin(max(-1, min(1, distance / radius)))
        let rows = (angle * radius / rowHeight).rounded()
        selectByUser(max(0, min(rowCount - 1, targetRow + Int(rows))))
    }

    /// Adopts the row at the current offset after a movement by the user.
    private func adoptOffset() {
        guard rowCount > 0 else { return }
        let row = max(0, min(rowCount - 1, Int((scroller.contentOffset.y / rowHeight).rounded())))
        destination = nil
        guard row != selectedRow else { return moveToSelection() }
        selectedRow = row
        moveToSelection()
        picker?.userDidSelect(row, in: component)
    }

    // MARK: The scroll view

    func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        destination = nil
        picker?.activeComponent = component
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let row = (targetContentOffset.pointee.y / rowHeight).rounded()
        targetContentOffset.pointee.y = max(0, min(row, CGFloat(max(0, rowCount - 1)))) * rowHeight
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { adoptOffset() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { adoptOffset() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        destination = nil
        moveToSelection()
    }
}

/// The label of a row with a title.
@MainActor final class PickerLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 17)
        textColor = .label
        textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }
}
