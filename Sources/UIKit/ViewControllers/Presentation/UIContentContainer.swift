/// Something that content is laid out in and that hears of changes of size: view controllers and presentation controllers.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size the content would like to have, in points; zero on an axis where it does not matter.
    var preferredContentSize: CGSize { get }

    /// A container inside wishes another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size a container inside gets when this one has a size.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// The container is about to get another size. What is to happen along with it is given to the coordinator.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
