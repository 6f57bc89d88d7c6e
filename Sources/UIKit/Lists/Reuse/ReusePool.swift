/// Views of a list that are not displayed and can be reused, by the keys with which they are dequeued.
struct ReusePool<Key: Hashable, View: UIView> {
    private var views: [Key: [View]] = [:]

    /// Adds a view.
    mutating func add(_ view: View, _ key: Key) { views[key, default: []].append(view) }

    /// Removes and returns the view that was added last.
    mutating func take(_ key: Key) -> View? { views[key]?.popLast() }

    /// Removes and returns all but some views of each key.
    mutating func trim(to limit: Int) -> [View] {
        var removed: [View] = []
        for (key, list) in views where list.count > limit {
            removed += list[limit...]
            views[key] = Array(list[..<limit])
        }
        return removed
    }

    /// Calls a closure with each view.
    func forEach(_ body: (View) -> Void) { for list in views.values { list.forEach(body) } }

    /// Removes a view if it is in the pool.
    mutating func remove(_ view: View, _ key: Key) {
        guard contains(view, key) else { return }
        views[key]?.removeAll { $0 === view }
    }

    /// Removes all views of a key.
    mutating func removeAll(_ key: Key) { views[key] = nil }

    /// Returns a Boolean value that indicates whether a view is in the pool.
    func contains(_ view: View, _ key: Key) -> Bool { views[key]?.contains { $0 === view } ?? false }
}
