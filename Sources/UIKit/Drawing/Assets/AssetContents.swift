/// The `Contents.json` of an asset's folder.
struct AssetContents: Decodable {
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct File: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var typeIdentifier: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances
            case typeIdentifier = "universal-type-identifier"
        }
    }

    struct ColorEntry: Decodable {
        struct Color: Decodable {
            var space: String?
            var components: [String: Component]?

            enum CodingKeys: String, CodingKey {
                case space = "color-space"
                case components
            }
        }

        /// A number from 0 to 1; text is such a number, an integer from 0 to 255, or a hexadecimal one.
        struct Component: Decodable {
            var value: Double

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let number = try? container.decode(Double.self) {
                    value = number
                    return
                }
                let text = try container.decode(String.self)
                if text.lowercased().hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) {
                    value = Double(number) / 255
                } else if !text.contains("."), let number = Int(text), number > 1 {
                    value = Double(number) / 255
                } else {
                    value = Double(text) ?? 0
                }
                if !value.isFinite { value = 0 }
            }
        }

        var color: Color?
        var idiom: String?
        var appearances: [Appearance]?
    }

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var renderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case renderingIntent = "template-rendering-intent"
        }
    }

    var images: [File]?
    var data: [File]?
    var colors: [ColorEntry]?
    var properties: Properties?

    /// Nil if there is no such file or it cannot be read.
    init?(folder: String) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
            let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
        else { return nil }
        self = contents
    }
}

extension [AssetContents.Appearance]? {
    /// Whether an entry is for dark appearance.
    var isDark: Bool { self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }

    /// Whether an entry is for increased contrast.
    var isHighContrast: Bool { self?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false }
}

extension AssetContents.ColorEntry.Color {
    /// The colour; black where components are missing.
    var uiColor: UIColor {
        func part(_ name: String) -> CGFloat? { components?[name].map { CGFloat($0.value) } }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return UIColor(white: white, alpha: alpha) }
        let (red, green, blue) = (part("red") ?? 0, part("green") ?? 0, part("blue") ?? 0)
        return space == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
