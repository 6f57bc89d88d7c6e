import Foundation

/// Reads `.stringsdict` files, which contain strings with plural forms and with variations for devices and widths.
struct StringsDictionaryReader {
    private let path: String
    private let name: StringTables.Name
    private let diagnostics: Diagnostics

    static func read(
        _ path: String, as name: StringTables.Name, into tables: inout StringTables, _ diagnostics: Diagnostics
    ) {
        guard let data = ResourceFile.text(path, diagnostics),
            let root = PropertyListFile.dictionary(data, path, diagnostics)
        else { return }
        let reader = StringsDictionaryReader(path: path, name: name, diagnostics: diagnostics)
        for (key, value) in root.sorted(by: { $0.key < $1.key }) {
            reader.add(value, for: key, into: &tables, depth: 0)
        }
    }

    private func add(_ value: Any, for key: String, into tables: inout StringTables, depth: Int) {
        if let string = value as? String {
            tables.add(string, for: key, in: name, file: path, line: nil, diagnostics)
            return
        }
        guard let entry = value as? [String: Any], depth < 4 else {
            diagnostics.error("the value of \"\(key)\" is neither a string nor a dictionary", in: path)
            return
        }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            guard let best = DeviceVariation.best(of: Array(devices.keys)), let value = devices[best] else { return }
            add(value, for: key, into: &tables, depth: depth + 1)
        } else if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
            // Labels request no particular width, so the longest variation is always used.
            guard let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }) else { return }
            add(widest.value, for: key, into: &tables, depth: depth + 1)
        } else if let format = entry["NSStringLocalizedFormatKey"] as? String {
            addPlural(format, entry, for: key, into: &tables)
        } else {
            diagnostics.error("\"\(key)\" has no NSStringLocalizedFormatKey", in: path)
        }
    }

    private func addPlural(_ format: String, _ entry: [String: Any], for key: String, into tables: inout StringTables) {
        var variables: [String: PluralFormatBuilder.Variable] = [:]
        for (variable, rule) in entry.sorted(by: { $0.key < $1.key }) where variable != "NSStringLocalizedFormatKey" {
            guard let rule = rule as? [String: Any] else {
                diagnostics.error("the variable \"\(variable)\" of \"\(key)\" is not a dictionary", in: path)
                return
            }
            if let type = rule["NSStringFormatSpecTypeKey"] as? String, type != "NSStringPluralRuleType" {
                diagnostics.error("the rule type \"\(type)\" of \"\(key)\" is unknown", in: path)
                return
            }
            var forms: [String: String] = [:]
            for (category, form) in rule where !category.hasPrefix("NSString") {
                guard PluralCategory(rawValue: category) != nil, let form = form as? String else {
                    diagnostics.error("\"\(category)\" of \"\(key)\" is not a plural category with a string", in: path)
                    return
                }
                forms[category] = form
            }
            guard forms["other"] != nil else {
                diagnostics.error("the variable \"\(variable)\" of \"\(key)\" has no form for \"other\"", in: path)
                return
            }
            variables[variable] = .init(
                forms: forms, position: nil, conversion: rule["NSStringFormatValueTypeKey"] as? String ?? "ld")
        }
        do {
            let plural = try PluralFormatBuilder.build(format, variables: variables)
            if plural.variables.isEmpty {
                tables.add(format, for: key, in: name, file: path, line: nil, diagnostics)
            } else {
                tables.add(plural, for: key, in: name, file: path, line: nil, diagnostics)
            }
        } catch {
            diagnostics.error("\(error.description) (\"\(key)\")", in: path)
        }
    }
}
