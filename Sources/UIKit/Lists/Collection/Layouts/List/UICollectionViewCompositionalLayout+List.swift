extension UICollectionViewCompositionalLayout {
    /// Returns a layout whose sections are lists with the same properties (CL-28).
    ///
    /// ```swift
    /// let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    /// let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    /// ```
    ///
    /// The collection view gets the background color of the list, unless the app has set one.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { _, _ in NSCollectionLayoutSection.makeList(configuration) }
        layout.defaultBackgroundColor =
            configuration.backgroundColor ?? configuration.appearance.backgroundColor
        return layout
    }
}
