import CoreGraphics

/// One finger's part in an event.
package struct TouchChange {
    /// Tells fingers apart from their beginning to their end; may be used again later.
    package var id: Int
    /// What touches the screen.
    package var kind: ContactKind
    /// All positions since the last delivery, oldest first, the last being where the finger is now. Never empty.
    package var samples: [TouchSample]

    /// What can touch a screen.
    package enum ContactKind: Sendable { case finger, pen }

    /// A contact's part; `samples` must hold one at least.
    package init(id: Int, kind: ContactKind = .finger, samples: [TouchSample]) {
        self.id = id
        self.kind = kind
        self.samples = samples
    }
}
