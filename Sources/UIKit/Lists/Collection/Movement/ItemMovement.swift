import QuartzCore

/// An item that the user moves (SW-09).
///
/// While it is moved, the collection view numbers the items as if it was already at its target, so that the layout
/// arranges the others around it. The data source is asked with the index paths that it knows.
@MainActor final class ItemMovement {
    /// The index path that the data source knows.
    let source: IndexPath
    /// The index path at which the item is displayed.
    var target: IndexPath
    /// The center of the item, in the content's coordinates.
    var position: CGPoint
    /// The distance between the position and the pointer or finger that drags the item.
    var grip = CGVector.zero
    let cell: UICollectionViewCell
    /// Scrolls while the position is near an edge (SW-10).
    let autoscroll: Autoscroll

    init(_ cell: UICollectionViewCell, at path: IndexPath, position: CGPoint, _ autoscroll: Autoscroll) {
        self.cell = cell
        source = path
        target = path
        self.position = position
        self.autoscroll = autoscroll
    }

    /// Returns the index path that the data source knows, for one at which an item is displayed.
    func dataPath(_ path: IndexPath) -> IndexPath {
        Self.path(path, afterMovingItemFrom: target, to: source)
    }

    /// Returns the index path at which an item is displayed, for one that the data source knows.
    func displayedPath(_ path: IndexPath) -> IndexPath {
        Self.path(path, afterMovingItemFrom: source, to: target)
    }

    /// Returns the index path of an item after another item, or the same one, has moved.
    private static func path(_ path: IndexPath, afterMovingItemFrom start: IndexPath, to end: IndexPath) -> IndexPath {
        guard path.count == 2, start != end else { return path }
        if path == start { return end }
        var item = path.item
        if path.section == start.section, item > start.item { item -= 1 }
        if path.section == end.section, item >= end.item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }
}
