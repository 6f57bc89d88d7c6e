/// A data file in an asset catalog.
struct DataAsset: Sendable {
    var path: String
    var typeIdentifier: String?
    var traits: AssetTraits
}
