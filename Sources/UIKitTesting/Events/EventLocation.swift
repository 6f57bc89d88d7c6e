import UIKit

/// The location of an event in a window: a point in the window's coordinate system, a view (the center of its visible
/// part), or the `accessibilityIdentifier` of a view.
public protocol EventLocation {
    /// Returns the point in the window's coordinate system.
    ///
    /// - Throws: ``EventGeneratorError`` if the location does not exist, or a touch there would not reach it.
    @MainActor func point(in window: UIWindow) throws -> CGPoint
}

extension CGPoint: EventLocation {
    /// Returns the point itself.
    public func point(in window: UIWindow) throws -> CGPoint { self }
}

extension UIView: EventLocation {
    /// Returns the center of the visible part of the view.
    public func point(in window: UIWindow) throws -> CGPoint { try Hittability.point(of: self, in: window) }
}

extension String: EventLocation {
    /// Returns the center of the visible part of the frontmost view with this `accessibilityIdentifier`.
    public func point(in window: UIWindow) throws -> CGPoint {
        guard let view = Hittability.view(identified: self, in: window) else {
            throw EventGeneratorError.unknownIdentifier(self, tree: ViewTree.text(window))
        }
        return try Hittability.point(of: view, in: window)
    }
}
