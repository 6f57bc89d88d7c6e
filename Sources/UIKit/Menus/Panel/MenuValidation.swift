/// Asks responders how commands look.
@MainActor enum MenuValidation {
    static func validate(_ command: UICommand, by responder: UIResponder) { responder.validate(command) }
}
