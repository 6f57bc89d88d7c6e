import CoreGraphics

/// The change of one touch in an event.
package struct TouchChange {
    /// The identifier of the touch from its beginning to its end. Identifiers may be reused later.
    package var id: Int
    /// The kind of contact.
    package var kind: ContactKind
    /// All positions since the last delivery, oldest first; the last one is the current position. Never empty.
    package var samples: [TouchSample]

    /// The kinds of contacts.
    package enum ContactKind: Sendable { case finger, pen }

    /// Creates a change. `samples` must contain at least one element.
    package init(id: Int, kind: ContactKind = .finger, samples: [TouchSample]) {
        self.id = id
        self.kind = kind
        self.samples = samples
    }
}
