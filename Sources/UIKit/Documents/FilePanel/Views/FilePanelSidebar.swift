/// The list of places in a file panel.
@MainActor final class FilePanelSidebar: UITableView, UITableViewDataSource, UITableViewDelegate {
    private static let identifier = "place"

    private var places: [FilePlace] = []
    var onChoose: (String) -> Void = { _ in }

    init() {
        super.init(frame: .zero, style: .plain)
        register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
        backgroundColor = .secondarySystemBackground
        separatorStyle = .none
        rowHeight = 34
        accessibilityLabel = "Places"
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Shows places, and selects the one that is the current folder.
    func show(_ places: [FilePlace], current: String) {
        if places != self.places {
            self.places = places
            reloadData()
        }
        let index = places.firstIndex { $0.path == current }
        let path = index.map { IndexPath(row: $0, section: 0) }
        if path != indexPathForSelectedRow { selectRow(at: path, animated: false, scrollPosition: .none) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        let place = places[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = place.title
        content.textProperties.numberOfLines = 1
        content.image = UIImage(systemName: place.symbol)
        content.imageProperties.reservedLayoutSize = CGSize(width: 20, height: 0)
        cell.contentConfiguration = content
        cell.backgroundColor = .clear
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoose(places[indexPath.row].path)
    }
}
