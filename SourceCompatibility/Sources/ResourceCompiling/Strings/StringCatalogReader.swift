/// Reads string catalogs (`.xcstrings`), which contain the strings of one table in all languages.
struct StringCatalogReader {
    private let path: String
    private let table: String
    private let diagnostics: Diagnostics
    private var tables: StringTables

    /// Reads a catalog, and adds its strings to a collection of tables.
    ///
    /// - Returns: The source language of the catalog, or nil, after reporting an error, if the catalog is invalid.
    @discardableResult
    static func read(
        _ path: String, table: String, into tables: inout StringTables, _ diagnostics: Diagnostics
    ) -> String? {
        guard let root = ResourceFile.json(path, diagnostics) else { return nil }
        guard let strings = root["strings"]?.members else {
            diagnostics.error("the string catalog has no \"strings\"", in: path, line: root.line)
            return nil
        }
        guard let source = root["sourceLanguage"]?.string else {
            diagnostics.error("the string catalog has no \"sourceLanguage\"", in: path, line: root.line)
            return nil
        }
        if let version = root["version"]?.string, !version.hasPrefix("1.") {
            diagnostics.warn("version \(version) of string catalogs is unknown", in: path, line: root["version"]?.line)
        }
        var reader = StringCatalogReader(path: path, table: table, diagnostics: diagnostics, tables: tables)
        for (key, entry) in strings {
            let localizations = entry["localizations"]?.members ?? []
            for (language, localization) in localizations {
                reader.add(localization, for: key, in: .init(language: language, table: table))
            }
            // A key that is not localized in the source language is its own value.
            if !localizations.contains(where: { $0.name == source }) {
                reader.tables.add(
                    key, for: key, in: .init(language: source, table: table), file: path, line: entry.line, diagnostics)
            }
        }
        tables = reader.tables
        return source
    }

    private mutating func add(_ localization: JSONNode, for key: String, in name: StringTables.Name) {
        var substitutions: [String: PluralFormatBuilder.Variable] = [:]
        for (variable, node) in localization["substitutions"]?.members ?? [] {
            guard let substitution = substitution(node, variable, key) else { return }
            substitutions[variable] = substitution
        }
        add(localization, substitutions, for: key, in: name, depth: 0)
    }

    private mutating func add(
        _ node: JSONNode, _ substitutions: [String: PluralFormatBuilder.Variable], for key: String,
        in name: StringTables.Name, depth: Int
    ) {
        if let variations = node["variations"], depth < 4 {
            if let devices = chosen(variations["device"], DeviceVariation.names, DeviceVariation.best) {
                add(devices, substitutions, for: key, in: name, depth: depth + 1)
            } else if let widths = chosen(variations["width"], nil, { $0.max { (Int($0) ?? 0) < (Int($1) ?? 0) } }) {
                add(widths, substitutions, for: key, in: name, depth: depth + 1)
            } else if let plural = variations["plural"] {
                guard let forms = forms(plural, key) else { return }
                addPlural(forms, substitutions, for: key, in: name, line: plural.line)
            } else {
                diagnostics.error("the variations of \"\(key)\" have an unknown kind", in: path, line: variations.line)
            }
            return
        }
        guard let unit = node["stringUnit"] else {
            // Apps do not read sets of phrases, which Siri uses.
            if node["stringSet"] == nil {
                diagnostics.error("\"\(key)\" has neither a stringUnit nor variations", in: path, line: node.line)
            }
            return
        }
        guard let value = unit["value"]?.string else {
            diagnostics.error("the stringUnit of \"\(key)\" has no value", in: path, line: unit.line)
            return
        }
        // An untranslated string falls back to the source language.
        if unit["state"]?.string == "new", value.isEmpty { return }
        guard !substitutions.isEmpty else {
            tables.add(value, for: key, in: name, file: path, line: unit.line, diagnostics)
            return
        }
        build(value, substitutions, for: key, in: name, line: unit.line)
    }

