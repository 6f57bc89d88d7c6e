// What the default notification center is told of the application's life; the object is the application.
extension UIApplication {
    /// The application was launched, after its delegate was told.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")

    /// The application has got into the foreground and receives events.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")

    /// The application is about to stop receiving events.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")

    /// None of the application's windows is shown any more.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")

    /// Windows are about to be shown again.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")

    /// The application is about to end.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

    /// Tells the notification center; the delegate was told just before.
    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
