extension [UIDragItem] {
    /// Returns whether at least one item has a representation of one of the types, or of a kind of it.
    func haveItems(conformingTo types: [String]) -> Bool {
        contains { item in types.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    /// Returns whether at least one item can be loaded as an object of a class.
    func canLoad(_ aClass: any NSItemProviderReading.Type) -> Bool {
        contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
