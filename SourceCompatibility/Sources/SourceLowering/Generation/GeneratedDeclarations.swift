/// The declarations to add to a file.
struct GeneratedDeclarations {
    /// The lines to append to the file.
    private(set) var appended: [String] = []

    /// The lines to add to the bodies of types that no extension can name, by the offsets of the closing braces.
    private var inBodies: [Int: [String]] = [:]

    /// A Boolean value that indicates whether a declaration, or code of the file itself, needs UIKit.
    private(set) var needsUIKit = false

    private(set) var count = 0

    var isEmpty: Bool { appended.isEmpty && inBodies.isEmpty }

    /// Returns a number that is unique among the declarations of the file.
    mutating func nextNumber() -> Int {
        count += 1
        return count
    }

    /// Makes the file import UIKit because its own code needs it.
    mutating func requireUIKit() { needsUIKit = true }

    /// Adds lines, enclosed in the `#if` conditions of the code that they belong to.
    mutating func add(_ lines: [String], in place: DeclarationPlace, conditions: [String], usesUIKit: Bool = true) {
        needsUIKit = needsUIKit || usesUIKit
        let lines = conditions.map { "#if " + $0 } + lines + conditions.map { _ in "#endif" }
        if case .body(let brace, _) = place { inBodies[brace, default: []] += lines } else { appended += lines }
    }

    /// Returns the text to insert before each closing brace. The braces keep their lines and columns.
    func bodies(file: SourceFile, lines: LineTable) -> [(offset: Int, text: String)] {
        inBodies.sorted { $0.key < $1.key }.map { offset, generated in
            let position = lines.position(of: offset)
            let text =
                generated.map { "\n" + $0 }.joined() + "\n" + Self.sourceLocation(file.path, position.line) + "\n"
            return (offset, text + String(repeating: " ", count: position.column - 1))
        }
    }

    /// Returns the directive that assigns a line number of the original file to the next line.
    static func sourceLocation(_ path: String, _ line: Int) -> String {
        "#sourceLocation(file: \(path.asLiteral), line: \(max(line, 1)))"
    }
}
