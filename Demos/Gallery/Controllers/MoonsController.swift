import UIKit

/// A list whose rows push other view controllers.
final class MoonsController: UITableViewController {
    private static let moons = [
        "Moon", "Phobos", "Deimos", "Io", "Europa", "Ganymede", "Callisto", "Mimas", "Enceladus", "Tethys", "Dione",
        "Rhea", "Titan", "Hyperion", "Iapetus", "Miranda", "Ariel", "Umbriel", "Titania", "Oberon", "Triton", "Charon",
    ]
    private let count = UIBarButtonItem(title: "22 moons", style: .plain, target: nil, action: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Moons"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "moon")
        count.isEnabled = false
        toolbarItems = [
            UIBarButtonItem(
                systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.tableView.reloadData() }),
            .flexibleSpace(), count, .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
        ]
        toolbarItems?.last?.isEnabled = false
        showItems(many: false)
    }

    /// Shows few items in the bar, or more than fit.
    func showItems(many: Bool) {
        let add = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(MoonController("New moon"), animated: true)
            })
        let sort = UIBarButtonItem(
            image: UIImage(systemName: "arrow.up.arrow.down"),
            menu: UIMenu(children: ["By name", "By distance", "By size"].map { UIAction(title: $0) { _ in } }))
        sort.accessibilityLabel = "Sort"
        var items = [add, sort]
        if many {
            items += ["Observe", "Compare", "Measure", "Photograph", "Describe"].map { name in
                UIBarButtonItem(title: name, primaryAction: UIAction(title: name) { _ in })
            }
        }
        navigationItem.rightBarButtonItems = items
        navigationItem.leftBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.moons.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "moon", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = Self.moons[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(MoonController(Self.moons[indexPath.row]), animated: true)
    }
}
