import UIKit

// Fingers: touches of type `.direct`.
extension EventGenerator {
    /// Puts a finger down.
    ///
    /// - Parameters:
    ///   - index: The finger; by default one that is not down.
    ///   - location: The location; the center of the window if nil.
    /// - Throws: ``EventGeneratorError/fingerIsDown(_:)`` if the finger is already down, and the errors of
    ///   ``EventLocation``.
    public func fingerDown(_ index: FingerIndex? = .automatic, at location: (any EventLocation)? = nil) throws {
        try putDown([index], at: [point(location)])
    }

    /// Puts fingers down simultaneously, one at each location.
    ///
    /// - Parameters:
    ///   - indices: The fingers, one for each location; by default fingers that are not down.
    ///   - locations: The locations.
    public func fingerDown(_ indices: [FingerIndex?] = .automatic, at locations: [any EventLocation]) throws {
        try putDown(complete(indices, count: locations.count), at: locations.map { try $0.point(in: window) })
    }

    /// Moves a finger that is down, immediately.
    ///
    /// - Parameters:
    ///   - index: The finger; by default the one that has been down longest.
    ///   - location: The new location.
    /// - Throws: ``EventGeneratorError/fingerIsNotDown(_:)`` or ``EventGeneratorError/noFingerIsDown``, and the errors
    ///   of ``EventLocation``.
    public func fingerMove(_ index: FingerIndex? = .automatic, to location: any EventLocation) throws {
        try move([index], to: [location.point(in: window)])
    }

    /// Moves a finger that is down along a straight line.
    ///
    /// - Parameters:
    ///   - index: The finger; by default the one that has been down longest.
    ///   - location: The location at the end.
    ///   - duration: The duration of the movement in seconds. The finger moves once per frame.
    public func fingerMove(
        _ index: FingerIndex? = .automatic, to location: any EventLocation, duration: TimeInterval
    ) throws {
        try fingerMove([index], to: [location], duration: duration)
    }

