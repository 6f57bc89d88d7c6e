// Layout margins and the safe area (GE-12).
extension UIView {
    // MARK: Margins

    /// The margins in use: the view's own margins, plus the safe area, and at least the superview's margins where they
    /// extend into the view, depending on the view's settings.
    var effectiveMargins: UIEdgeInsets {
        var result = ownMargins
        if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
            result = result.atLeast(
                viewController.systemMinimumLayoutMargins.edgeInsets(isRightToLeft: isRightToLeft))
        }
        if marginStorage.addsSafeArea { result = result + safeAreaStorage }
        if marginStorage.preservesSuperview, let superviewStorage {
            var outer = superviewStorage.layoutMargins
            if superviewStorage.marginStorage.addsSafeArea { outer = outer - superviewStorage.absorbedSafeArea }
            result = result.atLeast(reach(of: outer, in: superviewStorage))
        }
        return result
    }

    /// The view's own margins. Margins of the leading and trailing edges follow the layout direction (RT-06).
    private var ownMargins: UIEdgeInsets {
        guard marginStorage.isDirectional, isRightToLeft else { return marginStorage.insets }
        return NSDirectionalEdgeInsets(marginStorage.insets, isRightToLeft: false).edgeInsets(isRightToLeft: true)
    }

    /// A Boolean value that indicates whether the margins differ between the layout directions.
    var mirrorsMargins: Bool {
        if marginStorage.isDirectional, marginStorage.insets.left != marginStorage.insets.right { return true }
        guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else { return false }
        let least = viewController.systemMinimumLayoutMargins
        return least.leading != least.trailing
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        let insets = margins.edgeInsets(isRightToLeft: false)
        guard GeometryValidation.accepts(insets, "directionalLayoutMargins", of: self) else { return }
        changeMargins {
            $0.insets = insets
            $0.isDirectional = true
        }
    }

    func changeMargins(_ change: (inout ViewMargins) -> Void) {
        let old = effectiveMargins
        change(&marginStorage)
        if effectiveMargins != old { marginsDidChange() }
    }

    /// Notifies this view of changed margins, and the subviews that respect them.
    func marginsDidChange() {
        marginStorage.known = effectiveMargins
        layoutItem?.constantsDidChange()
        rareValues?.guides.insetsDidChange()
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for view in subviewStorage where view.marginStorage.preservesSuperview { view.marginsDidChange() }
    }

    // MARK: Safe area

    /// The part of the superview's safe area insets that extends into this view.
    var inheritedSafeArea: UIEdgeInsets {
        guard let superviewStorage else { return .zero }
        let outer = superviewStorage.safeAreaStorage
        return outer == .zero ? .zero : reach(of: outer - superviewStorage.absorbedSafeArea, in: superviewStorage)
    }

    private var currentSafeArea: UIEdgeInsets {
        guard windowStorage != nil else { return .zero }
        let covered = safeAreaFromOutside
        guard let viewController else { return covered }
        let withBars = viewController.containerValues.map { covered.atLeast($0.insets) } ?? covered
        return withBars + viewController.additionalSafeAreaInsets
    }

    /// Recomputes the safe area, and notifies this view and its descendants of the changes.
    func updateSafeArea() {
        let new = currentSafeArea
        guard new != safeAreaStorage else { return }
        safeAreaStorage = new
        rareValues?.guides.insetsDidChange()
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        if marginStorage.addsSafeArea { marginsDidChange() }
        setNeedsLayout()
        for view in subviewStorage { view.updateSafeArea() }
    }

    /// Updates the subviews after a change of ``absorbedSafeArea``.
    func absorbedSafeAreaDidChange() {
        guard safeAreaStorage != .zero else { return }
        for view in subviewStorage { view.updateInsetsAfterGeometryChange() }
    }

    /// Updates the safe area and margins after a change of the view's position or size.
    @inline(__always)
    func positionOrSizeDidChange() {
        guard
            safeAreaStorage != .zero || marginStorage.preservesSuperview
                || superviewReference?._withUnsafeGuaranteedRef({ $0.safeAreaStorage }) != .zero
        else { return }
        updateInsetsAfterGeometryChange()
    }

    private func updateInsetsAfterGeometryChange() {
        let old = safeAreaStorage
        updateSafeArea()
        // The insets of this view may be unchanged, while those of its subviews are not.
        if safeAreaStorage == old, old != .zero { for view in subviewStorage { view.updateSafeArea() } }
        if marginStorage.preservesSuperview, effectiveMargins != marginStorage.known { marginsDidChange() }
    }

    /// Returns how far the given insets of the superview extend into this view.
    private func reach(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        let frame = frame
        let outer = superview.layer.bounds
        // A view that extends beyond its superview has no larger insets than that (LG-03).
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
        return UIEdgeInsets(
            top: part(insets.top, frame.minY - outer.minY), left: part(insets.left, frame.minX - outer.minX),
            bottom: part(insets.bottom, outer.maxY - frame.maxY), right: part(insets.right, outer.maxX - frame.maxX))
    }
}
