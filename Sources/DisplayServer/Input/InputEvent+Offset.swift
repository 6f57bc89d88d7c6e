import CoreGraphics

extension InputEvent {
    /// Returns the event with all locations moved by an offset, to convert it to the coordinate system of another
    /// window.
    package func moved(by offset: CGVector) -> InputEvent {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.dx, y: point.y + offset.dy) }
        var result = self
        switch kind {
        case .touches(let phase, let changes):
            let changes = changes.map { change in
                var change = change
                for index in change.samples.indices {
                    change.samples[index].location = moved(change.samples[index].location)
                }
                return change
            }
            result.kind = .touches(phase, changes)
        case .pointerMoved(let samples):
            result.kind = .pointerMoved(
                samples: samples.map { PointerSample(timestamp: $0.timestamp, location: moved($0.location)) })
        case .pointerEntered(let location): result.kind = .pointerEntered(moved(location))
        case .button(let number, let isDown, let location):
            result.kind = .button(number: number, isDown: isDown, location: moved(location))
        case .scroll(let delta, let isContinuous, let location):
            result.kind = .scroll(delta: delta, isContinuous: isContinuous, location: moved(location))
        case .transform(let phase, let scale, let rotation, let location):
            result.kind = .transform(phase, scale: scale, rotation: rotation, location: moved(location))
        case .pointerExited, .pointerCancelled, .key, .text, .keysCancelled: break
        }
        return result
    }
}
