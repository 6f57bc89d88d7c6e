import UIKit

/// A screen of an app from before Swift concurrency, without any isolation annotations.
public class LoginViewController: UIViewController {
    public static let shared = LoginViewController()

    /// The text field for the name, whose delegate is the view controller.
    public private(set) lazy var nameField: UITextField = {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.placeholder = "Name"
        field.delegate = self
        return field
    }()
    public lazy var button = UIButton(type: .system)
    private lazy var tap = UITapGestureRecognizer(target: self, action: LoginViewController.tapped)
    /// A closure that receives the name.
    public var onDone: ((String) -> Void)?
    /// A log of the view controller's events.
    public private(set) var events: [String] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(nameField)
        view.addSubview(button)
        tap.delegate = self
        view.addGestureRecognizer(tap)
        button.addTarget(self, action: LoginViewController.done, for: .touchUpInside)
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        UIView.animate(withDuration: 0.1, animations: { self.button.alpha = 1 }) { _ in self.events.append("shown") }
    }

    public override var preferredContentSize: CGSize {
        get { CGSize(width: 300, height: 200) }
        set { super.preferredContentSize = newValue }
    }

    func tapped(_ recognizer: UITapGestureRecognizer) { view.endEditing(true) }

    func done(_ sender: UIButton) {
        events.append("done")
        onDone?(nameField.text ?? "")
    }
}

extension LoginViewController: UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        events.append("return")
        textField.resignFirstResponder()
        return true
    }
}

extension LoginViewController: UIGestureRecognizerDelegate {
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === tap }
}

/// An animator that fades a view in or out.
public class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.2
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseOut],
            animations: { view.alpha = 1 },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}

/// A transitioning delegate that provides the animator.
public class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator() }
}

/// An application delegate without isolation.
public class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = LoginViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A custom layer class with an additional property.
public class ProgressLayer: CALayer {
    /// The progress, from 0 to 1.
    public var progress: CGFloat = 0

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? ProgressLayer { progress = other.progress }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Reads the property through `presentation()`, which returns `Self`.
    public var shownProgress: CGFloat? { presentation()?.progress }
    /// Reads the property through `model()`, which returns `Self`.
    public var modelProgress: CGFloat { model().progress }
}

/// A view that skips all animations.
public class StillView: UIView {
    public override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animations()
    }
}

/// References to the animation functions by name.
public class AnimationFunctions {
    public init() {}

    public typealias Plain = @MainActor (TimeInterval, @escaping () -> Void) -> Void
    public typealias Completing = @MainActor (TimeInterval, @escaping () -> Void, ((Bool) -> Void)?) -> Void

    @MainActor public var plain: Plain { UIView.animate(withDuration:animations:) }
    @MainActor public var completing: Completing { UIView.animate(withDuration:animations:completion:) }
}
