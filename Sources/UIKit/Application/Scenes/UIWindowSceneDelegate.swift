/// Methods that respond to life-cycle events of a window scene. All are optional, as in ``UISceneDelegate``.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene, by convention.
    var window: UIWindow? { get set }

    /// Tells the delegate that the size of the scene changed.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)

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
    /// Returns true.
    public func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool { true }
}
