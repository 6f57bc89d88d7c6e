import UIKit

/// A page about search controllers: a search bar below the title, beside it, and the resulting callbacks.
final class SearchPage: CardPage {
    private let log = Log(lines: 6, hint: "Search with Control-F")
    private let list = SymbolSearchController(style: .plain)
    private let stage = ControllerStage(height: 420)
    private lazy var navigation = UINavigationController(rootViewController: list)

    init() {
        let options = VerticalStack(spacing: 8, [])
        super.init(
            title: "Search",
            summary: "A search bar in a navigation bar. Escape deletes the text, and then ends the search.",
            weighted: [
                [
                    (Card("Search controller", content: stage), 3),
                    (Card("Options", content: options), 2),
                ],
                [(Card("Updates", content: log), 1)],
            ])
        addOptions(to: options)
        list.title = "Symbols"
        list.report = { [weak self] in self?.log.add($0) }
        list.addSearch(usesResults: false)
        navigation.navigationBar.prefersLargeTitles = true
        stage.embed(navigation, in: self)
    }

    required init?(coder: NSCoder) { nil }

    private func addOptions(to stack: VerticalStack) {
        stack.add(option("List of results", isOn: false) { $0.list.addSearch(usesResults: $1) })
        stack.add(
            option("Below the title", isOn: false) {
                $0.list.navigationItem.preferredSearchBarPlacement = $1 ? .stacked : .automatic
            })
        stack.add(
            option("Hidden when scrolling", isOn: true) { $0.list.navigationItem.hidesSearchBarWhenScrolling = $1 })
        stack.add(option("Hides the title", isOn: true) { $0.search?.hidesNavigationBarDuringPresentation = $1 })
        stack.add(option("Cancel button", isOn: true) { $0.search?.automaticallyShowsCancelButton = $1 })
        stack.add(option("Scopes", isOn: true) { $0.search?.automaticallyShowsScopeBar = $1 })
        stack.add(option("Suggestions", isOn: false) { $0.list.offersSuggestions = $1 })
        stack.add(option("Large title", isOn: true) { $0.navigation.navigationBar.prefersLargeTitles = $1 })
    }

    private var search: UISearchController? { list.navigationItem.searchController }

    private func option(_ name: String, isOn: Bool, _ change: @escaping (SearchPage, Bool) -> Void) -> Field {
        let control = UISwitch()
        control.isOn = isOn
        control.accessibilityLabel = name
        control.addAction(
            UIAction { [weak self, weak control] _ in if let self, let control { change(self, control.isOn) } },
            for: .valueChanged)
        return Field(name, nameWidth: 170, control)
    }
}
