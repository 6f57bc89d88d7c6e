import DisplayServer
import UIKit
import UIKitTesting

/// A display with a navigation controller whose root has a list and a search controller.
@MainActor final class SearchStage {
    final class List: UITableViewController {
        let name: String
        var rows: [String]
        var chosen: [String] = []
        init(_ name: String, _ rows: [String]) {
            self.name = name
            self.rows = rows
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = rows[indexPath.row]
            cell.contentConfiguration = content
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(rows[indexPath.row])
        }
    }

    final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
        var log: [String] = []
        var suggestions: [any UISearchSuggestion]?
        var chosen: [String] = []
        var isPresenting = false
        weak var presenter: UIViewController?

        func updateSearchResults(for search: UISearchController) {
            log.append(
                "update \"\(search.searchBar.text ?? "nil")\" \(search.searchBar.selectedScopeButtonIndex)"
                    + (search.isActive ? "" : " inactive"))
            if let suggestions { search.searchSuggestions = suggestions }
        }

        func updateSearchResults(for search: UISearchController, selecting suggestion: any UISearchSuggestion) {
            chosen.append(suggestion.localizedSuggestion ?? "")
        }

        func presentSearchController(_ search: UISearchController) {
            log.append("present")
            if isPresenting { presenter?.present(search, animated: false) }
        }
        func willPresentSearchController(_ search: UISearchController) { log.append("will present \(search.isActive)") }
        func didPresentSearchController(_ search: UISearchController) { log.append("did present \(search.isActive)") }
        func willDismissSearchController(_ search: UISearchController) { log.append("will dismiss \(search.isActive)") }
        func didDismissSearchController(_ search: UISearchController) { log.append("did dismiss \(search.isActive)") }
        func searchController(
            _ search: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
        ) { log.append("will change to \(newPlacement)") }
        func searchController(
            _ search: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
        ) { log.append("did change from \(previousPlacement)") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    let server = HeadlessServer()
    let window: UIWindow
    let list = List("list", (1...60).map { "Row \($0)" })
    let results: List?
    let search: UISearchController
    let updater = Updater()
    let navigation: UINavigationController
    let generator: EventGenerator

    init(
        width: CGFloat = 400, results: List? = nil, isInItem: Bool = true,
        _ configure: (UISearchController, UIViewController) -> Void = { _, _ in }
    ) throws {
        StageDisplays.open(server)
        self.results = results
        search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = updater
        search.delegate = updater
        search.searchBar.delegate = updater
        list.title = "List"
        updater.presenter = list
        if isInItem { list.navigationItem.searchController = search }
        navigation = UINavigationController(rootViewController: list)
        configure(search, list)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        generator = try EventGenerator(window: window)
        server.serve(for: 0.2)
        _ = updater.take()
    }

    var bar: UISearchBar { search.searchBar }
    var field: UISearchTextField { search.searchBar.searchTextField }
    var navigationBar: UINavigationBar { navigation.navigationBar }

    func settle() { server.serve(for: 1) }

    /// Returns the frame of a view in the window.
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    func click(_ view: UIView) throws {
        let frame = frame(view)
        try generator.pointerClick(at: CGPoint(x: frame.midX, y: frame.midY))
        settle()
    }

    func key(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) throws {
        try generator.keyPress(key, modifiers: flags)
        settle()
    }

    func type(_ text: String) throws {
        try generator.keyType(text)
        settle()
    }

    /// Returns the visible view with an identifier or a label.
    func find<View: UIView>(_ type: View.Type, _ condition: (View) -> Bool = { _ in true }) -> View? {
        func search(_ view: UIView) -> View? {
            guard !view.isHidden, view.alpha > 0 else { return nil }
            if let found = view as? View, condition(found) { return found }
            for child in view.subviews { if let found = search(child) { return found } }
            return nil
        }
        return search(window)
    }

    var cancelButton: UIButton? { find(UIButton.self) { $0.currentTitle == "Cancel" } }
    var shade: UIView? { find(UIView.self) { $0.accessibilityIdentifier == "SearchShade" } }

    isolated deinit {
        for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
        server.disconnect()
        UIApplication.shared.displays.close(server)
    }
}
