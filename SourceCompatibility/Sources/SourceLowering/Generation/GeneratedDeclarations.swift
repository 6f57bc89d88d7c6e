/// Declarations to be added to a file.
struct GeneratedDeclarations {
    /// Lines for the end of the file.
    private(set) var appended: [String] = []

    /// Lines for the ends of the bodies of types that no extension can name, by the offsets of their closing braces.
    private var inBodies: [Int: [String]] = [:]

    /// A Boolean value that indicates whether a declaration, or code of the file itself, needs UIKit.
    private(set) var needsUIKit = false

    private(set) var count = 0

    var isEmpty: Bool { appended.isEmpty && inBodies.isEmpty }

    /// Returns a number that is different for each declaration of the file.
    mutating func nextNumber() -> Int {
        count += 1
        return count
    }

    /// Makes the file import UIKit for what its own code uses.
    mutating func requireUIKit() { needsUIKit = true }

    /// Adds lines, behind the conditions of the code that they belong to.
    mutating func add(_ lines: [String], in place: DeclarationPlace, conditions: [String], usesUIKit: Bool = true) {
        needsUIKit = needsUIKit || usesUIKit
        let lines = conditions.map { "#if " + $0 } + lines + conditions.map { _ in "#endif" }
        if case .body(let brace, _) = place { inBodies[brace, default: []] += lines } else { appended += lines }
    }

    /// Returns the texts to be inserted in front of closing braces. The braces keep their lines and columns.
    func bodies(file: SourceFile, lines: LineTable) -> [(offset: Int, text: String)] {
        inBodies.sorted { $0.key < $1.key }.map { offset, generated in
            let position = lines.position(of: offset)
            let text =
                generated.map { "\n" + $0 }.joined() + "\n" + Self.sourceLocation(file.path, position.line) + "\n"
            return (offset, text + String(repeating: " ", count: position.column - 1))
        }
    }

    /// Returns the directive that gives the next line a line number of the original.
    static func sourceLocation(_ path: String, _ line: Int) -> String {
        "#sourceLocation(file: \(path.asLiteral), line: \(max(line, 1)))"
    }
}
