import Foundation

/// Writes `.strings` files that are quick to read: an entry a line, sorted, with the least of escape sequences.
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
