import CoreGraphics
import SystemSupport

/// The desktop's associations between URL schemes and programs, from the `mimeapps.list` and `mimeinfo.cache` files.
struct URLSchemeAssociations {
    private let files: [String]

    /// Locates the files.
    ///
    /// - Parameter environment: The environment, as ``AssociationFiles`` reads it.
    init(environment: ProcessEnvironment) {
        files = AssociationFiles(environment: environment).places.flatMap {
            $0.paths + ["\($0.folder)/\(AssociationFiles.cache)"]
        }
    }

    /// Returns whether a program is registered for a scheme. The scheme must be in lower case.
    func hasProgram(for scheme: String) -> Bool {
        let key = "x-scheme-handler/\(scheme)"
        return files.contains { file in
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return false }
            return text.split(separator: "\n").contains { Self.isEntry($0, for: key) }
        }
    }

    /// Returns whether a line assigns at least one program to a key.
    private static func isEntry(_ line: Substring, for key: String) -> Bool {
        guard let equals = line.firstIndex(of: "=") else { return false }
        return line[..<equals].trimmingCharacters(in: .whitespaces) == key
            && line[equals...].dropFirst().contains { !$0.isWhitespace && $0 != ";" }
    }
}
