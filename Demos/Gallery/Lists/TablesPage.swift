import UIKit

/// A page about table views: styles, cells with accessories, selection, and rows that are added and removed.
final class TablesPage: Page {
    private let source = CitySource()
    private var table = UITableView(frame: .zero, style: .insetGrouped)
    private let styles = UISegmentedControl(items: ["Plain", "Grouped", "Inset"])
    private let editButton = UIButton(configuration: .gray())
    private let addButton = UIButton(configuration: .gray())

    init() { super.init(title: "Tables", summary: "UITableView: the styles, cells with accessories, and editing.") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        styles.selectedSegmentIndex = 2
        styles.accessibilityLabel = "Style"
        styles.addAction(UIAction { [weak self] _ in self?.showTable() }, for: .valueChanged)
        addButton.configuration?.title = "Add"
        addButton.addAction(UIAction { [weak self] _ in self?.addCity() }, for: .primaryActionTriggered)
        editButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                table.setEditing(!table.isEditing, animated: true)
                showEditing()
            }, for: .primaryActionTriggered)
        for control in [styles, addButton, editButton] { view.addSubview(control) }
        showTable()
    }

    override var firstFocus: UIControl? { styles }

    override var minimumContentHeight: CGFloat { 320 }

    override func layoutContent(in area: CGRect) {
        let width = min(area.width, 640)
        styles.frame = view.directional(CGRect(x: area.minX, y: area.minY, width: min(260, width), height: 32))
        var x = area.minX + width
        for button in [editButton, addButton] {
            let size = button.intrinsicContentSize
            x -= size.width
            button.frame = view.directional(CGRect(x: x, y: area.minY, width: size.width, height: 32))
            x -= 8
        }
        table.frame = view.directional(
            CGRect(x: area.minX, y: area.minY + 48, width: width, height: max(0, area.height - 48)))
    }

    /// Replaces the table view with one of the selected style, because the style of a table view does not change.
    private func showTable() {
        table.removeFromSuperview()
        let shown: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        table = UITableView(frame: .zero, style: shown[max(0, styles.selectedSegmentIndex)])
        table.accessibilityLabel = "Cities"
        table.layer.cornerRadius = Style.radius
        table.clipsToBounds = true
        table.dataSource = source
        table.delegate = source
        view.addSubview(table)
        showEditing()
    }

    private func showEditing() {
        editButton.configuration?.title = table.isEditing ? "Done" : "Edit"
        view.setNeedsLayout()
    }

    private func addCity() {
        let path = source.addCity()
        table.insertRows(at: [path], with: .automatic)
        table.scrollToRow(at: path, at: .none, animated: true)
    }
}
