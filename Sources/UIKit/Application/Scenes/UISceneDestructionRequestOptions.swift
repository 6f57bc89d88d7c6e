/// How a scene is to be ended. There is nothing to choose on this platform.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}
