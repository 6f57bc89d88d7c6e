/// The window operations that the user can perform on a scene.
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
    /// A Boolean value that indicates whether the user can close the window. The default is true. The window manager
    /// may show a close button regardless, which then has no effect.
    open var isClosable = true

    override init() { super.init() }
}
