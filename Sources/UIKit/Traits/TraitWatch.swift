/// What a view, controller or scene overrides of the traits around it, and who watches its own.
@MainActor final class TraitWatch {
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

    /// Tells those who watch what differs, in the order in which they came.
    func tell(_ object: AnyObject, _ previous: UITraitCollection, _ current: UITraitCollection) {
        for registration in registrations
        where registration.traits.contains(where: { TraitWatch.differs($0, previous.values, current.values) }) {
            // One that was told may have ended others.
            if registrations.contains(where: { $0 === registration }) { registration.handler(object, previous) }
        }
    }

    private static func differs(_ trait: UITrait, _ a: TraitValues, _ b: TraitValues) -> Bool {
        func open<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { a.differs(from: b, in: trait) }
        return open(trait)
    }
}
