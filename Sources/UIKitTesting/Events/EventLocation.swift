import UIKit

/// A place in a window that an event can happen at: a point in the window's coordinates, a view (the middle of what can
/// be seen of it), or the `accessibilityIdentifier` of a view.
public protocol EventLocation {
    /// The point in the window's coordinates.
    ///
    /// - Throws: ``EventGeneratorError`` if there is no such place, or nothing could touch it.
    @MainActor func point(in window: UIWindow) throws -> CGPoint
}

extension CGPoint: EventLocation {
    /// The point itself.
    public func point(in window: UIWindow) throws -> CGPoint { self }
}

extension UIView: EventLocation {
    /// The middle of what can be seen of the view.
    public func point(in window: UIWindow) throws -> CGPoint { try Hittability.point(of: self, in: window) }
}

extension String: EventLocation {
    /// The middle of what can be seen of the first view with this `accessibilityIdentifier`.
    public func point(in window: UIWindow) throws -> CGPoint {
        guard let view = Hittability.view(identified: self, in: window) else {
            throw EventGeneratorError.unknownIdentifier(self, tree: ViewTree.text(window))
        }
        return try Hittability.point(of: view, in: window)
    }
}
