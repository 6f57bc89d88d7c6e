import UIKit

/// A screen as apps of the time before Swift concurrency have it: no isolation is written anywhere.
public class LoginViewController: UIViewController {
    public static let shared = LoginViewController()

    public private(set) lazy var nameField: UITextField = {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.placeholder = "Name"
        field.delegate = self
        return field
    }()
    public lazy var button = UIButton(type: .system)
    private lazy var tap = UITapGestureRecognizer(target: self, action: LoginViewController.tapped)
    public var onDone: ((String) -> Void)?
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

public class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

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

public class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator() }
}

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

/// A layer of an app's own class with a property of its own.
public class ProgressLayer: CALayer {
    public var progress: CGFloat = 0

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? ProgressLayer { progress = other.progress }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Both have the type of the class, as `Self`.
    public var shownProgress: CGFloat? { presentation()?.progress }
    public var modelProgress: CGFloat { model().progress }
}

/// A view that skips all animations.
public class StillView: UIView {
    public override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animations()
    }
}

/// References to the animation functions by their names.
public class AnimationFunctions {
    public init() {}

    public typealias Plain = @MainActor (TimeInterval, @escaping () -> Void) -> Void
    public typealias Completing = @MainActor (TimeInterval, @escaping () -> Void, ((Bool) -> Void)?) -> Void

    @MainActor public var plain: Plain { UIView.animate(withDuration:animations:) }
    @MainActor public var completing: Completing { UIView.animate(withDuration:animations:completion:) }
}
