/// A variant of a colour of an asset catalog.
struct ColorAsset: Sendable {
    var color: UIColor
    var traits: AssetTraits
}
