/// A turn from pages to others, from start to end.
@MainActor final class PageTurn {
    let old: [UIViewController]
    let new: [UIViewController]
    let direction: UIPageViewController.NavigationDirection
    /// A Boolean value that indicates whether the delegate is notified.
    let isByUser: Bool
    /// A Boolean value that indicates whether the user drags the pages.
    let isDragged: Bool
    var completion: ((Bool) -> Void)?
    weak var transition: ContainmentTransition?
    /// The animator of a turn that is not dragged.
    var animator: PageAnimator?

    init(
        from old: [UIViewController], to new: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
        isByUser: Bool, isDragged: Bool, completion: ((Bool) -> Void)?
    ) {
        self.old = old
        self.new = new
        self.direction = direction
        self.isByUser = isByUser
        self.isDragged = isDragged
        self.completion = completion
    }
}
