/// The end of a print job.
package enum PrintOutcome: Equatable, Sendable {
    /// The documents were handed to the printing system.
    case printed
    /// The user cancelled the job, or the app did.
    case cancelled
    /// The documents could not be printed, for a reason.
    case failed(String)
}
