import UIKit

/// The list of the user's folders.
final class Sidebar: UIView, UITableViewDataSource, UITableViewDelegate {
    /// Called when the user chooses a folder.
    var onOpen: ((FilePath) -> Void)?

    let list = UITableView(frame: .zero, style: .plain)
    private(set) var places: [UserFolders.Place] = []
    private var current = FilePath.root
    private let edge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        edge.backgroundColor = .separator
        list.accessibilityLabel = "Places"
        list.backgroundColor = .clear
        list.separatorStyle = .none
        list.rowHeight = 34
        list.contentInset.top = 8
        list.selectionFollowsFocus = true
        list.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        list.dataSource = self
        list.delegate = self
        addSubview(list)
        addSubview(edge)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the folders, and selects the one with a path.
    func show(_ places: [UserFolders.Place], current: FilePath) {
        self.current = current
        if places != self.places {
            self.places = places
            list.reloadData()
        }
        let row = places.firstIndex { $0.path == current }
        let selected = row.map { IndexPath(row: $0, section: 0) }
        guard list.indexPathForSelectedRow != selected else { return }
        list.selectRow(at: selected, animated: false, scrollPosition: .none)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        edge.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - 1, y: 0, width: 1, height: bounds.height)
        list.frame = CGRect(x: isRightToLeft ? 1 : 0, y: 0, width: max(0, bounds.width - 1), height: bounds.height)
    }

    // MARK: Data source and delegate

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        var content = UIListContentConfiguration.sidebarCell()
        content.text = places[indexPath.row].title
        content.image = UIImage(systemName: places[indexPath.row].symbolName)
        content.textProperties.numberOfLines = 1
        content.textProperties.font = .systemFont(ofSize: 14)
        content.imageProperties.reservedLayoutSize.width = 20
        content.imageToTextPadding = 8
        content.directionalLayoutMargins.leading = 20
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listSidebarCell()
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 1, trailing: 10)
        cell.backgroundConfiguration = background
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onOpen?(places[indexPath.row].path)
    }
}
