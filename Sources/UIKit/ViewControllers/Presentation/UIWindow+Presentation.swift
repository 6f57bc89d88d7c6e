// Presentations in windows.
extension UIWindow {
    /// The responder that receives key events while the window has no first responder: the topmost controller that is
    /// presented, or the root view controller. Containers pass the events on to the child that
    /// the user works with.
    var keyResponder: UIResponder {
        guard var controller = rootViewController else { return self }
        while true {
            if let next = controller.presentedStorage {
                controller = next
            } else if let child = controller.childForKeys {
                controller = child
            } else {
                return controller
            }
        }
    }

    /// Changes the size of the window. Its view controllers are notified before the change and can animate alongside
    /// it.
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
    /// The subviews that the user can reach. Subviews that a presentation covers are excluded.
    var reachableSubviews: [UIView] {
        guard let index = subviewStorage.lastIndex(where: { $0 is PresentationContainer }),
            let presentation = (subviewStorage[index] as? PresentationContainer)?.presentation
        else { return subviewStorage }
        if presentation.shouldPresentInFullscreen { return Array(subviewStorage[index...]) }
        guard presentation.coversContent else { return subviewStorage }
        let covered = presentation.presentingViewController.coverableView
        return subviewStorage.filter { $0 !== covered }
    }
}
