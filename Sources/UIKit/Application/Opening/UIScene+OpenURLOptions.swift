extension UIScene {
    /// Information about the request to open a URL.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The identifier of the app that requested it. Always nil: the desktop does not name it.
        open var sourceApplication: String? { nil }

        /// A Boolean value that indicates whether the app works with the file at its location. Always true: the desktop
        /// makes no copies.
        open var openInPlace: Bool { true }

        override init() { super.init() }
    }
}
