/// A URL that the app is asked to open, with information about the request.
///
/// ```swift
/// func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
///     for context in URLContexts where context.url.isFileURL { print(context.url.path) }
/// }
/// ```
///
/// URLs come from the command line, and from other launches of an app that runs once (SI-01).
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL. Files have a URL with the scheme `file` and an absolute path.
    public let url: URL

    /// Information about the request.
    public let options: UIScene.OpenURLOptions

    init(_ url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}