    /// Adds a string whose plural variations are entire strings. Its first integer argument selects the form.
    private mutating func addPlural(
        _ forms: [String: String], _ substitutions: [String: PluralFormatBuilder.Variable], for key: String,
        in name: StringTables.Name, line: Int
    ) {
        let variable = "plural"
        var kinds = FormatString(forms["other"] ?? "").kinds
        if !kinds.values.contains(.integer) { kinds = FormatString(key).kinds }
        let position = kinds.filter { $0.value == .integer }.keys.min() ?? 1
        var positioned: [String: String] = [:]
        for (category, form) in forms {
            var next = 1
            positioned[category] = FormatString(form).pieces.map { piece in
                switch piece {
                case .text(let text): return text
                case .argument: return "%arg"
                case .variable(let explicit, let name):
                    defer { if explicit == nil { next += 1 } }
                    return "%\(explicit ?? next)$#@\(name)@"
                case .specifier(let explicit, let conversion):
                    // A form such as "One file in %@" can omit the number.
                    if explicit == nil, kinds[next] == .integer, FormatString.kind(of: conversion) != .integer,
                        kinds[next + 1] == FormatString.kind(of: conversion)
                    {
                        next += 1
                    }
                    defer { if explicit == nil { next += 1 } }
                    return "%\(explicit ?? next)$\(conversion)"
                }
            }.joined()
        }
        var all = substitutions
        all[variable] = .init(forms: positioned, position: position, conversion: "lld")
        build("%\(position)$#@\(variable)@", all, for: key, in: name, line: line)
    }

    private mutating func build(
        _ format: String, _ variables: [String: PluralFormatBuilder.Variable], for key: String,
        in name: StringTables.Name, line: Int
    ) {
        do {
            let plural = try PluralFormatBuilder.build(format, variables: variables)
            if plural.variables.isEmpty {
                tables.add(format, for: key, in: name, file: path, line: line, diagnostics)
            } else {
                tables.add(plural, for: key, in: name, file: path, line: line, diagnostics)
            }
        } catch {
            diagnostics.error("\(error.description) (\"\(key)\")", in: path, line: line)
        }
    }

    private func substitution(_ node: JSONNode, _ name: String, _ key: String) -> PluralFormatBuilder.Variable? {
        var variations = node["variations"]
        if let device = chosen(variations?["device"], DeviceVariation.names, DeviceVariation.best) {
            variations = device["variations"]
        }
        guard let plural = variations?["plural"] else {
            diagnostics.error(
                "the substitution \"\(name)\" of \"\(key)\" has no plural variations", in: path, line: node.line)
            return nil
        }
        guard let forms = forms(plural, key) else { return nil }
        let number = node["argNum"]?.number
        if let number, !(1...64).contains(number) {
            diagnostics.error(
                "the argument number of \"\(name)\" is not between 1 and 64", in: path, line: node["argNum"]?.line)
            return nil
        }
        return .init(
            forms: forms, position: number.map { Int($0) }, conversion: node["formatSpecifier"]?.string ?? "lld")
    }

    /// Returns the forms of plural variations by category, or nil, after reporting an error, if they are invalid.
    private func forms(_ plural: JSONNode, _ key: String) -> [String: String]? {
        var forms: [String: String] = [:]
        for (category, node) in plural.members ?? [] {
            guard PluralCategory(rawValue: category) != nil else {
                diagnostics.error("\"\(category)\" of \"\(key)\" is not a plural category", in: path, line: node.line)
                return nil
            }
            guard let value = node["stringUnit"]?["value"]?.string else {
                diagnostics.error("the form \"\(category)\" of \"\(key)\" has no value", in: path, line: node.line)
                return nil
            }
            forms[category] = value
        }
        guard forms["other"] != nil else {
            diagnostics.error("\"\(key)\" has no plural form for \"other\"", in: path, line: plural.line)
            return nil
        }
        return forms
    }

    /// Returns the best variation. Reports unknown names as warnings.
    private func chosen(_ node: JSONNode?, _ known: Set<String>?, _ best: ([String]) -> String?) -> JSONNode? {
        guard let members = node?.members, !members.isEmpty else { return nil }
        if let known {
            for (name, value) in members where !known.contains(name) {
                diagnostics.warn("the device \"\(name)\" is unknown", in: path, line: value.line)
            }
        }
        return best(members.map(\.name)).flatMap { node?[$0] }
    }
}
