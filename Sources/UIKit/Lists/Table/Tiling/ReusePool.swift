/// Views that are not displayed and can be reused, by their identifiers.
struct ReusePool<View: UIView> {
    private var views: [String: [View]] = [:]

    /// Adds a view.
    mutating func add(_ view: View, _ identifier: String) { views[identifier, default: []].append(view) }

    /// Removes and returns the view that was added last.
    mutating func take(_ identifier: String) -> View? { views[identifier]?.popLast() }

    /// Removes and returns all but some views of each identifier.
    mutating func trim(to limit: Int) -> [View] {
        var removed: [View] = []
        for (identifier, list) in views where list.count > limit {
            removed += list[limit...]
            views[identifier] = Array(list[..<limit])
        }
        return removed
    }

    /// Calls a closure with each view.
    func forEach(_ body: (View) -> Void) { for list in views.values { list.forEach(body) } }

    /// Removes a view if it is in the pool.
    mutating func remove(_ view: View, _ identifier: String) {
        guard contains(view, identifier) else { return }
        views[identifier]?.removeAll { $0 === view }
    }

    /// Returns a Boolean value that indicates whether a view is in the pool.
    func contains(_ view: View, _ identifier: String) -> Bool { views[identifier]?.contains { $0 === view } ?? false }
}
