import Foundation

/// Reads `.strings` files in the text format or as XML or binary property lists.
enum StringsFileReader {
    static func read(
        _ path: String, as name: StringTables.Name, into tables: inout StringTables, _ diagnostics: Diagnostics
    ) {
        guard let data = ResourceFile.text(path, diagnostics) else { return }
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            guard let strings = PropertyListFile.dictionary(data, path, diagnostics) else { return }
            for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
                guard let value = value as? String else {
                    diagnostics.error("the value of \"\(key)\" is not a string", in: path)
                    continue
                }
                tables.add(value, for: key, in: name, file: path, line: nil, diagnostics)
            }
            return
        }
        guard let text = StringsParser.text(of: data) else {
            diagnostics.error("the file is neither UTF-8 nor UTF-16", in: path)
            return
        }
        do {
            for entry in try StringsParser.parse(text) {
                tables.add(entry.value, for: entry.key, in: name, file: path, line: entry.line, diagnostics)
            }
        } catch {
            diagnostics.error(error.message, in: path, line: error.line)
        }
    }
}
