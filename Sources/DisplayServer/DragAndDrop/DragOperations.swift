/// The operations that the source of a drag allows.
package struct DragOperations: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let copy = DragOperations(rawValue: 1 << 0)
    package static let move = DragOperations(rawValue: 1 << 1)
    package static let link = DragOperations(rawValue: 1 << 2)

    /// Creates a set of one operation.
    package init(_ operation: DragOperation) {
        switch operation {
        case .copy: self = .copy
        case .move: self = .move
        case .link: self = .link
        }
    }

    /// Returns whether the set contains an operation.
    package func allows(_ operation: DragOperation) -> Bool { contains(DragOperations(operation)) }

    /// Returns the operation to suggest to a target: the one that the user forces with modifier keys, otherwise a copy,
    /// or the first operation that is allowed (DD-05).
    ///
    /// - Parameter modifiers: The modifier keys that are held: Shift moves, Control copies, and both link.
    /// - Returns: Nil if the source does not allow the operation that the user forces.
    package func suggestion(modifiers: KeyModifiers) -> DragOperation? {
        if let forced = DragOperations.forced(by: modifiers) { return allows(forced) ? forced : nil }
        return DragOperation.allCases.first { allows($0) }
    }

    /// Returns the operation that the user forces with modifier keys; nil if none (DD-05).
    package static func forced(by modifiers: KeyModifiers) -> DragOperation? {
        switch (modifiers.contains(.shift), modifiers.contains(.control)) {
        case (true, true): .link
        case (true, false): .move
        case (false, true): .copy
        case (false, false): nil
        }
    }
}
