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
        guard !isEmpty, let merged = InputQueue.merge(events[events.count - 1], event) else {
            events.append(event)
            return
        }
        events[events.count - 1] = merged
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

    /// One event that says what both say; nil where they must stay apart.
    private static func merge(_ old: InputEvent, _ new: InputEvent) -> InputEvent? {
        guard old.modifiers == new.modifiers else { return nil }
        switch (old.kind, new.kind) {
        case (.pointerMoved(let before), .pointerMoved(let after)):
            return InputEvent(
                timestamp: new.timestamp, modifiers: new.modifiers, kind: .pointerMoved(samples: before + after))
        case (.touches(.moved, let before), .touches(.moved, let after)):
            return InputEvent(
                timestamp: new.timestamp, modifiers: new.modifiers, kind: .touches(.moved, joined(before, after)))
        case (.touches(let first, let before), .touches(let second, let after))
        where first == second && old.timestamp == new.timestamp:
            // Fingers that landed or left in the same instant, unless one finger did so twice.
            guard !before.contains(where: { a in after.contains { $0.id == a.id } }) else { return nil }
            return InputEvent(
                timestamp: new.timestamp, modifiers: new.modifiers, kind: .touches(first, before + after))
        default:
            return nil
        }
    }

    private static func joined(_ before: [TouchChange], _ after: [TouchChange]) -> [TouchChange] {
        var result = before
        for change in after {
            if let index = result.firstIndex(where: { $0.id == change.id }) {
                result[index].samples += change.samples
            } else {
                result.append(change)
            }
        }
        return result
    }
}
