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
        guard path.count == 2, source != target else { return path }
        if path == target { return source }
        var item = path.item
        if path.section == target.section, item > target.item { item -= 1 }
        if path.section == source.section, item >= source.item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }

    /// Returns the index path at which an item is displayed, for one that the data source knows.
    func displayedPath(_ path: IndexPath) -> IndexPath {
        guard path.count == 2, source != target else { return path }
        if path == source { return target }
        var item = path.item
        if path.section == source.section, item > source.item { item -= 1 }
        if path.section == target.section, item >= target.item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }
}
