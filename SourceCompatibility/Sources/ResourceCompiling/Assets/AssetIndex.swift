/// The assets of all catalogs of an app, as the run-time reads them.
public struct AssetIndex: Codable, Equatable, Sendable {
    /// The traits that a variant of an asset is for. Traits that are nil suit all.
    public struct Traits: Codable, Hashable, Sendable {
        public var idiom: String?
        public var isDark: Bool?
        public var isHighContrast: Bool?
        public var language: String?
        /// `left-to-right` or `right-to-left`.
        public var direction: String?
    }

    /// How an image is stretched, in pixels.
    public struct Slicing: Codable, Hashable, Sendable {
        public var top: Double
        public var left: Double
        public var bottom: Double
        public var right: Double
        public var isTiled: Bool
    }

    /// An image file.
    public struct ImageFile: Codable, Hashable, Sendable {
        /// The path below the folder of the index.
        public var file: String
        public var scale: Int
        public var traits: Traits
        public var slicing: Slicing?
    }

    /// An image in all its variants.
    public struct Image: Codable, Equatable, Sendable {
        /// `template` or `original`; nil leaves it to the view.
        public var renderingIntent: String?
        public var files: [ImageFile]
    }

    /// A variant of a colour.
    public struct Color: Codable, Hashable, Sendable {
        public var traits: Traits
        /// `srgb`, `display-p3` or `gray`.
        public var space: String
        /// Red, green, blue and alpha, or white and alpha.
        public var components: [Double]
        /// The name of a system colour, which replaces the components.
        public var systemColor: String?
    }

    /// A data file.
    public struct DataFile: Codable, Hashable, Sendable {
        public var file: String
        public var typeIdentifier: String?
        public var traits: Traits
    }

    /// The version of the format.
    public var version = 1
    public var images: [String: Image] = [:]
    public var colors: [String: [Color]] = [:]
    public var data: [String: [DataFile]] = [:]

    var isEmpty: Bool { images.isEmpty && colors.isEmpty && data.isEmpty }
}
