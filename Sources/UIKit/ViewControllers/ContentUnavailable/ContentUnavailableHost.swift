import QuartzCore

/// Displays the content-unavailable configuration of a view controller in front of its view's content.
@MainActor final class ContentUnavailableHost {
    var configuration: (any UIContentConfiguration)?
    private(set) var contentView: (any UIView & UIContentView)?

    /// Displays the configuration in a view that supports it, or in a new one.
    func show(in view: UIView?, for state: UIContentUnavailableConfigurationState) {
        guard let view, let configuration = configuration?.updated(for: state) else {
            contentView?.removeFromSuperview()
            contentView = nil
            return
        }
        if let contentView, contentView.supports(configuration) {
            contentView.configuration = configuration
        } else {
            contentView?.removeFromSuperview()
            contentView = configuration.makeContentView()
        }
        if let contentView, contentView.superview !== view { view.addSubview(contentView) }
        place(in: view)
    }

    /// Keeps the content in front of the other subviews, over the whole view, also while the view scrolls.
    func place(in view: UIView) {
        guard let contentView else { return }
        if view.subviews.last !== contentView { view.bringSubviewToFront(contentView) }
        let frame = view.bounds.inset(by: view.safeAreaInsets)
        if contentView.frame != frame { contentView.frame = frame }
    }
}
