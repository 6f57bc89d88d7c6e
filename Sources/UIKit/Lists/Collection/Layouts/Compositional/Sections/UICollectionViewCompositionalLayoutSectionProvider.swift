/// A closure that returns the section of a compositional layout with an index (CL-20).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
