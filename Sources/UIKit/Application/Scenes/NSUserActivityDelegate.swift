/// The interface of an object that keeps a user activity up to date.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Tells the delegate that the activity is about to be stored. It can update the values. Called on the main thread,
    /// if ``NSUserActivity/needsSave`` is true.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
