import UIKit

/// A page about table views with columns: 10,000 files that are sorted by their titles.
final class ColumnsPage: Page, ColumnTableViewDelegate {
    private let table = ColumnTableView(frame: .zero)
    private let source = FileSource()
    private let stripes = UISwitch()
    private let stripesLabel = UILabel("Alternating rows", font: Style.text)
    private let state = UILabel("", font: Style.smallText, color: .secondaryLabel)

    init() {
        super.init(
            title: "Columns", summary: "ColumnTableView: sort, resize and move the columns. Several rows can be selected.")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for column in FileSource.makeColumns() { table.addTableColumn(column) }
        table.sortDescriptors = [ColumnSortDescriptor(key: "name", ascending: true)]
        table.allowsMultipleSelection = true
        table.accessibilityLabel = "Files"
        table.layer.cornerRadius = Style.radius
        table.dataSource = source
        table.delegate = self
        source.sort(by: table.sortDescriptors)
        stripes.accessibilityLabel = "Alternating rows"
        stripes.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                table.usesAlternatingRowBackgroundColors = stripes.isOn
            }, for: .valueChanged)
        for item in [stripes, stripesLabel, state, table] { view.addSubview(item) }
        showSelection()
    }

    override var firstFocus: UIControl? { stripes }

    override var minimumContentHeight: CGFloat { 320 }

    override func layoutContent(in area: CGRect) {
        let width = min(area.width, Style.widestContent)
        let size = stripes.intrinsicContentSize
        stripes.frame = view.directional(
            CGRect(x: area.minX, y: area.minY + (32 - size.height) / 2, width: size.width, height: size.height))
        stripesLabel.frame = view.directional(
            CGRect(x: area.minX + size.width + 10, y: area.minY, width: 150, height: 32))
        state.textAlignment = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        let start = size.width + 170
        state.frame = view.directional(
            CGRect(x: area.minX + start, y: area.minY, width: max(0, width - start), height: 32))
        table.frame = view.directional(
            CGRect(x: area.minX, y: area.minY + 48, width: width, height: max(0, area.height - 48)))
    }

    private func showSelection() {
        let count = table.indexPathsForSelectedRows?.count ?? 0
        state.text = count == 0 ? "\(source.count) files" : "\(count) of \(source.count) selected"
    }

    // MARK: Delegate

    func columnTableView(
        _ tableView: ColumnTableView, sortDescriptorsDidChange oldDescriptors: [ColumnSortDescriptor]
    ) {
        source.sort(by: tableView.sortDescriptors)
        tableView.reloadData()
        showSelection()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { showSelection() }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { showSelection() }

    func tableView(_ tableView: UITableView, typeSelectStringForRowAt indexPath: IndexPath) -> String? {
        source.name(at: indexPath.row)
    }
}
