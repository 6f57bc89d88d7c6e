import DisplayServer

// Links that other programs open.
extension UIApplication {
    /// The keys of the options a link is opened with.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String
        /// The name that this text is.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether to open the link only in an app that its site names as its own. Sites cannot do that here, so with
        /// `true` nothing is opened.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens a link in the program that the desktop has for it, as ``open(_:options:completionHandler:)`` does.
    ///
    /// - Returns: whether it was opened.
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
