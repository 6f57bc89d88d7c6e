/// The attributes with which a layout begins and ends the animations of updates.
@MainActor struct UpdateAppearance {
    let layout: UICollectionViewLayout
    /// Returns a Boolean value that indicates whether an element did not exist before.
    let isNew: (ElementKey) -> Bool

    /// Returns the attributes from which an element appears; `nil` if it fades in.
    func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layout.initialLayoutAttributesForAppearingItem(at: key.path)
        case .supplementaryView:
            layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
        case .decorationView:
            layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
        }
    }

    /// Returns the attributes to which an element disappears; `nil` if it fades out.
    func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layout.finalLayoutAttributesForDisappearingItem(at: key.path)
        case .supplementaryView:
            layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
        case .decorationView:
            layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
        }
    }
}