    /// Moves fingers that are down simultaneously, each along a straight line.
    ///
    /// - Parameters:
    ///   - indices: The fingers, one for each location; by default those that have been down longest.
    ///   - locations: The locations at the end.
    ///   - duration: The duration of the movement in seconds. The fingers move once per frame.
    public func fingerMove(
        _ indices: [FingerIndex?] = .automatic, to locations: [any EventLocation], duration: TimeInterval
    ) throws {
        let indices = complete(indices, count: locations.count)
        let moving = try takeDown(indices)
        let starts = moving.map(\.location)
        let ends = try locations.map { try $0.point(in: window) }
        let steps = max(1, Int((duration / server.frameClock.interval).rounded()))
        for step in 1...steps {
            try wait(duration / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            let points = zip(starts, ends).map { start, end in
                CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            }
            try move(moving.map(\.index), to: points)
        }
    }

    /// Lifts a finger at its current location.
    ///
    /// - Parameter index: The finger; by default the one that has been down longest.
    public func fingerUp(_ index: FingerIndex? = .automatic) throws { try lift([index]) }

    /// Lifts fingers simultaneously. An empty array lifts all fingers that are down.
    public func fingerUp(_ indices: [FingerIndex?]) throws {
        guard !fingers.isEmpty else { throw EventGeneratorError.noFingerIsDown }
        try lift(complete(indices, count: fingers.count))
    }

    /// Taps: puts a finger down and lifts it at the same time.
    ///
    /// - Parameters:
    ///   - index: The finger; by default one that is not down.
    ///   - location: The location; the center of the window if nil.
    public func fingerTap(_ index: FingerIndex? = .automatic, at location: (any EventLocation)? = nil) throws {
        let finger = try free([index])[0]
        try fingerDown(finger, at: location)
        try fingerUp(finger)
    }

    /// Taps twice at the same location.
    ///
    /// - Parameters:
    ///   - index: The finger; by default one that is not down.
    ///   - location: The location; the center of the window if nil.
    ///   - interval: The time between the taps in seconds.
    public func fingerDoubleTap(
        _ index: FingerIndex? = .automatic, at location: (any EventLocation)? = nil, interval: TimeInterval = 0.15
    ) throws {
        // Use the location before the first tap, which may move the view.
        let place = try point(location)
        try fingerTap(index, at: place)
        try wait(interval)
        try fingerTap(index, at: place)
    }

    /// Holds a finger down for a time, and lifts it.
    ///
    /// - Parameters:
    ///   - index: The finger; by default one that is not down.
    ///   - location: The location; the center of the window if nil.
    ///   - duration: The time in seconds.
    public func fingerLongPress(
        _ index: FingerIndex? = .automatic, at location: (any EventLocation)? = nil, duration: TimeInterval = 2
    ) throws {
        let finger = try free([index])[0]
        try fingerDown(finger, at: location)
        try wait(duration)
        try fingerUp(finger)
    }

    /// Puts a finger down, moves it along a straight line, and lifts it.
    ///
    /// - Parameters:
    ///   - index: The finger; by default one that is not down.
    ///   - from: The location at the beginning.
    ///   - to: The location at the end. It is resolved before the finger moves.
    ///   - duration: The duration of the movement in seconds.
    public func fingerDrag(
        _ index: FingerIndex? = .automatic, from: any EventLocation, to: any EventLocation, duration: TimeInterval
    ) throws {
        let finger = try free([index])[0]
        // Resolve the end before the view moves.
        let end = try to.point(in: window)
        try fingerDown(finger, at: from)
        try fingerMove(finger, to: end, duration: duration)
        try fingerUp(finger)
    }

    /// Taps with two fingers next to each other.
    ///
    /// - Parameters:
    ///   - location: The midpoint between the fingers; the center of the window if nil.
    ///   - distance: The horizontal distance between the fingers in points.
    public func twoFingerTap(at location: (any EventLocation)? = nil, distance: CGFloat = 20) throws {
        let middle = try point(location)
        let pair = try free([nil, nil])
        try putDown(
            pair,
            at: [CGPoint(x: middle.x - distance / 2, y: middle.y), CGPoint(x: middle.x + distance / 2, y: middle.y)])
        try lift(pair)
    }

    // MARK: Implementation

    private func putDown(_ indices: [FingerIndex?], at points: [CGPoint]) throws {
        let new = try free(indices)
        guard !new.isEmpty else { return }
        fingers += zip(new, points).map { ($0, $1) }
        do {
            try perform { try injector.touch(.began, zip(new, points).map { ($0.contactID, onScreen($1)) }) }
        } catch {
            fingers.removeAll { new.contains($0.index) }
            throw error
        }
    }

    private func move(_ indices: [FingerIndex?], to points: [CGPoint]) throws {
        let moving = try takeDown(indices)
        for (finger, point) in zip(moving, points) {
            guard let place = fingers.firstIndex(where: { $0.index == finger.index }) else { continue }
            fingers[place].location = point
        }
        try perform { try injector.touch(.moved, zip(moving, points).map { ($0.index.contactID, onScreen($1)) }) }
    }

    private func lift(_ indices: [FingerIndex?]) throws {
        let lifted = try takeDown(indices)
        fingers.removeAll { finger in lifted.contains { $0.index == finger.index } }
        try perform { try injector.touch(.ended, lifted.map { ($0.index.contactID, onScreen($0.location)) }) }
    }

    /// Returns as many fingers as there are locations; nil for those to choose automatically.
    private func complete(_ indices: [FingerIndex?], count: Int) -> [FingerIndex?] {
        if indices.isEmpty { return Array(repeating: nil, count: count) }
        precondition(
            indices.count == count || indices.allSatisfy { $0 != nil },
            "specify one finger for each location, or no fingers")
        return indices
    }

    /// Returns fingers that can be put down.
    private func free(_ indices: [FingerIndex?]) throws -> [FingerIndex] {
        var used = Set(fingers.map(\.index))
        for case let index? in indices where !used.insert(index).inserted {
            throw EventGeneratorError.fingerIsDown(index)
        }
        return try indices.map { index in
            if let index { return index }
            guard let next = FingerIndex.inOrderOfUse.first(where: { !used.contains($0) }) else {
                throw EventGeneratorError.noFingerIsFree
            }
            used.insert(next)
            return next
        }
    }

    /// Returns the specified fingers that are down.
    private func takeDown(_ indices: [FingerIndex?]) throws -> [(index: FingerIndex, location: CGPoint)] {
        var left = fingers
        // Explicitly specified fingers are not chosen automatically.
        let named = try indices.map { index -> (index: FingerIndex, location: CGPoint)? in
            guard let index else { return nil }
            guard let place = left.firstIndex(where: { $0.index == index }) else {
                throw EventGeneratorError.fingerIsNotDown(index)
            }
            return left.remove(at: place)
        }
        return try named.map { finger in
            if let finger { return finger }
            guard !left.isEmpty else { throw EventGeneratorError.noFingerIsDown }
            return left.removeFirst()
        }
    }
}
