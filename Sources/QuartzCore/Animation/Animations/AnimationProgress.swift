/// An object that provides the progress of an interactively driven animation.
@MainActor package protocol AnimationProgress: AnyObject {
    /// The progress, from 0 to 1. A spring can leave that range.
    var fraction: Double { get }
    /// A Boolean value that indicates whether the progress changes with time, so that every frame must evaluate it.
    var isRunning: Bool { get }
}
