/// The identity of a registration, with which its views are reused.
@MainActor struct ViewRegistration {
    /// The number of requests for views that data sources are answering.
    static var requests = 0
    private static var count = 0

    let identifier: String
    /// A Boolean value that indicates whether the registration was created while a view was requested. Such a
    /// registration would never reuse a view.
    let isMadeInRequest: Bool

    init() {
        ViewRegistration.count += 1
        identifier = "registration \(ViewRegistration.count)"
        isMadeInRequest = ViewRegistration.requests > 0
    }

    /// Traps if the registration was created while a view was requested (DS-13).
    func check(_ noun: String, _ method: String) {
        if isMadeInRequest { preconditionFailure(ViewRegistration.message(noun, method)) }
    }

    static func message(_ noun: String, _ method: String) -> String {
        "Attempted to dequeue a \(noun) using a registration that was created inside \(method) or inside a provider of "
            + "a diffable data source. Create the registration once, outside of it: otherwise, views are not reused."
    }
}
