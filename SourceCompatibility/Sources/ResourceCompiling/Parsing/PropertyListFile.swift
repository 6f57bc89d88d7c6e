import Foundation

/// Reads property lists whose root is a dictionary.
enum PropertyListFile {
    static func dictionary(_ data: Data, _ path: String, _ diagnostics: Diagnostics) -> [String: Any]? {
        do {
            guard let root = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else {
                diagnostics.error("the property list is not a dictionary", in: path)
                return nil
            }
            return root
        } catch {
            let text =
                (error as NSError).userInfo["NSDebugDescription"] as? String ?? "the property list cannot be read"
            // The number of the line is at the end of Foundation's message.
            let line = text.components(separatedBy: "line ").dropFirst().last.flatMap { Int($0.prefix { $0.isNumber }) }
            diagnostics.error("the property list is invalid: \(text)", in: path, line: line)
            return nil
        }
    }
}
