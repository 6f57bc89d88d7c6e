/// The localized strings of an app, by language and table.
struct StringTables {
    /// The strings of a table in one language.
    struct Table {
        var strings: [String: String] = [:]
        var plurals: [String: PluralFormat] = [:]
        /// The file and line of each key, for diagnostics.
        var origins: [String: (file: String, line: Int?)] = [:]
    }

    /// A language and the name of a table.
    struct Name: Hashable {
        var language: String
        var table: String
    }

    private(set) var tables: [Name: Table] = [:]

    /// The languages that have at least one table.
    var languages: Set<String> { Set(tables.keys.map(\.language)) }

    /// Adds a string. If another file already defines the key, the method reports a warning and keeps the first
    /// definition. Plural formats take precedence over strings, as in `.stringsdict` files.
    mutating func add(
        _ value: String, for key: String, in name: Name, file: String, line: Int?, _ diagnostics: Diagnostics
    ) {
        guard tables[name]?.plurals[key] == nil else { return }
        if let origin = tables[name]?.origins[key] {
            if tables[name]?.strings[key] != value {
                diagnostics.warn(
                    "the key \"\(key)\" is already defined in \(origin.file)\(origin.line.map { ":\($0)" } ?? "")",
                    in: file, line: line)
            }
            return
        }
        tables[name, default: Table()].strings[key] = value
        tables[name]?.origins[key] = (file, line)
    }

    /// Adds a plural format, which replaces a string with the same key.
    mutating func add(
        _ format: PluralFormat, for key: String, in name: Name, file: String, line: Int?, _ diagnostics: Diagnostics
    ) {
        if tables[name]?.plurals[key] != nil, let origin = tables[name]?.origins[key] {
            diagnostics.warn("the key \"\(key)\" is already defined in \(origin.file)", in: file, line: line)
            return
        }
        tables[name, default: Table()].strings[key] = nil
        tables[name]?.plurals[key] = format
        tables[name]?.origins[key] = (file, line)
    }

    /// Reports translations whose specifiers take other arguments than the specifiers in the development language.
    func validate(developmentLanguage: String, _ diagnostics: Diagnostics) {
        for (name, table) in tables.sorted(by: { ($0.key.language, $0.key.table) < ($1.key.language, $1.key.table) })
        where name.language != developmentLanguage {
            let reference = tables[Name(language: developmentLanguage, table: name.table)]
            for (key, value) in table.strings.sorted(by: { $0.key < $1.key }) {
                let expected = FormatString(reference?.strings[key] ?? key).kinds
                // A key that is an identifier or a plain phrase has no specifiers, although its translations do.
                guard reference?.strings[key] != nil || !expected.isEmpty else { continue }
                for (position, kind) in FormatString(value).kinds.sorted(by: { $0.key < $1.key }) {
                    guard let wanted = expected[position], wanted != kind else { continue }
                    let origin = table.origins[key]
                    diagnostics.warn(
                        "argument \(position) of \"\(key)\" is \(wanted.rawValue) in \(developmentLanguage), but "
                            + "\(kind.rawValue) in \(name.language)",
                        in: origin?.file ?? "", line: origin?.line)
                }
            }
        }
    }
}
