/// The state of a drag of a switch's knob.
@MainActor struct SwitchDrag {
    /// The position of the knob during a drag, from 0 (off) to 1 (on).
    private(set) var position: CGFloat?
    /// A Boolean value that indicates whether the touch that ends now was a drag, not a tap.
    var wasDragged = false

    private var start: CGFloat = 0
    private var startPosition: CGFloat = 0

    mutating func begin(at x: CGFloat, isOn: Bool) {
        position = nil
        wasDragged = false
        start = x
        startPosition = isOn ? 1 : 0
    }

    /// Moves the knob once the touch has moved farther than `slop`.
    ///
    /// - Returns: `true` if the knob moved.
    mutating func move(to x: CGFloat, slop: CGFloat) -> Bool {
        guard position != nil || abs(x - start) > slop else { return false }
        let new = min(1, max(0, startPosition + (x - start) / UISwitch.travel))
        guard new != position else { return false }
        position = new
        return true
    }

    /// Ends the drag. Returns `true` if the knob is nearer to the on position, and `nil` if there was no drag.
    mutating func end() -> Bool? {
        guard let position else { return nil }
        self.position = nil
        wasDragged = true
        return position >= 0.5
    }

    /// Ends the drag without a result.
    mutating func cancel() { position = nil }
}
