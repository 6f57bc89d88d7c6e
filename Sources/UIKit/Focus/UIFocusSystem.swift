/// Something the focus can be moved into: a view or a view controller.
@MainActor public protocol UIFocusEnvironment: AnyObject {}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// Moves the focus of a window from code, as the Tab key does for a person.
///
/// ```swift
/// UIFocusSystem.focusSystem(for: field)?.requestFocusUpdate(to: field)
/// ```
@MainActor public final class UIFocusSystem: NSObject {
    private weak var window: UIWindow?

    private init(_ window: UIWindow) { self.window = window }

    /// The focus system of the window that `environment` is shown in; nil if it is in none.
    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        view(of: environment)?.window.map { UIFocusSystem($0) }
    }

    /// Moves the focus, after the layout of the next frame, to a view that can have the keys, or to the first one in it in
    /// reading order, and shows that it is there. Nothing happens if there is none, the environment has left the window by
    /// then, or who has the keys keeps them.
    public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        window?.windowScene?.performAfterLayout { [weak window, weak environment] in
            guard let window, let environment, let view = UIFocusSystem.view(of: environment), view.window === window
            else { return }
            window.moveFocus(into: view)
        }
    }

    private static func view(of environment: any UIFocusEnvironment) -> UIView? {
        environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    }
}
