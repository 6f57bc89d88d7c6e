/// The methods with which the delegate of a collection view determines sizes and distances of a flow layout.
///
/// All methods are optional. An implementation wins over the layout's property of the same meaning, and is called once
/// for each item or section when the layout is prepared (CL-01).
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Asks for the size of an item. A negative length or one that is not finite counts as zero.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// Asks for the distances around the lines of a section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// Asks for the distance between the lines of a section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Asks for the least distance between the items of a line.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Asks for the size of a header, of which the length along the direction of scrolling is used.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// Asks for the size of a footer, of which the length along the direction of scrolling is used.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

// A default implementation tells the layout that the delegate has none, so that it is not called again.
extension UICollectionViewDelegateFlowLayout {
    /// Returns the item size of the layout.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        layout?.missingMethods.insert(.itemSize)
        return layout?.itemSize ?? .zero
    }

    /// Returns the section inset of the layout.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        layout?.missingMethods.insert(.inset)
        return layout?.sectionInset ?? .zero
    }

    /// Returns the line spacing of the layout.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        layout?.missingMethods.insert(.lineSpacing)
        return layout?.minimumLineSpacing ?? 0
    }

    /// Returns the item spacing of the layout.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        layout?.missingMethods.insert(.itemSpacing)
        return layout?.minimumInteritemSpacing ?? 0
    }

    /// Returns the header size of the layout.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        layout?.missingMethods.insert(.header)
        return layout?.headerReferenceSize ?? .zero
    }

    /// Returns the footer size of the layout.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        layout?.missingMethods.insert(.footer)
        return layout?.footerReferenceSize ?? .zero
    }
}
