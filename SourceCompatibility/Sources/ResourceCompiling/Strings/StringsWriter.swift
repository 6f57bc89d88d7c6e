import Foundation

/// Writes `.strings` files that are fast to parse: one entry per line, sorted by key, with as few escape sequences as
/// possible.
enum StringsWriter {
    static func data(_ strings: [String: String]) -> Data {
        var text = ""
        for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
            text += "\"\(escaped(key))\" = \"\(escaped(value))\";\n"
        }
        return Data(text.utf8)
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C || $0 == 0x0A }) else { return text }
        return text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
