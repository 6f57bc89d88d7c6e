import CoreGraphics
import SystemSupport
import TextEngine

/// A font family as apps name it.
enum UIFontFamily: Hashable, Sendable {
    case system
    case monospacedSystem
    case named(String)

    /// The name of the family. Names that begin with a dot are reserved for system fonts.
    var name: String {
        switch self {
        case .system: ".SystemUI"
        case .monospacedSystem: ".MonospacedSystemUI"
        case .named(let name): name
        }
    }

    /// The families to search for each character; empty for those of the system font.
    var searched: [String] {
        switch self {
        case .system: []
        case .monospacedSystem: ["monospace"]
        case .named(let name): [name]
        }
    }

    /// The installed families. Determined once, because enumerating the fonts is slow.
    static let installed = FontDescriptor.availableFamilies

    private static let families: [String: UIFontFamily] = {
        var result = Dictionary(installed.map { (key($0), UIFontFamily.named($0)) }) { first, _ in first }
        for family in [UIFontFamily.system, .monospacedSystem] { result[key(family.name)] = family }
        return result
    }()

    /// The family, weight and slant that a font name refers to.
    typealias Face = (family: UIFontFamily, weight: UIFont.Weight, isItalic: Bool)

    /// A cache of the names that have been looked up; nil values are names without a font.
    private static let known = SharedCache<String, Face?>(maximumCount: 256)

    /// Returns the face with a name: the name of a family, optionally followed by a hyphen and a style. Nil if there is
    /// none.
    static func face(named name: String) -> Face? {
        known.value(for: name) { .some(find(name)) } ?? nil
    }

    private static func find(_ name: String) -> Face? {
        // In most cases the list of all families is not needed.
        if let family = FontDescriptor.installedFamily(named: name) { return (.named(family), .regular, false) }
        if let family = families[key(name)] { return (family, .regular, false) }
        guard let hyphen = name.lastIndex(of: "-"), let family = families[key(name[..<hyphen])] else { return nil }
        var style = key(name[name.index(after: hyphen)...])
        let slant = ["italic", "oblique"].first { style.hasSuffix($0) }
        if let slant { style.removeLast(slant.count) }
        guard let weight = UIFont.Weight.named(style) else { return nil }
        return (family, weight, slant != nil)
    }

    private static func key(_ name: some StringProtocol) -> String { String(name.filter { $0 != " " }).lowercased() }
}
