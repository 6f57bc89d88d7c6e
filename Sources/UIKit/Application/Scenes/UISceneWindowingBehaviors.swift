/// What a person may do with a scene's window.
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
    /// Whether the person may close it. True unless set; the desktop may still show a button for it, which then does
    /// nothing.
    open var isClosable = true

    override init() { super.init() }
}
