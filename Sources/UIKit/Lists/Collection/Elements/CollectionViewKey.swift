/// The kind and the identifier with which the views of a collection view are registered and reused.
struct CollectionViewKey: Hashable {
    var kind: String
    var identifier: String
}
