/// Hears of the turns of a window scene's life. Everything is optional, as in ``UISceneDelegate``.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window, by custom.
    var window: UIWindow? { get set }

    /// The scene has got another size.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)

    /// The person wants to close the window. True unless implemented; with false it stays, for example to ask about
    /// unsaved changes; close it with `requestSceneSessionDestruction` when that is settled.
    ///
    /// UIKit has no name for it, since scenes of tablets go without being asked; it is AppKit's `windowShouldClose`. A
    /// window that can never be closed is ``UISceneWindowingBehaviors/isClosable``.
    func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool
}

extension UIWindowSceneDelegate {
    /// Nil; what is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}
    /// True: the window is closed.
    public func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool { true }
}
