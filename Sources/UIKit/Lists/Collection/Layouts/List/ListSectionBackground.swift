/// The view behind the rows of a list among other sections.
@MainActor final class ListSectionBackground: UICollectionReusableView {
    static let kind = "UICollectionViewListSectionBackground"
}
