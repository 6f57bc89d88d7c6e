/// The container and the traits for which a compositional layout arranges its items.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { section, environment in
///     let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
///     let item = NSCollectionLayoutItem(
///         layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
///     let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
///     return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, repeatingSubitem: item, count: columns))
/// }
/// ```
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container: the bounds of the collection view, or a custom group.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}
