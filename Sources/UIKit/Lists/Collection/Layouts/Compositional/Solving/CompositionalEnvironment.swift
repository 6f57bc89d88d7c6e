/// The environment that section providers and custom groups receive.
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    private let size: CGSize
    private let insets: NSDirectionalEdgeInsets
    private let safeArea: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    /// Creates an environment.
    ///
    /// - Parameters:
    ///   - size: The size of the container.
    ///   - insets: The insets of the container, which include those of the safe area.
    ///   - safeArea: The insets of the safe area.
    ///   - traits: The traits of the collection view.
    init(size: CGSize, insets: NSDirectionalEdgeInsets, safeArea: NSDirectionalEdgeInsets, traits: UITraitCollection) {
        self.size = size
        self.insets = insets
        self.safeArea = safeArea
        traitCollection = traits
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var contentSize: CGSize { size }
    var contentInsets: NSDirectionalEdgeInsets { insets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }
    var effectiveContentInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: max(0, insets.top - safeArea.top), leading: max(0, insets.leading - safeArea.leading),
            bottom: max(0, insets.bottom - safeArea.bottom), trailing: max(0, insets.trailing - safeArea.trailing))
    }
}
