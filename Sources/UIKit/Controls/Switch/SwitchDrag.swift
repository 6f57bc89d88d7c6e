/// The way of a knob that is dragged along a switch.
@MainActor struct SwitchDrag {
    /// Where the knob is, from 0 (off) to 1 (on), while it is dragged.
    private(set) var position: CGFloat?
    /// Whether the touch that ends now was a drag and no tap.
    var wasDragged = false

    private var start: CGFloat = 0
    private var startPosition: CGFloat = 0

    mutating func begin(at x: CGFloat, isOn: Bool) {
        position = nil
        wasDragged = false
        start = x
        startPosition = isOn ? 1 : 0
    }

    /// - Returns: whether the knob moved.
    mutating func move(to x: CGFloat, slop: CGFloat) -> Bool {
        guard position != nil || abs(x - start) > slop else { return false }
        let new = min(1, max(0, startPosition + (x - start) / UISwitch.travel))
        guard new != position else { return false }
        position = new
        return true
    }

    /// Which side the knob was left at; nil if it was not dragged.
    mutating func end() -> Bool? {
        guard let position else { return nil }
        self.position = nil
        wasDragged = true
        return position >= 0.5
    }
}
