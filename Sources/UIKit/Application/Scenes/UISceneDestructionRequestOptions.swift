/// Options for destroying a scene. This platform has none.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }
}
