/// Data of a name in the asset catalogs of a bundle.
public final class NSDataAsset: NSObject, Sendable {
    /// The name of the asset.
    public let name: String

    /// The contents of the asset's file.
    public let data: Data

    /// The uniform type identifier of the data; `public.data` where the catalog says nothing.
    public let typeIdentifier: String

    /// Creates an asset of the application's bundle; nil if there is none of that name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Creates an asset of a bundle; nil if there is none of that name, or its file cannot be read.
    public init?(name: String, bundle: Bundle) {
        guard let file = AssetCatalog.first(in: bundle, { $0.data(named: name) }),
            let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = file.typeIdentifier ?? "public.data"
        super.init()
    }
}
