// Windows and what is presented in them.
extension UIWindow {
    /// Who gets keys while nobody is first responder: the controller that is presented last over the whole window, or the
    /// root.
    var keyResponder: UIResponder {
        guard var controller = rootViewController else { return self }
        while let next = controller.presentedStorage, next.presentation?.shouldPresentInFullscreen == true {
            controller = next
        }
        return controller
    }

    /// Runs a change of the window's size, of which the controllers in it hear before, and can do something along with it.
    func changeSize(to size: CGSize, _ change: () -> Void) {
        guard let rootViewController, size != bounds.size, !isHidden, rootViewController.isViewLoaded else {
            return change()
        }
        let coordinator = TransitionCoordinator(in: self)
        rootViewController.viewWillTransition(to: size, with: coordinator)
        change()
        coordinator.runAlongside(animated: false)
        if let windowScene {
            windowScene.performAfterLayout { coordinator.runCompletions() }
        } else {
            coordinator.runCompletions()
        }
    }
}

extension UIView {
    /// The subviews that a person can get at: not those that a presentation covers.
    var reachableSubviews: [UIView] {
        guard let index = subviewStorage.lastIndex(where: { $0 is PresentationContainer }),
            let presentation = (subviewStorage[index] as? PresentationContainer)?.presentation
        else { return subviewStorage }
        if presentation.shouldPresentInFullscreen { return Array(subviewStorage[index...]) }
        let covered = presentation.presentingViewController.coverableView
        return subviewStorage.filter { $0 !== covered }
    }
}
