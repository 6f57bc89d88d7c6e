/// The letters that choose an element together with Alt: a title of the menu bar or a button of an alert (MB-05, AT-10).
enum Mnemonics {
    /// Assigns a letter to each title: the first letter or digit of the title that no title before it has.
    ///
    /// - Returns: The position of the letter in each title, counted in characters, or `nil` for a title without a free
    ///   letter.
    static func positions(in titles: [String]) -> [Int?] {
        var taken: Set<String> = []
        return titles.map { title in
            for (position, character) in title.enumerated() where character.isLetter || character.isNumber {
                if taken.insert(character.lowercased()).inserted { return position }
            }
            return nil
        }
    }

    /// Returns the letter at a position of a title, in lower case.
    static func letter(of title: String, at position: Int?) -> String? {
        guard let position, position < title.count else { return nil }
        return title[title.index(title.startIndex, offsetBy: position)].lowercased()
    }

    /// Returns a title with the letter at a position underlined.
    static func underlined(_ title: String, at position: Int?) -> AttributedString {
        var text = AttributedString(title)
        guard let position, position < title.count else { return text }
        let start = text.index(text.startIndex, offsetByCharacters: position)
        let end = text.index(start, offsetByCharacters: 1)
        text[start..<end].uiKit.underlineStyle = .single
        return text
    }
}

extension UIKey {
    /// The letter that the key produces without modifiers, in lower case, if Alt is the only other modifier that is
    /// held. AltGr, which types further characters, is no Alt.
    var mnemonic: String? {
        let flags = modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard flags == .alternate, !charactersIgnoringModifiers.isEmpty else { return nil }
        return charactersIgnoringModifiers.lowercased()
    }
}
