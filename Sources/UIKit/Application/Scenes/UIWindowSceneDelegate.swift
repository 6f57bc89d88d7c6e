/// Methods that respond to life-cycle events of a window scene. All are optional, as in ``UISceneDelegate``.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene, by convention.
    var window: UIWindow? { get set }

    /// Tells the delegate that the size of the scene changed.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)

    /// Tells the delegate that the user chose an action in the menu of the app's icon while the app runs (SI-01). An
    /// action with which the app is launched is in the ``UIScene/ConnectionOptions/shortcutItem`` instead.
    ///
    /// - Parameters:
    ///   - windowScene: The scene that was active last.
    ///   - shortcutItem: The action.
    ///   - completionHandler: A closure to call when the action is finished, with a Boolean value that indicates
    ///     success. The value is not used.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Asks the delegate whether to close the window that the user wants to close. The default is true. Return false to
    /// keep it open, for example to ask about unsaved changes, and close it later with
    /// `requestSceneSessionDestruction`.
    ///
    /// UIKit has no such method, since iPadOS closes scenes without asking; it corresponds to AppKit's
    /// `windowShouldClose`. To prevent closing altogether, use ``UISceneWindowingBehaviors/isClosable``.
    func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool
}

extension UIWindowSceneDelegate {
    /// Returns nil and ignores new values.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}
    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Returns true.
    public func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool { true }
}
