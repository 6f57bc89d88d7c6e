/// The names of apps on a message bus.
package enum ApplicationName {
    /// Returns a Boolean value that indicates whether a text is a well-known name: two or more elements of letters,
    /// digits, underscores and hyphens, separated by dots, none of which begins with a digit.
    package static func isValid(_ name: String) -> Bool {
        guard name.utf8.count <= 255 else { return false }
        let elements = name.split(separator: ".", omittingEmptySubsequences: false)
        return elements.count >= 2
            && elements.allSatisfy { element in
                guard let first = element.utf8.first, !isDigit(first) else { return false }
                return element.utf8.allSatisfy { isLetter($0) || isDigit($0) || "_-".utf8.contains($0) }
            }
    }

    /// Returns the path of the object of an app: `/org/example/my_app` for `org.example.my-app`.
    static func path(_ name: String) -> String {
        "/" + String(name.map { $0 == "." ? "/" : $0 == "-" ? "_" : $0 })
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
