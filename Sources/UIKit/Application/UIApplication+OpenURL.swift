import DisplayServer

// Opening URLs in other apps.
extension UIApplication {
    /// The keys of options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The string value of the key.
        public let rawValue: String
        /// Creates a key with a string value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A key whose Boolean value restricts opening to apps that the website declares as its own. Linux has no such
        /// association, so a URL is not opened if the value is true.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens a URL in the desktop's default app for it, as ``open(_:options:completionHandler:)`` does.
    ///
    /// - Parameters:
    ///   - url: The URL to open.
    ///   - options: Options for opening the URL.
    /// - Returns: True if the URL was opened.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options, completionHandler: { continuation.resume(returning: $0) })
        }
    }

    func openOnDesktop(
        _ url: URL, _ options: [OpenExternalURLOptionsKey: Any], _ completion: (@MainActor @Sendable (Bool) -> Void)?
    ) {
        let server = displays.current.server
        guard options[.universalLinksOnly] as? Bool != true else {
            server.scheduler.schedule(after: 0) { completion?(false) }
            return
        }
        server.open(url) { completion?($0) }
    }
}
