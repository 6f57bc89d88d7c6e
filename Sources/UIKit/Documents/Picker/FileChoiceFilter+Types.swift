import DisplayServer
import UniformTypeIdentifiers

// Filters for dialogs of the desktop, from types of documents (SH-02).
extension FileChoiceFilter {
    /// The types that all files conform to.
    private static let general: Set<UTType> = [.item, .data, .content]
    /// The MIME types of whole groups.
    private static let groups: [(type: UTType, mimeType: String)] = [
        (.image, "image/*"), (.audio, "audio/*"), (.movie, "video/*"), (.plainText, "text/*"),
    ]

    /// Returns a Boolean value that indicates whether all types are those of folders.
    static func areFolders(_ types: [UTType]) -> Bool {
        !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
    }

    /// Returns the filters for types: with several types one for all of them, then one for each. There are none if one
    /// of the types is that of all files.
    static func filters(for types: [UTType]) -> [FileChoiceFilter] {
        var unique: [UTType] = []
        for type in types where !unique.contains(type) && !type.conforms(to: .directory) { unique.append(type) }
        guard !unique.isEmpty, general.isDisjoint(with: unique) else { return [] }
        let single = unique.map { type in FileChoiceFilter(name: name(of: type), patterns: patterns(for: type)) }
            .filter { !$0.patterns.isEmpty }
        guard single.count > 1 else { return single }
        var all: [Pattern] = []
        for pattern in single.flatMap(\.patterns) where !all.contains(pattern) { all.append(pattern) }
        return [FileChoiceFilter(name: "All supported files", patterns: all)] + single
    }

    private static func name(of type: UTType) -> String {
        let text =
            type.localizedDescription ?? type.preferredFilenameExtension.map { ".\($0) files" } ?? type.identifier
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Returns the conditions that files of a type and of its kinds fulfill. MIME types are preferred, since dialogs
    /// compare extensions with the case of their letters.
    private static func patterns(for type: UTType) -> [Pattern] {
        var patterns: [Pattern] = []
        func add(_ pattern: Pattern) { if !patterns.contains(pattern) { patterns.append(pattern) } }
        for group in groups where group.type.conforms(to: type) { add(.mimeType(group.mimeType)) }
        let kinds = TypeRegistry.identifiers.filter { TypeRegistry.conforms($0, to: type.identifier) }
        for kind in kinds.contains(type.identifier) ? kinds : [type.identifier] + kinds {
            let mimeTypes = TypeRegistry.mimeTypes(of: kind)
            for mimeType in mimeTypes { add(.mimeType(mimeType)) }
            if mimeTypes.isEmpty || kind == type.identifier {
                for suffix in TypeRegistry.extensions(of: kind) { add(.glob(glob(suffix))) }
            }
        }
        return patterns
    }

    /// Returns the pattern of names with an extension in any case.
    static func glob(_ suffix: String) -> String {
        var pattern = "*."
        for character in suffix {
            let (lower, upper) = (character.lowercased(), character.uppercased())
            if lower != upper, lower.count == 1, upper.count == 1 {
                pattern += "[\(lower)\(upper)]"
            } else if "*?[]\\".contains(character) {
                pattern += "\\\(character)"
            } else {
                pattern.append(character)
            }
        }
        return pattern
    }
}
