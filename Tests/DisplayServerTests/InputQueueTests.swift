import CoreGraphics
import DisplayServer
import Testing

@MainActor struct InputQueueTests {
    private func moved(_ x: CGFloat, at time: TimeInterval, _ modifiers: KeyModifiers = []) -> InputEvent {
        InputEvent(
            timestamp: time, modifiers: modifiers,
            kind: .pointerMoved(samples: [PointerSample(timestamp: time, location: CGPoint(x: x, y: 0))]))
    }

    private func touch(_ phase: InputEvent.TouchPhase, _ id: Int, _ x: CGFloat, at time: TimeInterval) -> InputEvent {
        InputEvent(
            timestamp: time,
            kind: .touches(
                phase, [TouchChange(id: id, samples: [TouchSample(timestamp: time, location: CGPoint(x: x, y: 0))])]))
    }

    private func drained(_ events: [InputEvent]) -> [InputEvent] {
        var queue = InputQueue()
        for event in events { queue.append(event) }
        var result: [InputEvent] = []
        while let event = queue.popFirst() { result.append(event) }
        #expect(queue.isEmpty)
        return result
    }

    private func changes(_ event: InputEvent) -> [TouchChange] {
        if case .touches(_, let changes) = event.kind { changes } else { [] }
    }

    @Test("pointer moves are merged into one event with all samples, unless the modifiers change")
    func pointerMovesAreMerged() {
        let result = drained([moved(1, at: 1), moved(2, at: 2), moved(3, at: 3, .shift)])
        #expect(result.count == 2)
        guard case .pointerMoved(let samples) = result[0].kind else {
            Issue.record("not a move")
            return
        }
        #expect(samples.map(\.location.x) == [1, 2])
        #expect(result[0].timestamp == 2)
    }

    @Test("a sample of the pointer is appended like an event with one sample")
    func samplesAreAppendedLikeEvents() {
        var queue = InputQueue()
        var expected = InputQueue()
        let moves = [moved(1, at: 1), moved(2, at: 2), moved(3, at: 3, .shift), moved(4, at: 4, .shift)]
        for (index, event) in moves.enumerated() {
            guard case .pointerMoved(let samples) = event.kind else { continue }
            queue.appendMove(samples[0], modifiers: event.modifiers)
            expected.append(event)
            // Another event separates two movements.
            guard index == 2 else { continue }
            for kind in [InputEvent.Kind.pointerExited, .pointerEntered(.zero)] {
                queue.append(InputEvent(timestamp: 3, modifiers: .shift, kind: kind))
                expected.append(InputEvent(timestamp: 3, modifiers: .shift, kind: kind))
            }
        }
        while let event = expected.popFirst() { #expect(queue.popFirst().map { "\($0)" } == "\(event)") }
        #expect(queue.isEmpty)
    }

    @Test("appending a move takes constant time")
    func appendingTakesConstantTime() {
        var pointer = InputQueue()
        var samples = InputQueue()
        var touches = InputQueue()
        let start = ContinuousClock.now
        // If every append copied all samples, this would copy terabytes. It takes half a second.
        for index in 0..<300_000 {
            pointer.append(moved(CGFloat(index), at: 1))
            samples.appendMove(PointerSample(timestamp: 1, location: CGPoint(x: index, y: 0)), modifiers: [])
            touches.append(touch(.moved, 1, CGFloat(index), at: 1))
        }
        guard case .pointerMoved(let samples)? = pointer.popFirst()?.kind,
            let change = touches.popFirst().map(changes)?.first
        else {
            Issue.record("not moves")
            return
        }
        #expect(samples.count == 300_000)
        #expect(change.samples.count == 300_000)
        #expect(start.duration(to: .now) < .seconds(30))
    }

    @Test("moves of several touches are merged into one event with the ordered samples of each touch")
    func touchMovesAreMerged() {
        let result = drained([
            touch(.moved, 1, 10, at: 1), touch(.moved, 2, 20, at: 1), touch(.moved, 1, 11, at: 2),
            touch(.moved, 2, 21, at: 2),
        ])
        #expect(result.count == 1)
        #expect(changes(result[0]).map(\.id) == [1, 2])
        #expect(changes(result[0]).map { $0.samples.map(\.location.x) } == [[10, 11], [20, 21]])
    }

    @Test("touches that begin at the same time are merged")
    func simultaneousTouchesAreMerged() {
        #expect(drained([touch(.began, 1, 0, at: 1), touch(.began, 2, 0, at: 1)]).count == 1)
        #expect(drained([touch(.began, 1, 0, at: 1), touch(.began, 2, 0, at: 1.01)]).count == 2)
    }

    @Test("moves are not merged across buttons, beginnings and ends")
    func movesAreNotMergedAcrossOtherEvents() {
        let press = InputEvent(timestamp: 2, kind: .button(number: 1, isDown: true, location: .zero))
        #expect(drained([moved(1, at: 1), press, moved(2, at: 3)]).count == 3)
        #expect(
            drained([touch(.moved, 1, 0, at: 1), touch(.ended, 1, 0, at: 1), touch(.moved, 2, 0, at: 1)]).count == 3)
    }

    @Test("scroll events are not merged")
    func scrollEventsAreNotMerged() {
        let notch = InputEvent(
            timestamp: 1, kind: .scroll(delta: CGVector(dx: 0, dy: 48), isContinuous: false, location: .zero))
        #expect(drained([notch, notch]).count == 2)
    }
}
