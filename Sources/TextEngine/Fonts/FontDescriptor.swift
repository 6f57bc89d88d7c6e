import CCairo
import CoreGraphics
import SystemSupport

/// A description of a font. The best match among the installed fonts is used, so a font is always found.
package struct FontDescriptor: Hashable, Sendable {
    /// The names of font families, tried in order for each character; empty for the font of the user interface.
    package var families: [String]
    /// The size in points. A value that is not finite or not positive counts as 1, a value greater than 10000 as 10000.
    package var size: CGFloat
    /// The weight, from 100 to 1000 as in CSS: 400 is regular, 700 is bold.
    package var weight: Int
    /// A Boolean value that indicates whether the font is italic.
    package var isItalic: Bool
    /// A Boolean value that indicates whether digits are tabular, if the font supports OpenType's `tnum` feature.
    package var hasTabularDigits: Bool

    /// Creates a descriptor. The default is the regular font of the user interface, at 17 points.
    package init(
        families: [String] = [], size: CGFloat = 17, weight: Int = 400, isItalic: Bool = false,
        hasTabularDigits: Bool = false
    ) {
        self.families = families
        self.size = GeometryValidation.accepts(size, "size", of: FontDescriptor.self) ? size : 1
        self.weight = weight
        self.isItalic = isItalic
        self.hasTabularDigits = hasTabularDigits
    }

    /// The metrics of the first matching font, in points. They are cached.
    package var metrics: FontMetrics { FontLibrary.shared.metrics(of: self) }

    /// The names of the installed font families, in alphabetical order.
    package static var availableFamilies: [String] { FontLibrary.shared.families }

    /// Returns the name of an installed family in its original spelling, found without regard to case; `nil` if there
    /// is none.
    package static func installedFamily(named name: String) -> String? { FontLibrary.shared.family(named: name) }

    /// The families of the user interface: those in the environment variable `UIKIT_FONT` (separated by commas) if it
    /// is set, then Inter, then the system's interface font.
    static let interfaceFamilies: String = {
        let wish = ProcessEnvironment.process["UIKIT_FONT"] ?? ""
        return (wish.isEmpty ? "" : wish + ",") + "Inter,system-ui,sans-serif"
    }()

    /// The valid size that is used for layout.
    var effectiveSize: CGFloat { size.isFinite && size > 0 ? min(size, 10000) : 1 }

    /// The families in Pango's format: separated by commas, without zero bytes.
    var familyList: String {
        if families.isEmpty { return FontDescriptor.interfaceFamilies }
        let separators: [UInt8] = [0, UInt8(ascii: ",")]
        let names = families.map { name in
            name.utf8.contains(where: separators.contains) ? name.filter { $0 != "," && $0 != "\0" } : name
        }.filter { !$0.isEmpty }
        return names.isEmpty ? FontDescriptor.interfaceFamilies : names.joined(separator: ",") + ",sans-serif"
    }

    /// Returns Pango's description for a size in pixels. The caller frees it.
    func makePangoDescription(pixelSize: CGFloat) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, familyList)
        let pixels = pixelSize.isFinite ? max(1 / 16, min(20000, pixelSize)) : 1
        pango_font_description_set_absolute_size(description, Double(pixels) * Double(PANGO_SCALE))
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: .init(max(100, min(1000, weight)))))
        pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }
}
