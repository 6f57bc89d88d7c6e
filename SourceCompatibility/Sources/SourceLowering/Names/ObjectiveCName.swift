/// The Objective-C names that the Swift compiler gives methods and properties.
///
/// ```swift
/// ObjectiveCName.method("save", labels: ["_"])            // "save:"
/// ObjectiveCName.method("save", labels: ["sender"])       // "saveWithSender:"
/// ObjectiveCName.method("insert", labels: ["_", "at"])    // "insert:at:"
/// ```
public enum ObjectiveCName {
    /// Returns the Objective-C name of a method.
    ///
    /// - Parameters:
    ///   - baseName: The name before the parentheses; `init` for an initializer.
    ///   - labels: The argument labels, with `_` for parameters without a label.
    ///   - isThrowing: A Boolean value that indicates whether the method throws, which adds a parameter for the error.
    ///   - isAsync: A Boolean value that indicates whether the method is asynchronous, which adds a completion handler.
    public static func method(
        _ baseName: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false
    ) -> String {
        let addition = isAsync ? "WithCompletionHandler" : isThrowing ? "AndReturnError" : nil
        guard let first = labels.first else {
            return addition.map { baseName + $0 + ":" } ?? baseName
        }
        var name = baseName
        if first != "_" {
            if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: baseName)) { name += "With" }
            name += capitalized(first)
        }
        name += ":"
        for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
        if isAsync { name += "completionHandler:" } else if isThrowing { name += "error:" }
        return name
    }

    /// Returns the Objective-C name of the setter of a property whose getter is named `getter`.
    public static func setter(_ getter: String) -> String { "set" + capitalized(getter) + ":" }

    private static func capitalized(_ word: String) -> String {
        guard let first = word.first, first.isASCII else { return word }
        return first.uppercased() + word.dropFirst()
    }

    private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

    private static func firstWord(of name: String) -> String { words(of: name).first ?? name }

    private static func lastWord(of name: String) -> String { words(of: name).last ?? name }

    /// Returns the words of a camel-case name. Consecutive capital letters form one word, except for the last of them
    /// if a lowercase letter follows: `loadURLFrom` is split into `load`, `URL` and `From`.
    private static func words(of name: String) -> [String] {
        let letters = Array(name)
        var words: [String] = []
        var start = 0
        while start < letters.count {
            var end = start + 1
            if letters[start].isUppercase {
                while end < letters.count, letters[end].isUppercase { end += 1 }
                if end - start > 1, end < letters.count, letters[end].isLowercase {
                    end -= 1
                    words.append(String(letters[start..<end]))
                    start = end
                    continue
                }
            }
            while end < letters.count, !letters[end].isUppercase, letters[end] != "_" { end += 1 }
            words.append(String(letters[start..<end]))
            start = end
        }
        return words
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
