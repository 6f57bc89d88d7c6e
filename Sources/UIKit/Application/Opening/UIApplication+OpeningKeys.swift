extension UIApplication {
    /// The keys of options with which the app is asked to open a URL.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The string value of the key.
        public let rawValue: String
        /// Creates a key with a string value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A key whose Boolean value indicates whether the app works with the file at its location. The value is true:
        /// the desktop makes no copies.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        /// A key for the identifier of the app that requests it. The options do not contain it: the desktop does not
        /// name it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    /// The keys of the options with which the app is launched.
    ///
    /// ```swift
    /// func application(
    ///     _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    /// ) -> Bool {
    ///     if let url = options?[.url] as? URL { print("opens", url) }
    ///     return true
    /// }
    /// ```
    ///
    /// The options are nil if the user launches the app without files, URLs and actions. The arguments of the process
    /// are in `CommandLine.arguments`.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The string value of the key.
        public let rawValue: String
        /// Creates a key with a string value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A key for the first URL that the app is asked to open (SI-01).
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// A key for the ``UIApplicationShortcutItem`` with which the user launched the app.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
}
