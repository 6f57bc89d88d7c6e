import Foundation
import Synchronization
import SystemSupport

/// Answers questions about types: from the table of standard types, from the declarations of the app, and from the
/// desktop's MIME database.
package enum TypeRegistry {
    /// The types that the app declares, by identifier.
    private static let declared = Mutex(information(Bundle.main.infoDictionary ?? [:]))

    /// The identifiers of standard types by their MIME types.
    private static let identifiersByMIMEType: [String: String] = {
        var identifiers: [String: String] = [:]
        for identifier in StandardTypes.identifiers {
            for type in StandardTypes.declarations[identifier]?.mimeTypes ?? [] where identifiers[type] == nil {
                identifiers[type] = identifier
            }
        }
        return identifiers
    }()

    /// The identifiers of standard types by their extensions, the preferred one first.
    private static let identifiersByExtension: [String: [String]] = {
        var identifiers: [String: [String]] = [:]
        for identifier in StandardTypes.identifiers {
            for suffix in StandardTypes.declarations[identifier]?.extensions ?? [] {
                identifiers[suffix, default: []].append(identifier)
            }
        }
        return identifiers
    }()

    // MARK: Declarations of the app

    static func declare(_ identifier: String, parent: String) {
        guard StandardTypes.declarations[identifier] == nil else { return }
        declared.withLock { if $0[identifier] == nil { $0[identifier] = TypeDeclaration(parents: [parent]) } }
    }

    /// Returns the declarations in an information property list. Invalid ones are ignored.
    static func information(_ dictionary: [String: Any]) -> [String: TypeDeclaration] {
        func list(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
        var declarations: [String: TypeDeclaration] = [:]
        for key in ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"] {
            for entry in dictionary[key] as? [[String: Any]] ?? [] {
                guard let identifier = entry["UTTypeIdentifier"] as? String, !identifier.isEmpty else { continue }
                let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
                declarations[identifier] = TypeDeclaration(
                    parents: list(entry["UTTypeConformsTo"]),
                    extensions: list(tags["public.filename-extension"]).map { $0.lowercased() },
                    mimeTypes: list(tags["public.mime-type"]), description: entry["UTTypeDescription"] as? String)
            }
        }
        return declarations
    }

    private static func declaration(_ identifier: String) -> TypeDeclaration? {
        StandardTypes.declarations[identifier] ?? declared.withLock { $0[identifier] }
    }

    /// The standard types and those of the app.
    package static var identifiers: [String] { StandardTypes.identifiers + declared.withLock { $0.keys.sorted() } }

    // MARK: Names

    /// Returns the identifier to use for a type: MIME types with an identifier of their own have that one.
    static func canonical(_ identifier: String) -> String {
        guard identifier.contains("/"), let type = MIMEDatabase.shared.canonical(identifier) else { return identifier }
        return self.identifier(ofMIMEType: type)
    }

    private static func identifier(ofMIMEType type: String) -> String {
        if let identifier = identifiersByMIMEType[type] { return identifier }
        let own = declared.withLock { $0.first { $0.value.mimeTypes.contains(type) }?.key }
        if let own { return own }
        return MIMEDatabase.shared.names.contains(type) ? type : DynamicType.identifier(mimeType: type)
    }

    static func isKnown(_ identifier: String) -> Bool {
        declaration(identifier) != nil || DynamicType.filenameExtension(identifier) != nil
            || DynamicType.mimeType(identifier) != nil
            || (identifier.contains("/") && MIMEDatabase.shared.names.contains(identifier))
    }

    /// Returns the types with a name, the preferred one first.
    package static func types(tag: String, of tagClass: UTTagClass, conformingTo supertype: String?) -> [String] {
        let found: [String]
        let dynamic: String
        switch tagClass {
        case .filenameExtension:
            let suffix = tag.lowercased()
            guard !suffix.isEmpty, !suffix.contains("/"), !suffix.contains("\0") else { return [] }
            let own = declared.withLock { $0.filter { $0.value.extensions.contains(suffix) }.keys.sorted() }
            let others = MIMEDatabase.shared.types[suffix] ?? []
            found = own + (identifiersByExtension[suffix] ?? []) + others.map(identifier(ofMIMEType:))
            dynamic = DynamicType.identifier(filenameExtension: suffix)
        case .mimeType:
            guard let type = MIMEDatabase.shared.canonical(tag) else { return [] }
            found = [identifier(ofMIMEType: type)]
            dynamic = DynamicType.identifier(mimeType: type)
        default:
            return []
        }
        var result: [String] = []
        for identifier in found.isEmpty ? [dynamic] : found {
            if !result.contains(identifier), supertype.map({ conforms(identifier, to: $0) }) ?? true {
                result.append(identifier)
            }
        }
        return result
    }

    package static func extensions(of identifier: String) -> [String] {
        if let declaration = declaration(identifier) { return declaration.extensions }
        if let suffix = DynamicType.filenameExtension(identifier) { return [suffix] }
        return identifier.contains("/") ? MIMEDatabase.shared.extensions[identifier] ?? [] : []
    }

    package static func mimeTypes(of identifier: String) -> [String] {
        if let declaration = declaration(identifier) { return declaration.mimeTypes }
        if let type = DynamicType.mimeType(identifier) { return [type] }
        return identifier.contains("/") ? [identifier] : []
    }

    static func description(of identifier: String) -> String? {
        let declaration = declaration(identifier)
        var languages = Self.languages
        // The table is in English, too.
        if declaration?.description == nil { languages.append("") }
        let types = declaration?.mimeTypes.prefix(1).map { $0 } ?? mimeTypes(of: identifier)
        for type in types {
            let name = MIMEDatabase.shared.canonical(type) ?? type
            if let text = MIMEDatabase.shared.description(of: name, languages: languages) { return text }
        }
        return declaration?.description
    }

    /// The user's languages for messages.
    private static var languages: [String] {
        let environment = ProcessEnvironment.process
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let locale = String(name.prefix { $0 != "." && $0 != "@" })
        guard locale != "C", locale != "POSIX", !locale.isEmpty else { return [] }
        let language = String(locale.prefix { $0 != "_" })
        return language == "en" ? [] : [locale, language]
    }

    // MARK: Relations

    private static func parents(of identifier: String) -> [String] {
        if let declaration = declaration(identifier) { return declaration.parents }
        if DynamicType.filenameExtension(identifier) != nil { return ["public.data"] }
        let type = DynamicType.mimeType(identifier) ?? identifier
        guard type.contains("/") else { return [] }
        let stated = (MIMEDatabase.shared.parents[type] ?? []).map(canonical)
        let general =
            switch type.prefix(while: { $0 != "/" }) {
            case "text": "public.plain-text"
            case "image": "public.image"
            case "audio": "public.audio"
            case "video": "public.movie"
            case "font": "public.font"
            case "inode": "public.item"
            default: "public.data"
            }
        return stated + [general] + (general == "public.font" ? ["public.data"] : [])
    }

    /// Returns the types that a type conforms to, without itself.
    static func ancestors(of identifier: String) -> Set<String> {
        var found: Set<String> = []
        var pending = parents(of: identifier)
        while let next = pending.popLast() {
            if next != identifier, found.insert(next).inserted { pending += parents(of: next) }
        }
        return found
    }

    package static func conforms(_ identifier: String, to other: String) -> Bool {
        identifier == other || ancestors(of: identifier).contains(other)
    }
}
