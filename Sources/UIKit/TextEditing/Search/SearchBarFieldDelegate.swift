/// The delegate of a search bar's field, which forwards to the delegate of the search bar.
@MainActor final class SearchBarFieldDelegate: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(bar: UISearchBar) { self.bar = bar }

    private func ask(_ question: (UISearchBar, any UISearchBarDelegate) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(bar, delegate)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ask { $1.searchBarShouldBeginEditing($0) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        ask { $1.searchBarShouldEndEditing($0) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ask { $1.searchBar($0, shouldChangeTextIn: range, replacementText: string) } }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}
