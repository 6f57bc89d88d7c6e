import UIKit

/// A search bar that searches for symbols by name.
final class SearchSample: UIView, UISearchBarDelegate {
    private let bar = UISearchBar()
    private let answer = UILabel("", font: Style.smallText, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        bar.searchBarStyle = .minimal
        bar.placeholder = "Symbol name"
        bar.searchTextField.accessibilityLabel = bar.placeholder
        bar.delegate = self
        answer.lineBreakMode = .byTruncatingTail
        addSubview(bar)
        addSubview(answer)
        find("")
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Align the search field with the other text fields on the page.
        bar.frame = CGRect(x: -8, y: -8, width: bounds.width + 16, height: 48)
        answer.frame = CGRect(x: 2, y: 46, width: bounds.width - 4, height: 20)
    }

    private func find(_ text: String) {
        let found = SymbolNames.groups.flatMap(\.names).filter { text.isEmpty || $0.contains(text.lowercased()) }
        let names = found.prefix(4).joined(separator: ", ")
        answer.text =
            text.isEmpty
            ? "\(found.count) symbols" : found.isEmpty ? "No results" : found.count > 4 ? names + ", …" : names
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { bar.setShowsCancelButton(true, animated: true) }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { find(searchText) }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { bar.setShowsCancelButton(false, animated: true) }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        bar.text = ""
        find("")
        bar.resignFirstResponder()
    }
}
