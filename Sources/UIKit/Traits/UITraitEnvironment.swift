/// Something that has traits: a view, a view controller, a scene, a screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The circumstances it is shown in.
    var traitCollection: UITraitCollection { get }

    /// The traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}
