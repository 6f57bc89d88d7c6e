import QuartzCore

/// The standard effect of spring-loaded views: a highlight, which blinks before the activation.
@MainActor final class SpringLoadBlink: NSObject, UISpringLoadedInteractionEffect {
    private static let opacity: CGFloat = 0.18
    private let frame: ((any UISpringLoadedInteractionContext) -> CGRect?)?
    private weak var highlight: UIView?

    /// Creates an effect.
    ///
    /// - Parameter frame: A closure that returns the frame of the highlight in the target view, if it does not cover
    ///   all of it.
    init(frame: ((any UISpringLoadedInteractionContext) -> CGRect?)? = nil) {
        self.frame = frame
        super.init()
    }

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        switch context.state {
        case .possible: show(over: context.targetView, frame?(context))
        case .activating:
            guard let highlight else { return }
            UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse]) { highlight.alpha = 0.2 }
        case .activated, .inactive:
            highlight?.removeFromSuperview()
            highlight = nil
        }
    }

    private func show(over view: UIView?, _ part: CGRect?) {
        highlight?.removeFromSuperview()
        guard let view else { return }
        let new = UIView(frame: part ?? view.bounds)
        if part == nil { new.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        new.isUserInteractionEnabled = false
        new.backgroundColor = view.tintColor.withAlphaComponent(SpringLoadBlink.opacity)
        new.layer.cornerRadius = view.layer.cornerRadius
        view.addSubview(new)
        highlight = new
    }
}
