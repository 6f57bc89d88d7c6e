import CoreGraphics

/// A queue of events for the application.
///
/// Successive move events are coalesced into one event that contains all their samples. A slow handler receives the
/// latest position, and the path stays complete.
@MainActor package struct InputQueue {
    private var events: [InputEvent] = []
    private var head = 0

    /// Creates an empty queue.
    package init() {}

    /// A Boolean value that indicates whether the queue is empty.
    package var isEmpty: Bool { head == events.count }

    /// Appends an event, or coalesces it with the last event if that changes nothing but the number of deliveries.
    package mutating func append(_ event: InputEvent) {
        guard !isEmpty, InputQueue.merge(event, into: &events[events.count - 1]) else { return events.append(event) }
    }

    /// Appends a movement of the pointer. The result is that of appending an event with one sample, without an array
    /// for the sample: a mouse may report 8000 of them per second.
    package mutating func appendMove(_ sample: PointerSample, modifiers: KeyModifiers) {
        let last = events.count - 1
        guard !isEmpty, events[last].modifiers == modifiers, InputQueue.add(sample, to: &events[last].kind) else {
            let kind = InputEvent.Kind.pointerMoved(samples: [sample])
            return events.append(InputEvent(timestamp: sample.timestamp, modifiers: modifiers, kind: kind))
        }
        events[last].timestamp = sample.timestamp
    }

    /// Adds a sample to a movement of the pointer.
    ///
    /// - Returns: False if `kind` is none.
    private static func add(_ sample: PointerSample, to kind: inout InputEvent.Kind) -> Bool {
        guard case .pointerMoved(var samples) = kind else { return false }
        // The array must be uniquely referenced while it changes; otherwise each change would copy it.
        kind = .pointerExited
        samples.append(sample)
        kind = .pointerMoved(samples: samples)
        return true
    }

    /// Removes and returns the oldest event.
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

    /// Merges a later event into an event.
    ///
    /// - Returns: False if the events cannot be merged.
    private static func merge(_ new: InputEvent, into old: inout InputEvent) -> Bool {
        guard old.modifiers == new.modifiers else { return false }
        // The array must be uniquely referenced while samples are appended; otherwise each append would copy it.
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
            // Touches that began or ended in the same instant, unless one touch is in both.
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
