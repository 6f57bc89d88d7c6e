/// The part of an app in a print job.
@MainActor package struct PrintHandlers {
    /// Draws the documents after the user has made a choice. The closure that it receives must be called once, with the
    /// paths of PDF files, or with nil if there are none.
    package let render: @MainActor (PrintChoice, @escaping @MainActor ([String]?) -> Void) -> Void
    /// Called once at the end of the job, never before the call that starts the job returns. The files are no longer
    /// needed then.
    package let completion: @MainActor (PrintOutcome) -> Void

    /// Creates the handlers.
    package init(
        render: @escaping @MainActor (PrintChoice, @escaping @MainActor ([String]?) -> Void) -> Void,
        completion: @escaping @MainActor (PrintOutcome) -> Void
    ) {
        self.render = render
        self.completion = completion
    }
}
