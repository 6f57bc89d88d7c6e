/// The position of an item in the hierarchy of its section.
struct OutlineItem: Equatable {
    /// The number of ancestors.
    var level = 0
    var hasChildren = false
    var isExpanded = false
}
