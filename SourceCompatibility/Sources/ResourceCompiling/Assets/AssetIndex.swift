/// The assets of all catalogs of an app, in the format that UIKit reads at run time.
public struct AssetIndex: Codable, Equatable, Sendable {
    /// The traits that a variant of an asset is intended for. A trait that is nil matches every environment.
    public struct Traits: Codable, Hashable, Sendable {
        /// The device idiom as written in the catalog: `iphone`, `ipad` or `mac`.
        public var idiom: String?
        /// A Boolean value that indicates whether the variant is intended for the dark appearance.
        public var isDark: Bool?
        /// A Boolean value that indicates whether the variant is intended for increased contrast.
        public var isHighContrast: Bool?
        /// The identifier of the language.
        public var language: String?
        /// The layout direction, `left-to-right` or `right-to-left`.
        public var direction: String?
    }

    /// The insets, in pixels, that divide an image into stretchable and fixed parts.
    public struct Slicing: Codable, Hashable, Sendable {
        /// The top inset.
        public var top: Double
        /// The left inset.
        public var left: Double
        /// The bottom inset.
        public var bottom: Double
        /// The right inset.
        public var right: Double
        /// A Boolean value that indicates whether the center is tiled instead of stretched.
        public var isTiled: Bool
    }

    /// An image file.
    public struct ImageFile: Codable, Hashable, Sendable {
        /// The path of the file, relative to the folder of the index.
        public var file: String
        /// The number of pixels per point.
        public var scale: Int
        /// The traits that the image is intended for.
        public var traits: Traits
        /// The insets of a resizable image; nil if the image is stretched as a whole.
        public var slicing: Slicing?
    }

    /// An image with all its variants.
    public struct Image: Codable, Equatable, Sendable {
        /// The rendering mode, `template` or `original`. Nil leaves the choice to the view.
        public var renderingIntent: String?
        /// The variants of the image.
        public var files: [ImageFile]
    }

    /// A variant of a color.
    public struct Color: Codable, Hashable, Sendable {
        /// The traits that the color is intended for.
        public var traits: Traits
        /// The color space: `srgb`, `display-p3` or `gray`.
        public var space: String
        /// The red, green, blue and alpha components, or white and alpha.
        public var components: [Double]
        /// The name of a system color that replaces the components.
        public var systemColor: String?
    }

    /// A variant of a data asset.
    public struct DataFile: Codable, Hashable, Sendable {
        /// The path of the file, relative to the folder of the index.
        public var file: String
        /// The uniform type identifier of the data, if the catalog states one.
        public var typeIdentifier: String?
        /// The traits that the data is intended for.
        public var traits: Traits
    }

    /// The version of the file format.
    public var version = 1
    /// The images, by asset name.
    public var images: [String: Image] = [:]
    /// The variants of the colors, by asset name.
    public var colors: [String: [Color]] = [:]
    /// The variants of the data assets, by asset name.
    public var data: [String: [DataFile]] = [:]

    var isEmpty: Bool { images.isEmpty && colors.isEmpty && data.isEmpty }
}
