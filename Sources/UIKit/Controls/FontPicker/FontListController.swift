import TextEngine

/// The list of families of a font picker, with a search field.
@MainActor
final class FontListController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UISearchBarDelegate
{
    private weak var picker: UIFontPickerViewController?
    private let list: FontList
    private(set) var shown: [FontCatalog.Family]
    let searchBar = UISearchBar()
    let table = UITableView(frame: .zero, style: .plain)
    private let emptyLabel = UILabel()

    private static let identifier = "family"

    init(_ picker: UIFontPickerViewController) {
        self.picker = picker
        list = FontList(picker.configuration)
        shown = list.families
        super.init(nibName: nil, bundle: nil)
        title = "Choose Font"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.picker?.dismissByUser() })
        searchBar.placeholder = "Search"
        searchBar.searchBarStyle = .minimal
        searchBar.delegate = self
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: FontListController.identifier)
        emptyLabel.text = "No Fonts"
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        for subview in [table, searchBar, emptyLabel] as [UIView] { view.addSubview(subview) }
        view.backgroundColor = .systemBackground
        showRows()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let height = searchBar.sizeThatFits(area.size).height
        searchBar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        table.frame = CGRect(
            x: area.minX, y: area.minY + height, width: area.width,
            height: max(0, view.bounds.maxY - area.minY - height))
        emptyLabel.frame = CGRect(x: area.minX, y: table.frame.minY + 40, width: area.width, height: 30)
        if !hasShownSelection, table.bounds.height > 0 {
            hasShownSelection = true
            showSelection()
        }
    }

    private var hasShownSelection = false

    private func showRows() {
        table.reloadData()
        emptyLabel.isHidden = !shown.isEmpty
    }

    private func showSelection() {
        guard let name = picker?.selectedFontDescriptor?.family.name,
            let row = shown.firstIndex(where: { $0.name == name })
        else { return }
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    }

    // MARK: Search

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        shown = list.matching(searchText)
        showRows()
    }

    /// Moves keyboard focus to the list, where Return chooses.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        guard !shown.isEmpty else { return }
        if shown.count == 1 { choose(shown[0]) } else { table.becomeFirstResponder() }
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: FontListController.identifier, for: indexPath)
        let family = shown[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = family.name
        content.textProperties.numberOfLines = 1
        // A font of symbols would show its name as symbols.
        let usesSystemFont = picker?.configuration.displayUsingSystemFont == true || !family.hasLatinLetters
        let base =
            usesSystemFont
            ? UIFont.systemFont(ofSize: 16)
            : UIFont(descriptor: FontList.descriptor(family, nil, size: 16), size: 16)
        content.textProperties.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base)
        cell.contentConfiguration = content
        let isSelected = picker?.selectedFontDescriptor?.family.name == family.name
        let hasFaces = picker?.configuration.includeFaces == true && family.faces.count > 1
        cell.accessoryType = hasFaces ? .disclosureIndicator : isSelected ? .checkmark : .none
        cell.accessibilityLabel = family.name
        return cell
    }

    func tableView(_ tableView: UITableView, typeSelectStringForRowAt indexPath: IndexPath) -> String? {
        shown[indexPath.row].name
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(shown[indexPath.row]) }

    private func choose(_ family: FontCatalog.Family) {
        guard let picker else { return }
        if picker.configuration.includeFaces, family.faces.count > 1 {
            navigationController?.pushViewController(FontFacesController(picker, family), animated: true)
        } else {
            picker.pick(family, nil)
        }
    }
}
