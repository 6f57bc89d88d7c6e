import QuartzCore

/// A row of a ``ColumnTableView``, which displays a text, an image or a view in each column.
///
/// ```swift
/// let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { tableView, indexPath, name in
///     let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
///     if let cell = cell as? ColumnTableViewCell {
///         cell.setText(name, image: UIImage(systemName: "doc"), forColumn: "name")
///         cell.setText("\(name.count)", forColumn: "length")
///     }
///     return cell
/// }
/// ```
///
/// Register the class, or a subclass of it, with the table view. The class is not part of Apple's API. It corresponds to
/// AppKit's `NSTableRowView` with its cell views.
@preconcurrency @MainActor open class ColumnTableViewCell: UITableViewCell {
    private var contents: [String: ColumnCellContent] = [:]

    deinit {}

    // MARK: Content

    /// Displays a text, and an image before it, in a column. They replace a view.
    ///
    /// - Parameters:
    ///   - text: The text; `nil` for none.
    ///   - image: The image; `nil` for none.
    ///   - identifier: The identifier of the column.
    open func setText(_ text: String?, image: UIImage? = nil, forColumn identifier: String) {
        if contents[identifier]?.view != nil { setView(nil, forColumn: identifier) }
        if text != nil || contents[identifier]?.label != nil {
            let label = textLabel(forColumn: identifier)
            if label.text != text { label.text = text }
        }
        if image != nil || contents[identifier]?.imageView != nil {
            let view = imageView(forColumn: identifier)
            if view.image !== image {
                view.image = image
                setNeedsLayout()
            }
        }
    }

    /// Returns the label of a column. The table view aligns it as the column requests.
    open func textLabel(forColumn identifier: String) -> UILabel {
        if let label = contents[identifier]?.label { return label }
        let label = CellLabel(frame: .zero)
        label.font = CellMetrics.textFont
        add(label, identifier) { $0.label = label }
        return label
    }

    /// Returns the view of the image of a column, which takes no space while it has no image. Call `setNeedsLayout()`
    /// after a change of its image.
    open func imageView(forColumn identifier: String) -> UIImageView {
        if let view = contents[identifier]?.imageView { return view }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        add(view, identifier) { $0.imageView = view }
        return view
    }

    /// Displays a view in a column, in place of its text and image. It has the height of the row, and the width of the
    /// column without its margins.
    ///
    /// - Parameters:
    ///   - view: The view; `nil` to remove the view.
    ///   - identifier: The identifier of the column.
    open func setView(_ view: UIView?, forColumn identifier: String) {
        let old = contents[identifier]
        guard view !== old?.view else { return }
        old?.view?.removeFromSuperview()
        contents[identifier]?.view = nil
        guard let view else { return setNeedsLayout() }
        old?.label?.text = nil
        old?.imageView?.image = nil
        add(view, identifier) { $0.view = view }
    }

    /// Returns the view that ``setView(_:forColumn:)`` displays in a column.
    open func view(forColumn identifier: String) -> UIView? { contents[identifier]?.view }

    private func add(_ view: UIView, _ identifier: String, _ change: (inout ColumnCellContent) -> Void) {
        change(&contents[identifier, default: ColumnCellContent()])
        view.isHidden = contents[identifier]?.isHidden ?? false
        contentView.addSubview(view)
        setNeedsLayout()
    }

    // MARK: Layout

    private var columnTable: ColumnTableView? { owner as? ColumnTableView ?? superview as? ColumnTableView }

    /// Returns the width that the content of a column needs, with its margins.
    func fittingWidth(ofColumn identifier: String) -> CGFloat {
        guard let content = contents[identifier] else { return 0 }
        return content.fittingWidth + 2 * ColumnMetrics.margin
    }

    /// Returns the size that the row needs for the content of its columns (CO-04).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        var height = ColumnMetrics.rowHeight - separatorHeight
        for span in columnTable?.columnLayout.spans ?? [] {
            guard let content = contents[span.column.identifier] else { continue }
            let width = max(0, span.width - 2 * ColumnMetrics.margin)
            height = max(height, content.fittingHeight(width: width) + 2 * ColumnMetrics.verticalMargin)
        }
        return CGSize(width: size.width, height: height + separatorHeight)
    }

    /// Lays out the content of the columns. Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let table = columnTable else { return }
        let isRightToLeft = table.isRightToLeft
        let area = contentView.frame
        let scale = max(scaleForLayout, 1)
        var shown: Set<String> = []
        for span in table.columnLayout.spans {
            let identifier = span.column.identifier
            guard contents[identifier] != nil else { continue }
            shown.insert(identifier)
            contents[identifier]?.isHidden = false
            let x = ColumnLayout.x(span.start, span.width, in: bounds.width, isRightToLeft: isRightToLeft)
            // Editing controls and accessories cover the ends of the first and the last column.
            let frame = CGRect(x: x, y: 0, width: span.width, height: area.height)
                .intersection(CGRect(x: area.minX, y: 0, width: area.width, height: area.height))
            contents[identifier]?.place(
                in: frame.isNull ? .zero : frame.offsetBy(dx: -area.minX, dy: 0), span.column.alignment,
                isRightToLeft: isRightToLeft, scale: scale)
        }
        for identifier in contents.keys where !shown.contains(identifier) { contents[identifier]?.isHidden = true }
    }

    /// Returns the text of a column, or the label of its view or those in it, for assistive technologies.
    func accessibilityText(forColumn identifier: String) -> String? {
        guard let content = contents[identifier] else { return nil }
        if let view = content.view {
            let value = view.accessibilityValue ?? ""
            let label = view.accessibilityLabel ?? AccessibilityText.labels(in: view)
            return [label, value].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        return content.label?.text ?? content.imageView?.accessibilityLabel
    }
}
