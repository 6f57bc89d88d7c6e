/// An object that lays out content and responds to changes of size: a view controller or a presentation controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content, in points. Zero on an axis means no preference.
    var preferredContentSize: CGSize { get }

    /// Tells the container that the preferred size of a child container has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Returns the size of a child container for a given size of this container.
    ///
    /// - Parameters:
    ///   - container: The child container.
    ///   - parentSize: The size of this container.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Tells the container that its size is about to change. Use the coordinator to animate alongside the change.
    ///
    /// - Parameters:
    ///   - size: The new size of the container.
    ///   - coordinator: The coordinator for animations alongside the change.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
