// The controllers of the columns (SP-02, SP-03, SP-12).
extension UIViewController {
    var nearestSplitViewController: UISplitViewController? {
        var controller = parent
        while let current = controller {
            if let found = current as? UISplitViewController { return found }
            controller = current.parent
        }
        return nil
    }

    /// A Boolean value that indicates whether the controller is a split view controller, which cannot be pushed.
    var isSplitViewController: Bool { self is UISplitViewController }

    /// A Boolean value that indicates whether the controller can be pushed, and is therefore put into a navigation
    /// controller.
    fileprivate var canBePushed: Bool {
        !(self is UINavigationController) && !isTabBarController && !isSplitViewController
    }
}

extension UISplitViewController {
    /// Sets the controller of a column of an expanded split view.
    func set(_ vc: UIViewController?, for column: Column) {
        guard let vc else { return setColumn(column, nil) }
        guard vc !== columns[column]?.assigned else { return }
        guard column != .compact, vc.canBePushed else {
            return setColumn(column, SplitColumn(assigned: vc, controller: vc))
        }
        if column == .secondary, let old = columns[column], old.isWrapped, let navigation = old.navigation {
            columns[column]?.assigned = vc
            if navigation.viewControllers.contains(where: { $0 === vc }) {
                navigation.popToViewController(vc, animated: false)
            } else {
                navigation.pushViewController(vc, animated: isSeen && !isCollapsed && UIView.areAnimationsEnabled)
            }
            return
        }
        setColumn(column, SplitColumn(assigned: vc, controller: UINavigationController(rootViewController: vc)))
    }

    /// Replaces a column, with its child and its view.
    private func setColumn(_ column: Column, _ new: SplitColumn?) {
        let old = columns[column]?.controller
        guard let next = new?.controller else {
            columns[column] = nil
            if let old { remove(old) }
            return
        }
        // A controller is in one column only.
        for (other, entry) in columns where other != column && entry.controller === next { columns[other] = nil }
        columns[column] = new
        guard old !== next else { return }
        addChild(next)
        old?.willMove(toParent: nil)
        exchange(old, next, in: column)
        if let old { remove(old) }
        next.didMove(toParent: self)
    }

    private func remove(_ child: UIViewController) {
        childOverrides[ObjectIdentifier(child)] = nil
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }

    /// Replaces the view of a child in a column that is displayed.
    private func exchange(_ old: UIViewController?, _ new: UIViewController, in column: Column) {
        guard let host = hosts[column], host.superview != nil else { return }
        updateTraits()
        guard isSeen else {
            old?.viewIfLoaded?.removeFromSuperview()
            new.view.frame = host.bounds
            host.addSubview(new.view)
            return
        }
        new.loadViewIfNeeded()
        let transition = ContainmentTransition(
            from: old, to: new, order: .navigation, owner: self, in: host, finalFrame: host.bounds, animator: nil,
            interactor: nil, settle: { _ in old?.viewIfLoaded?.removeFromSuperview() }, finished: { _ in })
        containmentTransition = transition
        transition.begin()
        transition.start()
    }

    // MARK: Lists of controllers

    var listedControllers: [UIViewController] {
        if let collapsed { return columns[collapsed.column].map { [$0.controller] } ?? [] }
        return [Column.primary, .supplementary, .secondary].compactMap { columns[$0]?.controller }
    }

    func setClassic(_ controllers: [UIViewController]) {
        guard style == .unspecified else {
            return PresentationDiagnostics.report(
                "viewControllers of a split view with columns cannot be set: use setViewController(_:for:)")
        }
        precondition(controllers.count <= 2, "a split view of the classic style has at most two controllers")
        precondition(
            controllers.count < 2 || controllers[0] !== controllers[1],
            "the controllers of a split view must be different")
        changeColumns {
            for (column, index) in [(Column.primary, 0), (.secondary, 1)] {
                let controller = controllers.indices.contains(index) ? controllers[index] : nil
                setColumn(column, controller.map { SplitColumn(assigned: $0, controller: $0) })
            }
        }
    }

    /// Sets the only, or the secondary, controller of the classic style.
    func setClassicColumn(_ column: Column, _ controller: UIViewController?) {
        setColumn(column, controller.map { SplitColumn(assigned: $0, controller: $0) })
    }

    /// Changes columns while they are not collapsed.
    func changeColumns(_ change: () -> Void) {
        if let collapsed {
            let top = topColumn(of: collapsed)
            part(collapsed)
            change()
            join(top: top == .compact || has(.compact) && !has(top) ? .compact : top)
            install([self.collapsed?.column ?? .primary], arrangement(state, in: view.bounds.size))
            removeHosts()
        } else {
            change()
            if isArranged, has(.secondary) || hosts[.secondary] == nil { fillHosts() }
        }
        updateTraits()
        buttonItems.update()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Inserts the views of controllers that were set for displayed columns without a controller.
    private func fillHosts() {
        for (column, host) in hosts where host.superview != nil {
            guard let child = columns[column]?.controller, child.view.superview !== host else { continue }
            child.view.frame = host.bounds
            host.addSubview(child.view)
        }
    }

    // MARK: Showing controllers (NC-20, SP-12)

    func showAsPrimary(_ vc: UIViewController) {
        let target = collapsed?.column ?? .primary
        if let navigation = columns[target]?.navigation, vc.canBePushed {
            navigation.pushViewController(vc, animated: UIView.areAnimationsEnabled)
        } else if style == .unspecified {
            changeColumns { setClassicColumn(.primary, vc) }
        } else {
            changeColumns {
                setColumn(.primary, nil)
                set(vc, for: .primary)
            }
        }
    }

    func showAsDetail(_ vc: UIViewController) {
        if let collapsed { return showDetail(vc, collapsed) }
        if style == .unspecified { return changeColumns { setClassicColumn(.secondary, vc) } }
        changeColumns {
            if let old = columns[.secondary], old.isWrapped, let navigation = old.navigation, vc.canBePushed {
                columns[.secondary]?.assigned = vc
                navigation.setViewControllers([vc], animated: false)
            } else {
                if columns[.secondary]?.isWrapped == true, vc.canBePushed { setColumn(.secondary, nil) }
                if vc.canBePushed {
                    let navigation = UINavigationController(rootViewController: vc)
                    setColumn(.secondary, SplitColumn(assigned: vc, controller: navigation))
                } else {
                    set(vc, for: .secondary)
                }
            }
        }
    }
}
