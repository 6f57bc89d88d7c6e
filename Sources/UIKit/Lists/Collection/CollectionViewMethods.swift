/// The optional methods whose absence a collection view remembers, as ``TableViewMethods`` for table views.
struct CollectionViewMethods: OptionSet {
    let rawValue: UInt32

    static let typeSelectString = CollectionViewMethods(rawValue: 1 << 0)
    static let moveItem = CollectionViewMethods(rawValue: 1 << 1)
    static let canFocusItem = CollectionViewMethods(rawValue: 1 << 2)
}
