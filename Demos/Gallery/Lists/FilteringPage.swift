import UIKit

/// A page about diffable data sources: a list of countries' capitals that is searched and sorted, with animations.
final class FilteringPage: Page, UISearchBarDelegate {
    private let table = UITableView(frame: .zero, style: .plain)
    private let searchBar = UISearchBar()
    private let order = UISegmentedControl(items: ["A to Z", "Z to A", "Length"])
    private let count = UILabel("", font: Style.smallText, color: .secondaryLabel)
    private var source: UITableViewDiffableDataSource<Int, String>?

    private static let capitals = [
        "Accra", "Amman", "Ankara", "Athens", "Bangkok", "Beirut", "Berlin", "Bogotá", "Bratislava", "Brussels",
        "Budapest", "Buenos Aires", "Cairo", "Canberra", "Copenhagen", "Dakar", "Dhaka", "Dublin", "Freetown", "Hanoi",
        "Helsinki", "Jakarta", "Kampala", "Kathmandu", "Kingston", "Kyiv", "Lima", "Lisbon", "Ljubljana", "London",
        "Luanda", "Madrid", "Manila", "Maputo", "Montevideo", "Nairobi", "Oslo", "Ottawa", "Paris", "Podgorica",
        "Prague", "Quito", "Rabat", "Reykjavík", "Riga", "Rome", "San José", "Santiago", "Sarajevo", "Seoul", "Skopje",
        "Sofia",
        "Stockholm", "Tallinn", "Tbilisi", "Tirana", "Tokyo", "Tunis", "Ulaanbaatar", "Valletta", "Vienna", "Vilnius",
        "Warsaw", "Wellington", "Windhoek", "Yerevan", "Zagreb",
    ]

    init() {
        super.init(title: "Filtering", summary: "A diffable data source: search and sort the rows.")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = "Find capital"
        searchBar.delegate = self
        order.selectedSegmentIndex = 0
        order.accessibilityLabel = "Order"
        order.addAction(UIAction { [weak self] _ in self?.showFound(animated: true) }, for: .valueChanged)
        table.accessibilityLabel = "Capitals"
        table.layer.cornerRadius = Style.radius
        table.clipsToBounds = true
        table.register(UITableViewCell.self, forCellReuseIdentifier: "capital")
        source = UITableViewDiffableDataSource(tableView: table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "capital", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = name
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
            return cell
        }
        source?.defaultRowAnimation = .fade
        for item in [searchBar, order, count, table] { view.addSubview(item) }
        showFound(animated: false)
    }

    override var firstFocus: UIControl? { order }

    override var minimumContentHeight: CGFloat { 320 }

    override func layoutContent(in area: CGRect) {
        let width = min(area.width, 640)
        let orderWidth = min(260, max(0, width - 180))
        searchBar.frame = view.directional(
            CGRect(x: area.minX - 8, y: area.minY - 8, width: max(0, width - orderWidth), height: 48))
        order.frame = view.directional(
            CGRect(x: area.minX + width - orderWidth, y: area.minY, width: orderWidth, height: 32))
        table.frame = view.directional(
            CGRect(x: area.minX, y: area.minY + 48, width: width, height: max(0, area.height - 80)))
        count.frame = view.directional(CGRect(x: area.minX, y: area.maxY - 24, width: width, height: 20))
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { showFound(animated: true) }

    private func showFound(animated: Bool) {
        let query = searchBar.text ?? ""
        let found = FilteringPage.capitals.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(sorted(found))
        source?.apply(snapshot, animatingDifferences: animated)
        count.text = "\(found.count) of \(FilteringPage.capitals.count)"
    }

    private func sorted(_ names: [String]) -> [String] {
        switch order.selectedSegmentIndex {
        case 1: names.sorted { $0.localizedStandardCompare($1) == .orderedDescending }
        case 2: names.sorted { ($0.count, $0) < ($1.count, $1) }
        default: names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        }
    }
}
