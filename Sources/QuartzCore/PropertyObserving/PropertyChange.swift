/// A change of a property that is being made.
@MainActor package struct PropertyChange {
    private let property: String
    private let oldValues: [(observation: PropertyObservation, value: Any)]

    init(_ property: String, _ oldValues: [(PropertyObservation, Any)]) {
        self.property = property
        self.oldValues = oldValues
    }

    /// Notifies the observers that the property changed.
    package func end() {
        for (observation, old) in oldValues {
            if observation.property == property {
                observation.didChange(from: old)
            } else if !isEqual(old, observation.value()) {
                observation.willChange()
                observation.didChange(from: old)
            }
        }
    }

    private func isEqual(_ first: Any, _ second: Any) -> Bool {
        func equals<Value: Equatable>(_ first: Value) -> Bool { first == second as? Value }
        guard let first = first as? any Equatable else { return false }
        return equals(first)
    }
}
