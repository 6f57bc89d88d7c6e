// Life-cycle notifications of the application, whose object is the application.
extension UIApplication {
    /// Posted after the application finished launching and its delegate was notified.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")

    /// Posted after the application entered the foreground and receives events.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")

    /// Posted when the application is about to stop receiving events.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")

    /// Posted after the last visible window was hidden.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")

    /// Posted when windows are about to become visible again.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")

    /// Posted when the application is about to terminate.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

    /// Posts a notification. The delegate is always notified first.
    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
