import CX11

/// The axis values of one event. It contains only the axes that changed.
struct X11ValuatorValues {
    private let state: XIValuatorState

    init(_ state: XIValuatorState) { self.state = state }

    /// Returns the value of an axis; nil if the event does not contain it.
    subscript(axis: Int) -> Double? {
        guard contains(axis), let values = state.values else { return nil }
        var position = 0
        for other in 0..<axis where contains(other) { position += 1 }
        return values[position]
    }

    private func contains(_ axis: Int) -> Bool {
        guard let mask = state.mask, axis >= 0, axis / 8 < Int(state.mask_len) else { return false }
        return mask[axis / 8] & (1 << (UInt8(axis % 8))) != 0
    }
}
