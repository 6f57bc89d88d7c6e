// The search bar in a navigation bar (SR-05).
extension UINavigationBar {
    /// Returns the place of an item's search bar; nil if the item has none.
    func searchPlacement(of item: UINavigationItem?) -> UINavigationItem.SearchBarPlacement? {
        guard let item, item.searchController != nil else { return nil }
        if item.preferredSearchBarPlacement == .stacked { return .stacked }
        let insets = contentInsets
        let width = bounds.width - insets.left - insets.right
        return width >= BarDesign.leastWidthForSearchBesideTitle ? .inline : .stacked
    }

    /// Returns whether a search hides the title and the items.
    func isTitleRowHidden(of item: UINavigationItem?) -> Bool {
        guard let search = item?.searchController, search.isActiveStorage else { return false }
        return search.hidesNavigationBarDuringPresentation && searchPlacement(of: item) == .stacked
    }

    /// Returns the height of a search bar below the title; 0 if there is none.
    func searchHeight(of item: UINavigationItem?) -> CGFloat {
        guard searchPlacement(of: item) == .stacked, let bar = item?.searchController?.searchBar else { return 0 }
        return BarDesign.searchRowHeight + (bar.prompt == nil ? 0 : BarDesign.promptHeight)
    }

    /// Returns whether a search bar below the title disappears when the content scrolls. It does not during a search.
    private func isSearchCollapsible(_ item: UINavigationItem?) -> Bool {
        guard let item, item.hidesSearchBarWhenScrolling, controller != nil else { return false }
        return item.searchController?.isActiveStorage == false
    }

    func fixedSearchHeight(of item: UINavigationItem?) -> CGFloat {
        isSearchCollapsible(item) ? 0 : searchHeight(of: item)
    }

    func collapsibleSearchHeight(of item: UINavigationItem?) -> CGFloat {
        isSearchCollapsible(item) ? searchHeight(of: item) : 0
    }

    /// Returns the height of the scopes of a search.
    func scopeHeight(of item: UINavigationItem?) -> CGFloat {
        item?.searchController?.searchBar.showsScopeControl == true ? SearchScopeArea.height : 0
    }

    /// Notifies the search controller of the top item after its search bar has moved with the width of the bar.
    func updateSearchPlacement() {
        guard let search = topItem?.searchController, let new = searchPlacement(of: topItem) else { return }
        let host = new == .inline ? SearchBarHost.title : .row
        let old = search.searchBar.host
        guard host != old else { return }
        if old == .none {
            search.searchBar.host = host
        } else {
            search.delegate?.searchController(search, willChangeTo: new)
            search.searchBar.host = host
            search.delegate?.searchController(search, didChangeFrom: new == .inline ? .stacked : .inline)
        }
        sizeDidChange()
        search.suggestionsDidChange()
    }
}
