/// A view that displays a content configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// The configuration. The view displays a new one that it supports.
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether the view can display a configuration. The default implementation returns whether its type is
    /// that of the current one (CE-03).
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether the type of a configuration is that of the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
