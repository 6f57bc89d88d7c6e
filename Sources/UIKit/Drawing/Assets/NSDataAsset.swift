/// The data of a data set in an asset catalog.
public final class NSDataAsset: NSObject, Sendable {
    /// The name of the asset.
    public let name: String

    /// The contents of the asset's file.
    public let data: Data

    /// The uniform type identifier of the data; `public.data` if the catalog specifies none.
    public let typeIdentifier: String

    /// Creates a data asset from the main bundle; returns `nil` if there is none with that name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Creates a data asset from a bundle; returns `nil` if there is none with that name, or its file cannot be read.
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
