import Foundation

/// The environment variables of the process, or a dictionary that replaces them in a test.
///
/// Reads single variables: Foundation's dictionary of all of them takes a noticeable part of the launch of a small
/// program.
package struct ProcessEnvironment: Sendable, ExpressibleByDictionaryLiteral {
    private let table: [String: String]?

    /// The environment of the process.
    package static let process = ProcessEnvironment(table: nil)

    private init(table: [String: String]?) { self.table = table }

    /// Creates an environment that contains only the variables of a dictionary.
    package init(_ table: [String: String]) { self.init(table: table) }

    /// Creates an environment that contains only the given variables.
    package init(dictionaryLiteral elements: (String, String)...) {
        self.init(table: Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }

    /// The value of a variable; `nil` if it is not set.
    package subscript(name: String) -> String? {
        if let table { return table[name] }
        return name.withCString { getenv($0) }.map { String(cString: $0) }
    }
}
