import CX11

/// Determines which of the keyboard's groups (the layouts between which the user switches) have Latin letters.
@MainActor struct X11KeyGroups {
    private let isLatin: [Bool]

    /// Reads the symbols of the letter keys.
    ///
    /// - Parameters:
    ///   - display: The display.
    ///   - letterKeys: The codes of the keys that have letters in the US layout.
    init(display: OpaquePointer, letterKeys: [Int]) {
        isLatin = (0..<4).map { group in
            let letters = letterKeys.count { code in
                let symbol = XkbKeycodeToKeysym(display, KeyCode(code), Int32(group), 0)
                return (0x61...0x7a).contains(symbol)
            }
            // Latin layouts may have accented letters on some of these keys.
            return letters * 3 > letterKeys.count * 2
        }
    }

    /// The replacement for a group without Latin letters.
    enum Substitute: Equatable {
        /// The group has Latin letters.
        case none
        case group(Int)
        /// No group has Latin letters; keys have their meaning in the US layout.
        case american
    }

    /// Returns the replacement in which to look up keyboard shortcuts for a group.
    func substitute(for group: Int) -> Substitute {
        guard isLatin.indices.contains(group), !isLatin[group] else { return .none }
        return isLatin.firstIndex(of: true).map { .group($0) } ?? .american
    }
}
