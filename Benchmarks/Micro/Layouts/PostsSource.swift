import UIKit

/// A data source of rows that determine their heights themselves.
final class PostsSource: NSObject, UITableViewDataSource {
    let texts: [(title: String, subtitle: String)]

    init(_ count: Int) { texts = (0..<count).map { ("Post number \($0)", "Ada Lovelace, \($0 % 24) hours ago") } }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        (cell as? PostCell)?.show(indexPath.row, texts: texts[indexPath.row])
        return cell
    }
}
