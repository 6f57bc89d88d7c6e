/// A view that can be activated by holding dragged items over it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// A Boolean value that indicates whether the user can activate the object with a drag.
    var isSpringLoaded: Bool { get set }
}
