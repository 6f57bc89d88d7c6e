import CX11

/// Which of the keyboard's groups (layouts one switches between) have Latin letters.
@MainActor struct X11KeyGroups {
    private let isLatin: [Bool]

    /// - Parameter letterKeys: the codes of the keys that have letters on an American keyboard.
    init(display: OpaquePointer, letterKeys: [Int]) {
        isLatin = (0..<4).map { group in
            let letters = letterKeys.count { code in
                let symbol = XkbKeycodeToKeysym(display, KeyCode(code), Int32(group), 0)
                return (0x61...0x7a).contains(symbol)
            }
            // Layouts for Latin scripts have letters with marks in some of these places.
            return letters * 3 > letterKeys.count * 2
        }
    }

    /// The group to look up in place of `group`, because that has no Latin letters.
    enum Substitute: Equatable {
        /// The group has Latin letters.
        case none
        case group(Int)
        /// No group has: keys are what they are on an American keyboard.
        case american
    }

    /// What to look keys up in for shortcuts, besides a group.
    func substitute(for group: Int) -> Substitute {
        guard isLatin.indices.contains(group), !isLatin[group] else { return .none }
        return isLatin.firstIndex(of: true).map { .group($0) } ?? .american
    }
}
