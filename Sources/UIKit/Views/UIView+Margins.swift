// The room that content keeps from the edges: margins, and the safe area (GE-12).
extension UIView {
    // MARK: Margins

    /// The margins as they are used: the view's own, the safe area, and those of the superview where they reach in.
    var effectiveMargins: UIEdgeInsets {
        var result = marginStorage.insets
        if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
            result = result.atLeast(viewController.systemMinimumLayoutMargins.leftToRight)
        }
        if marginStorage.addsSafeArea { result = result + safeAreaStorage }
        if marginStorage.preservesSuperview, let superviewStorage {
            result = result.atLeast(reach(of: superviewStorage.layoutMargins, in: superviewStorage))
        }
        return result
    }

    func changeMargins(_ change: (inout ViewMargins) -> Void) {
        let old = effectiveMargins
        change(&marginStorage)
        if effectiveMargins != old { marginsDidChange() }
    }

    /// Tells this view and those in it that go by its margins.
    func marginsDidChange() {
        marginStorage.known = effectiveMargins
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for view in subviewStorage where view.marginStorage.preservesSuperview { view.marginsDidChange() }
    }

    // MARK: Safe area

    /// The safe area as it follows from the superview's and from the view's place.
    var inheritedSafeArea: UIEdgeInsets {
        guard let superviewStorage else { return .zero }
        let outer = superviewStorage.safeAreaStorage
        return outer == .zero ? .zero : reach(of: outer, in: superviewStorage)
    }

    private var currentSafeArea: UIEdgeInsets {
        guard windowStorage != nil else { return .zero }
        let covered = safeAreaFromOutside
        guard let viewController else { return covered }
        return covered + viewController.additionalSafeAreaInsets
    }

    /// Finds the safe area anew, and tells this view and all in it of what changed.
    func updateSafeArea() {
        let new = currentSafeArea
        guard new != safeAreaStorage else { return }
        safeAreaStorage = new
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        if marginStorage.addsSafeArea { marginsDidChange() }
        setNeedsLayout()
        for view in subviewStorage { view.updateSafeArea() }
    }

    /// After the view has got another place or size: what of it is covered may be another part.
    @inline(__always)
    func placeDidChange() {
        guard
            safeAreaStorage != .zero || marginStorage.preservesSuperview
                || superviewReference?._withUnsafeGuaranteedRef({ $0.safeAreaStorage }) != .zero
        else { return }
        updateRoomAfterMove()
    }

    private func updateRoomAfterMove() {
        let old = safeAreaStorage
        updateSafeArea()
        // The area may be the same, but what is in the view lies elsewhere in it.
        if safeAreaStorage == old, old != .zero { for view in subviewStorage { view.updateSafeArea() } }
        if marginStorage.preservesSuperview, effectiveMargins != marginStorage.known { marginsDidChange() }
    }

    /// How far distances from the edges of the superview reach into this view.
    private func reach(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        let frame = frame
        let outer = superview.layer.bounds
        return UIEdgeInsets(
            top: max(0, insets.top - (frame.minY - outer.minY)), left: max(0, insets.left - (frame.minX - outer.minX)),
            bottom: max(0, insets.bottom - (outer.maxY - frame.maxY)),
            right: max(0, insets.right - (outer.maxX - frame.maxX)))
    }
}
