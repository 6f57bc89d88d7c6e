import CoreGraphics

/// Events on their way to the application. Moves that follow each other become one event that keeps all their samples, so
/// that a slow handler sees the newest position and nothing of the path is lost.
@MainActor package struct InputQueue {
    private var events: [InputEvent] = []
    private var head = 0

    /// An empty queue.
    package init() {}

    /// Whether nothing waits.
    package var isEmpty: Bool { head == events.count }

    /// Adds an event, merging it into the last one where that changes nothing but the number of deliveries.
    package mutating func append(_ event: InputEvent) {
        guard !isEmpty, InputQueue.merge(event, into: &events[events.count - 1]) else { return events.append(event) }
    }

    /// Takes the oldest event.
    package mutating func popFirst() -> InputEvent? {
        guard !isEmpty else { return nil }
        let event = events[head]
        head += 1
        if isEmpty {
            events.removeAll(keepingCapacity: true)
            head = 0
        }
        return event
    }

    /// Makes an event say what a later one says, too.
    ///
    /// - Returns: whether that was possible; otherwise they must stay apart.
    private static func merge(_ new: InputEvent, into old: inout InputEvent) -> Bool {
        guard old.modifiers == new.modifiers else { return false }
        // Nobody else may hold the samples while more are added: all would be copied for each of a thousand moves.
        let nothing = InputEvent.Kind.pointerExited
        if case .pointerMoved(let more) = new.kind, case .pointerMoved(var samples) = old.kind {
            old.kind = nothing
            samples += more
            old.kind = .pointerMoved(samples: samples)
        } else if case .touches(.moved, let more) = new.kind, case .touches(.moved, var changes) = old.kind {
            old.kind = nothing
            add(more, to: &changes)
            old.kind = .touches(.moved, changes)
        } else if case .touches(let phase, let more) = new.kind, case .touches(phase, let changes) = old.kind,
            old.timestamp == new.timestamp, !changes.contains(where: { a in more.contains { $0.id == a.id } })
        {
            // Fingers that landed or left in the same instant, unless one finger did so twice.
            old.kind = .touches(phase, changes + more)
        } else {
            return false
        }
        old.timestamp = new.timestamp
        return true
    }

    private static func add(_ moves: [TouchChange], to changes: inout [TouchChange]) {
        for move in moves {
            if let index = changes.firstIndex(where: { $0.id == move.id }) {
                changes[index].samples += move.samples
            } else {
                changes.append(move)
            }
        }
    }
}
