/// A print job that has not ended.
@MainActor package protocol PrintTask: AnyObject {
    /// Withdraws the job, if the printing system has not received it. It ends as cancelled.
    func cancel()
}
