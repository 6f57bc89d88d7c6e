/// The `Contents.json` of an asset folder.
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
        var direction: String?
        var locale: String?
        var resizing: Resizing?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances, locale, resizing
            case typeIdentifier = "universal-type-identifier"
            case direction = "language-direction"
        }

        /// The traits; `nil` if the entry is for other devices.
        var traits: AssetTraits? {
            AssetTraits(idiom: idiom, appearances: appearances, language: locale, direction: direction)
        }
    }

    struct Resizing: Decodable {
        struct Center: Decodable {
            var mode: String?
        }

        var mode: String?
        var center: Center?
        var insets: [String: Double]?

        enum CodingKeys: String, CodingKey {
            case mode, center
            case insets = "cap-insets"
        }

        var slicing: ImageAsset.Slicing {
            func inset(_ name: String, isUsed: Bool) -> Double { isUsed ? max(0, insets?[name] ?? 0) : 0 }
            let (hasRows, hasColumns) = (mode != "3-part-horizontal", mode != "3-part-vertical")
            return ImageAsset.Slicing(
                top: inset("top", isUsed: hasRows), left: inset("left", isUsed: hasColumns),
                bottom: inset("bottom", isUsed: hasRows), right: inset("right", isUsed: hasColumns),
                isTiled: center?.mode == "tile")
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

        /// A color component. In the file it is a number from 0 to 1, or a string with such a number, with an integer
        /// from 0 to 255, or with a hexadecimal number.
        struct Component: Decodable {
            /// The component from 0 to 1, or the number in the file if `isInteger` is set.
            var value: Double
            /// A Boolean value that indicates whether the component is a string with a decimal integer.
            var isInteger = false

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let number = try? container.decode(Double.self) {
                    value = number
                    return
                }
                let text = try container.decode(String.self)
                if text.lowercased().hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) {
                    value = Double(number) / 255
                } else if let number = Int(text) {
                    value = Double(number)
                    isInteger = true
                } else {
                    value = Double(text) ?? 0
                }
                if !value.isFinite { value = 0 }
            }
        }

        var color: Color?
        var idiom: String?
        var appearances: [Appearance]?

        /// The traits; `nil` if the entry is for other devices.
        var traits: AssetTraits? { AssetTraits(idiom: idiom, appearances: appearances, language: nil, direction: nil) }
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

    /// Reads the file of a folder. Returns `nil` if the file does not exist or cannot be decoded.
    init?(folder: String) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
            let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
        else { return nil }
        self = contents
    }
}

extension AssetTraits {
    /// Creates the traits of an entry; returns `nil` if the entry is for other devices than the desktop.
    fileprivate init?(idiom: String?, appearances: [AssetContents.Appearance]?, language: String?, direction: String?) {
        guard idiom.map({ ["universal", "iphone", "ipad", "mac"].contains($0) }) ?? true else { return nil }
        func value(_ appearance: String) -> String? { appearances?.first { $0.appearance == appearance }?.value }
        guard value("luminosity") != "tinted" else { return nil }
        self.init(
            idiom: idiom, isDark: value("luminosity").map { $0 == "dark" },
            isHighContrast: value("contrast").map { $0 == "high" }, language: language, direction: direction)
    }
}

extension AssetContents.ColorEntry.Color {
    /// The color; missing components count as 0, a missing alpha as 1.
    var uiColor: UIColor {
        // Xcode writes all components other than alpha in the same format. If one of them is greater than 1, "1" is
        // 1/255, otherwise it is the fraction.
        let areBytes = components?.contains { $0.key != "alpha" && $0.value.isInteger && $0.value.value > 1 } ?? false
        func part(_ name: String) -> CGFloat? {
            components?[name].map { component in
                let isByte = component.isInteger && (component.value > 1 || (areBytes && name != "alpha"))
                return CGFloat(isByte ? component.value / 255 : component.value)
            }
        }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return UIColor(white: white, alpha: alpha) }
        let (red, green, blue) = (part("red") ?? 0, part("green") ?? 0, part("blue") ?? 0)
        return space == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
