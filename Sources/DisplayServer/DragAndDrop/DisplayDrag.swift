import CoreGraphics

/// A drag that began in a window of the application.
@MainActor package protocol DisplayDrag: AnyObject {
    /// The content. A change becomes known to windows that the drag enters afterwards.
    var content: DragContent { get set }

    /// The operations that targets may perform. A change becomes effective with the next movement.
    var operations: DragOperations { get set }

    /// The current location, in points of the screen; after the end, the last one.
    var location: CGPoint { get }

    /// The modifier keys that are held.
    var modifiers: KeyModifiers { get }

    /// The response of the window below the drag.
    var response: DragResponse { get }

    /// A Boolean value that indicates whether the user moves the drag.
    var isActive: Bool { get }

    /// Replaces the image; nil removes it.
    ///
    /// While the drag is active, the image follows it. After the end it stays where it is, so that the application can
    /// animate it with ``moveImage(to:)``, until it is removed or the drag is deallocated. Two seconds after the end
    /// the display server removes it.
    func setImage(_ image: DragImage?)

    /// Moves the image so that its hotspot is at a location, in points of the screen. Does nothing while the drag is
    /// active.
    func moveImage(to location: CGPoint)

    /// Cancels the drag. The delegate is notified before this method returns. Does nothing after the end.
    func cancel()
}
