/// Where a window shows what its first responder is entered with: the input view at the bottom, an accessory view above
/// it.
///
/// It lies in the window in front of everything else, and what it covers is no part of the window's safe area.
@MainActor package final class InputDock: UIView {
    private let accessoryHolder = InputHolder(frame: .zero)
    private let inputHolder = InputHolder(frame: .zero)
    private var isPosting = false

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        addSubview(accessoryHolder)
        addSubview(inputHolder)
    }

    package required init?(coder: NSCoder) { nil }

    /// Nothing else covers the dock.
    package override var safeAreaFromOutside: UIEdgeInsets { .zero }

    // MARK: Whose views

    /// Shows the views for a responder; nil for none.
    ///
    /// - Parameter window: whose dock this is.
    func update(for responder: UIResponder?, in window: UIWindow) {
        let views = InputViews(for: responder, dock: self)
        guard views != shown else {
            // The views may want another height.
            let begin = coveredFrame(in: window)
            place(in: window)
            return post(from: begin, in: window)
        }
        let old = shown
        let begin = coveredFrame(in: window)
        shown = views
        accessoryHolder.show(views.accessory, for: views.accessoryProvider)
        // A first responder that was in the old accessory has lost that by now, and other views are shown.
        guard shown == views else { return }
        inputHolder.show(views.input, for: views.inputProvider)
        guard shown == views else { return }
        place(in: window)
        withExtendedLifetime(old) { post(from: begin, in: window) }
    }

    private var shown = InputViews()

    /// Who the input view is shown for.
    var inputProvider: UIResponder? { shown.inputProvider }

    /// The input view that is shown.
    var inputContent: UIView? { shown.input }

    /// Whether a responder whose views are shown is in `view`, or the controller of a view in it.
    func dependsOn(_ view: UIView) -> Bool {
        [shown.inputProvider, shown.accessoryProvider].contains { $0?.belongs(to: view) == true }
    }

    // MARK: Place

    /// How much of the window's bottom it covers, in points.
    package private(set) var coveredHeight: CGFloat = 0

    /// Takes its place in the window, which may have got another size.
    func place(in window: UIWindow) {
        let width = window.bounds.width
        let accessory = accessoryHolder.height(in: width, standard: 0)
        let input = inputHolder.height(in: width, standard: 216)
        coveredHeight = min(accessory + input, window.bounds.height)
        let place = CGRect(
            x: window.bounds.minX, y: window.bounds.maxY - coveredHeight, width: width, height: coveredHeight)
        if frame != place { frame = place }
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
        // All is in place already: what is shown is not animated.
        post(UIResponder.keyboardDidChangeFrameNotification)
        if begin.height == 0 { post(UIResponder.keyboardDidShowNotification) }
        if end.height == 0 { post(UIResponder.keyboardDidHideNotification) }
    }
}
