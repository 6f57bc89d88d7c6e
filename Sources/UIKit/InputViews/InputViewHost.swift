/// The container for a first responder's input views at the bottom of a window: the input view, and the accessory view
/// above it.
///
/// It is the frontmost view in the window, and the area that it covers is excluded from the window's safe area.
@MainActor package final class InputViewHost: UIView {
    private let accessoryHolder = InputViewContainer(frame: .zero)
    private let inputHolder = InputViewContainer(frame: .zero)
    private var isPosting = false

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        addSubview(accessoryHolder)
        addSubview(inputHolder)
    }

    package required init?(coder: NSCoder) { nil }

    /// No other view obscures the dock, so no insets apply from outside.
    package override var safeAreaFromOutside: UIEdgeInsets { .zero }

    // MARK: Content

    /// Shows the input views of a responder; nil for none.
    ///
    /// - Parameters:
    ///   - responder: The first responder.
    ///   - window: The window that contains the dock.
    func update(for responder: UIResponder?, in window: UIWindow) {
        let views = InputViews(for: responder, dock: self)
        guard views != shown else {
            // The views may have changed their preferred height.
            let begin = coveredFrame(in: window)
            place(in: window)
            return post(from: begin, in: window)
        }
        let old = shown
        let begin = coveredFrame(in: window)
        shown = views
        accessoryHolder.show(views.accessory, for: views.accessoryProvider)
        // Removing the old accessory view may resign a first responder inside it, and so change the views recursively.
        guard shown == views else { return }
        inputHolder.show(views.input, for: views.inputProvider)
        guard shown == views else { return }
        place(in: window)
        withExtendedLifetime(old) { post(from: begin, in: window) }
    }

    private var shown = InputViews()

    /// The responder whose input view is shown.
    var inputProvider: UIResponder? { shown.inputProvider }

    /// The input view that is shown.
    var inputContent: UIView? { shown.input }

    /// Returns whether a responder whose input views are shown is in `view`, or is the controller of a view in it.
    func dependsOn(_ view: UIView) -> Bool {
        [shown.inputProvider, shown.accessoryProvider].contains { $0?.belongs(to: view) == true }
    }

    // MARK: Frame

    /// The height that the dock covers at the bottom of the window, in points.
    package private(set) var coveredHeight: CGFloat = 0

    /// Updates the frame of the dock for the current size of the window.
    func place(in window: UIWindow) {
        let width = window.bounds.width
        let accessory = accessoryHolder.height(in: width, standard: 0)
        let input = inputHolder.height(in: width, standard: 216)
        coveredHeight = min(accessory + input, window.bounds.height)
        let target = CGRect(
            x: window.bounds.minX, y: window.bounds.maxY - coveredHeight, width: width, height: coveredHeight)
        if frame != target { frame = target }
        accessoryHolder.frame = CGRect(x: 0, y: 0, width: width, height: accessory)
        inputHolder.frame = CGRect(x: 0, y: accessory, width: width, height: input)
        if coveredHeight == 0 {
            removeFromSuperview()
        } else if superview !== window {
            window.addSubview(self)
        } else if window.subviews.last !== self {
            window.bringSubviewToFront(self)
        }
        window.updateSafeArea()
    }

    // MARK: Notifications

    private func coveredFrame(in window: UIWindow) -> CGRect {
        CGRect(
            origin: window.convertToScene(CGPoint(x: 0, y: window.bounds.maxY - coveredHeight)),
            size: CGSize(width: window.bounds.width, height: coveredHeight))
    }

    private func post(from begin: CGRect, in window: UIWindow) {
        let end = coveredFrame(in: window)
        guard begin != end, !isPosting else { return }
        isPosting = true
        defer { isPosting = false }
        let info: [String: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.0),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        func post(_ name: NSNotification.Name) {
            NotificationCenter.default.post(name: name, object: window.screen, userInfo: info)
        }
        post(UIResponder.keyboardWillChangeFrameNotification)
        if begin.height == 0 { post(UIResponder.keyboardWillShowNotification) }
        if end.height == 0 { post(UIResponder.keyboardWillHideNotification) }
        // The frame is already final because the change is not animated.
        post(UIResponder.keyboardDidChangeFrameNotification)
        if begin.height == 0 { post(UIResponder.keyboardDidShowNotification) }
        if end.height == 0 { post(UIResponder.keyboardDidHideNotification) }
    }
}
