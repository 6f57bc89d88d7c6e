import UIKit

// Fingers: touches of the type `.direct`.
extension EventGenerator {
    /// Puts a finger down.
    public func fingerDown(_ index: FingerIndex? = .automatic, at location: (any EventLocation)? = nil) throws {
        try putDown([index], at: [point(location)])
    }

    /// Puts fingers down together, one a location.
    public func fingerDown(_ indices: [FingerIndex?] = .automatic, at locations: [any EventLocation]) throws {
        try putDown(complete(indices, count: locations.count), at: locations.map { try $0.point(in: window) })
    }

    /// Moves a finger that is down, at once.
    public func fingerMove(_ index: FingerIndex? = .automatic, to location: any EventLocation) throws {
        try move([index], to: [location.point(in: window)])
    }

    /// Moves a finger that is down along a straight line in `duration` seconds.
    public func fingerMove(
        _ index: FingerIndex? = .automatic, to location: any EventLocation, duration: TimeInterval
    ) throws {
        try fingerMove([index], to: [location], duration: duration)
    }

    /// Moves fingers that are down together, each along a straight line in `duration` seconds.
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

    /// Lifts a finger where it is.
    public func fingerUp(_ index: FingerIndex? = .automatic) throws { try lift([index]) }

    /// Lifts fingers together; none named is all that are down.
    public func fingerUp(_ indices: [FingerIndex?]) throws {
        guard !fingers.isEmpty else { throw EventGeneratorError.noFingerIsDown }
        try lift(complete(indices, count: fingers.count))
    }

    /// Taps: down and up, without time between.
    public func fingerTap(_ index: FingerIndex? = .automatic, at location: (any EventLocation)? = nil) throws {
        let finger = try free([index])[0]
        try fingerDown(finger, at: location)
        try fingerUp(finger)
    }

    /// Taps twice at one place, `interval` seconds apart.
    public func fingerDoubleTap(
        _ index: FingerIndex? = .automatic, at location: (any EventLocation)? = nil, interval: TimeInterval = 0.15
    ) throws {
        // The place is where it was before the first tap, which may have moved the view.
        let place = try point(location)
        try fingerTap(index, at: place)
        try wait(interval)
        try fingerTap(index, at: place)
    }

    /// Holds a finger down for `duration` seconds.
    public func fingerLongPress(
        _ index: FingerIndex? = .automatic, at location: (any EventLocation)? = nil, duration: TimeInterval = 2
    ) throws {
        let finger = try free([index])[0]
        try fingerDown(finger, at: location)
        try wait(duration)
        try fingerUp(finger)
    }

    /// Puts a finger down, moves it in `duration` seconds, and lifts it.
    public func fingerDrag(
        _ index: FingerIndex? = .automatic, from: any EventLocation, to: any EventLocation, duration: TimeInterval
    ) throws {
        let finger = try free([index])[0]
        // Where it ends is looked up before anything moves.
        let end = try to.point(in: window)
        try fingerDown(finger, at: from)
        try fingerMove(finger, to: end, duration: duration)
        try fingerUp(finger)
    }

    /// Taps with two fingers beside each other, `distance` points apart, the location in their middle.
    public func twoFingerTap(at location: (any EventLocation)? = nil, distance: CGFloat = 20) throws {
        let middle = try point(location)
        let pair = try free([nil, nil])
        try putDown(
            pair,
            at: [CGPoint(x: middle.x - distance / 2, y: middle.y), CGPoint(x: middle.x + distance / 2, y: middle.y)])
        try lift(pair)
    }

    // MARK: All of them

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

    /// As many fingers as there are locations.
    private func complete(_ indices: [FingerIndex?], count: Int) -> [FingerIndex?] {
        if indices.isEmpty { return Array(repeating: nil, count: count) }
        precondition(
            indices.count == count || indices.allSatisfy { $0 != nil },
            "name one finger for each location, or none at all")
        return indices
    }

    /// Fingers that can come down.
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

    /// The fingers meant among those that are down.
    private func takeDown(_ indices: [FingerIndex?]) throws -> [(index: FingerIndex, location: CGPoint)] {
        var left = fingers
        // Those that are named are not chosen for the others.
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
