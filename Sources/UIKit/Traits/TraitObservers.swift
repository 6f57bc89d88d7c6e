/// The trait overrides of a view, controller or scene, and the registered observers of its traits.
@MainActor final class TraitObservers {
    private final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: (AnyObject, UITraitCollection) -> Void

        init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    var overrides = TraitValues()
    private var registrations: [Registration] = []

    func add(
        _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let new = Registration(traits, handler)
        registrations.append(new)
        return new
    }

    func remove(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

    /// Notifies the observers of the traits that differ, in the order of their registration.
    func notify(_ object: AnyObject, _ previous: UITraitCollection, _ current: UITraitCollection) {
        for registration in registrations
        where registration.traits.contains(where: { TraitObservers.differs($0, previous.values, current.values) }) {
            // An observer may have removed others.
            if registrations.contains(where: { $0 === registration }) { registration.handler(object, previous) }
        }
    }

    private static func differs(_ trait: UITrait, _ a: TraitValues, _ b: TraitValues) -> Bool {
        func open<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { a.differs(from: b, in: trait) }
        return open(trait)
    }
}
