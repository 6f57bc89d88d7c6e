/// The classes that are registered with a collection view, and the views that wait for reuse.
@MainActor struct CollectionReusePool {
    /// A kind of views with an identifier.
    struct Key: Hashable {
        var kind: String
        var identifier: String
    }

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    private var views: [Key: [UICollectionReusableView]] = [:]
    /// The greatest number of views that wait with one key. Others are released.
    private static let limit = 64

    mutating func register(_ type: UICollectionReusableView.Type?, for key: Key) {
        classes[key] = type
        // Views of the previous class are not used for the new one.
        views[key] = nil
    }

    mutating func put(_ view: UICollectionReusableView, for key: Key) {
        if views[key, default: []].count < CollectionReusePool.limit { views[key, default: []].append(view) }
    }

    /// Returns a view that was in use before; `nil` if none waits.
    mutating func take(_ key: Key) -> UICollectionReusableView? { views[key]?.popLast() }

    func registeredClass(for key: Key) -> UICollectionReusableView.Type? { classes[key] }
}
