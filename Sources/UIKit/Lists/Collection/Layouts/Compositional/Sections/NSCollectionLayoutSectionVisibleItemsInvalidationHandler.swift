/// A closure that changes the visible elements of a section (CL-23).
///
/// Its arguments are the elements, the offset of the section or of the collection view, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void
