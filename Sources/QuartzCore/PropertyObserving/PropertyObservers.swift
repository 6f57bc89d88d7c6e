/// The observations of the properties of one object.
@MainActor package final class PropertyObservers {
    private var observations: [PropertyObservation] = []

    package nonisolated init() {}

    /// The observations that are not invalidated.
    package var active: [PropertyObservation] { observations.filter { !$0.isInvalidated } }

    /// Adds an observation.
    package func add(_ observation: PropertyObservation) {
        observations.removeAll(where: \.isInvalidated)
        observations.append(observation)
    }

    /// Notifies the observers of a property that it is about to change.
    ///
    /// - Parameters:
    ///   - property: The property that is set. Its observers are notified even if the new value is equal.
    ///   - dependents: The properties whose values are derived from it. Their observers are notified if the value
    ///     differs.
    /// - Returns: The change, which is ended after the property changed; `nil` if nothing observes the properties.
    package func willChange(_ property: String, affecting dependents: String...) -> PropertyChange? {
        let observed = observations.filter {
            ($0.property == property || dependents.contains($0.property)) && !$0.isInvalidated
        }
        guard !observed.isEmpty else { return nil }
        let change = PropertyChange(property, observed.map { ($0, $0.value()) })
        for observation in observed where observation.property == property { observation.willChange() }
        return change
    }
}
