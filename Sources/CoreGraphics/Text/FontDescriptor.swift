import CCairo

/// Which font to take: a wish that the machine's fonts are searched for. Something is always found.
package struct FontDescriptor: Hashable, Sendable {
    /// Names of families, tried in order for each character; none means the font of the user interface.
    package var families: [String]
    /// The size in points. What is not finite or not positive counts as 1; more than 10000 counts as 10000.
    package var size: CGFloat
    /// How bold, from 100 to 1000 as in CSS: 400 is regular, 700 bold.
    package var weight: Int
    /// Whether letters are slanted.
    package var isItalic: Bool
    /// Whether all digits are equally wide, if the font can do that (OpenType's `tnum`).
    package var hasTabularDigits: Bool

    /// A font by its properties; the system's regular one unless said otherwise.
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

    /// The measures of the first font that is found, in points. Kept once asked for.
    package var metrics: FontMetrics { FontLibrary.shared.metrics(of: self) }

    /// The families of the machine's fonts in alphabetical order.
    package static var availableFamilies: [String] { FontLibrary.shared.families }

    /// The name of an installed family as the machine writes it, whatever the case of the letters in `name`; nil if there
    /// is none.
    package static func installedFamily(named name: String) -> String? { FontLibrary.shared.family(named: name) }

    /// The families of the user interface: those in the environment variable `UIKIT_FONT` (separated by commas) if it
    /// is set, else Inter, else what the machine calls its interface font.
    static let interfaceFamilies: String = {
        let wish = ProcessEnvironment.process["UIKIT_FONT"] ?? ""
        return (wish.isEmpty ? "" : wish + ",") + "Inter,system-ui,sans-serif"
    }()

    /// The size that is really used.
    var usableSize: CGFloat { size.isFinite && size > 0 ? min(size, 10000) : 1 }

    /// The families in Pango's form: separated by commas, without zero bytes.
    var familyList: String {
        if families.isEmpty { return FontDescriptor.interfaceFamilies }
        let separators: [UInt8] = [0, UInt8(ascii: ",")]
        let names = families.map { name in
            name.utf8.contains(where: separators.contains) ? name.filter { $0 != "," && $0 != "\0" } : name
        }.filter { !$0.isEmpty }
        return names.isEmpty ? FontDescriptor.interfaceFamilies : names.joined(separator: ",") + ",sans-serif"
    }

    /// Pango's description for a size in pixels. The caller frees it.
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
