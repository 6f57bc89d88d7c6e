import UIKit

/// A list of 10,000 rows with a colored square, a title and a subtitle.
final class ListView: UITableView, UITableViewDataSource {
    init() {
        super.init(frame: .zero, style: .plain)
        rowHeight = 32
        separatorStyle = .none
        backgroundColor = .white
        // A notch scrolls three rows.
        wheelStep = 96
        register(ItemCell.self, forCellReuseIdentifier: "item")
        dataSource = self
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        (cell as? ItemCell)?.show(item: indexPath.row)
        return cell
    }
}
