import UIKit

/// A list of symbols that a search controller filters, in the list itself or in a list of results.
final class SymbolSearchController: UITableViewController, UISearchResultsUpdating {
    /// The names that are shown.
    private var names = SymbolNames.all
    private var results: SymbolSearchController?
    /// A Boolean value that indicates whether suggestions are offered.
    var offersSuggestions = false
    /// Called when the search controller asks for results.
    var report: ((String) -> Void)?

    private static let scopes = ["All", "Filled", "Plain"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "symbol")
    }

    /// Shows a search bar.
    ///
    /// - Parameter usesResults: Whether another list displays the results.
    func addSearch(usesResults: Bool) {
        navigationItem.searchController?.isActive = false
        results = usesResults ? SymbolSearchController(style: .plain) : nil
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = usesResults
        search.searchBar.placeholder = "Symbols"
        search.searchBar.scopeButtonTitles = Self.scopes
        navigationItem.searchController = search
        definesPresentationContext = true
        names = SymbolNames.all
        tableView.reloadData()
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        let scope = searchController.isActive ? searchController.searchBar.selectedScopeButtonIndex : 0
        let found = SymbolNames.all.filter { name in
            (text.isEmpty || name.contains(text.lowercased())) && (scope == 0 || name.contains(".fill") == (scope == 1))
        }
        let list = results ?? self
        list.names = found
        list.tableView.reloadData()
        if offersSuggestions, searchController.isActive {
            searchController.searchSuggestions = suggestions(for: text)
        }
        report?(searchController.isActive ? "“\(text)” in \(Self.scopes[scope]): \(found.count)" : "Search ended")
    }

    private func suggestions(for text: String) -> [any UISearchSuggestion] {
        let words = ["arrow", "circle", "folder", "photo", "square", "text"].filter { $0.hasPrefix(text) && $0 != text }
        return words.map { word in
            UISearchSuggestionItem(
                localizedSuggestion: word,
                iconImage: UIImage(systemName: SymbolNames.all.first { $0.hasPrefix(word) } ?? ""))
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "symbol", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        content.image = UIImage(systemName: names[indexPath.row])
        cell.contentConfiguration = content
        return cell
    }
}
