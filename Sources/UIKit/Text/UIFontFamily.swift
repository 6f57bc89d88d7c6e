import CoreGraphics
import Synchronization

/// A family of fonts by what apps call it.
enum UIFontFamily: Hashable, Sendable {
    case system
    case monospacedSystem
    case named(String)

    /// Names that begin with a dot are nobody else's.
    var name: String {
        switch self {
        case .system: ".SystemUI"
        case .monospacedSystem: ".MonospacedSystemUI"
        case .named(let name): name
        }
    }

    /// The families to search for each character; none means the interface's.
    var searched: [String] {
        switch self {
        case .system: []
        case .monospacedSystem: ["monospace"]
        case .named(let name): [name]
        }
    }

    /// Found once: searching the machine's fonts takes a while.
    static let installed = FontDescriptor.availableFamilies

    private static let families: [String: UIFontFamily] = {
        var result = Dictionary(installed.map { (key($0), UIFontFamily.named($0)) }) { first, _ in first }
        for family in [UIFontFamily.system, .monospacedSystem] { result[key(family.name)] = family }
        return result
    }()

    /// What a name of a font stands for.
    typealias Face = (family: UIFontFamily, weight: UIFont.Weight, isItalic: Bool)

    /// Names that were asked for, and what they stand for; nil for those that no font has.
    private static let known = Mutex<[String: Face?]>([:])
    private static let mostKnown = 256

    /// The face of that name: a family's, perhaps followed by a hyphen and a style. Nil if there is none.
    static func face(named name: String) -> Face? {
        if let face = known.withLock({ $0[name] }) { return face }
        let face = find(name)
        known.withLock {
            if $0.count >= mostKnown { $0.removeAll() }
            $0[name] = .some(face)
        }
        return face
    }

    private static func find(_ name: String) -> Face? {
        // The usual case needs no list of all families.
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
