extension UICollectionView {
    /// A class of supplementary views together with a closure that configures them.
    ///
    /// ```swift
    /// let registration = UICollectionView.SupplementaryRegistration<TitleView>(
    ///     elementKind: UICollectionView.elementKindSectionHeader
    /// ) { view, kind, indexPath in
    ///     view.title = titles[indexPath.section]
    /// }
    /// ```
    ///
    /// Create a registration once, outside of the closures and methods that return views (DS-13).
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a view.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let elementKind: String
        let handler: Handler
        let identity = ViewRegistration()

        /// Creates a registration of the class of views that the closure receives.
        ///
        /// - Parameters:
        ///   - elementKind: The kind that the layout uses, such as ``UICollectionView/elementKindSectionHeader``.
        ///   - handler: A closure that configures a view.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a supplementary view of a registration, configured for an index path. Call it where the data source
    /// returns supplementary views (DS-13).
    ///
    /// - Parameters:
    ///   - registration: The registration.
    ///   - indexPath: The index path for which the view is requested.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        registration.identity.check(
            "supplementary view", "collectionView(_:viewForSupplementaryElementOfKind:at:)")
        let kind = registration.elementKind
        let view = dequeue(
            CollectionViewKey(kind: kind, identifier: registration.identity.identifier), Supplementary.self,
            ElementKey(category: .supplementaryView, kind: kind, path: indexPath))
        guard let view = view as? Supplementary else {
            preconditionFailure("\(view) is not of the class \(Supplementary.self)")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
