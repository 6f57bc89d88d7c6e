/// The delegate of a search bar's field, which forwards to the delegate of the search bar.
@MainActor final class SearchBarFieldDelegate: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(bar: UISearchBar) { self.bar = bar }

    private func ask(_ question: (UISearchBar, any UISearchBarDelegate) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(bar, delegate)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard ask({ $1.searchBarShouldBeginEditing($0) }) else { return false }
        bar?.controller?.editingWillBegin()
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.controller?.editingDidBegin()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        ask { $1.searchBarShouldEndEditing($0) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidEndEditing(bar)
        bar.controller?.editingDidEnd()
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ask { $1.searchBar($0, shouldChangeTextIn: range, replacementText: string) } }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        if bar.controller?.chooseHighlightedSuggestion() == true { return false }
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return true
    }
}
