extension UITabBarController {
    /// The sidebar of a tab bar controller (TB-09).
    ///
    /// ```swift
    /// tabController.mode = .tabSidebar
    /// var header = UIListContentConfiguration.sidebarHeader()
    /// header.text = "Library"
    /// tabController.sidebar.headerContentConfiguration = header
    /// ```
    @preconcurrency @MainActor open class Sidebar: NSObject {
        /// The relations of a sidebar to the content.
        public enum Layout: Int, Sendable {
            /// The standard: ``tile``.
            case automatic = 0
            /// The sidebar is over the content. A press beside it hides it.
            case overlap = 1
            /// The sidebar is beside the content.
            case tile = 2
        }

        private weak var owner: UITabBarController?
        private var isHiddenStorage = false

        init(_ owner: UITabBarController) {
            self.owner = owner
            super.init()
        }

        /// The delegate. Not retained.
        open weak var delegate: (any Delegate)?

        /// A Boolean value that indicates whether the sidebar is hidden where there is room for it; the bar is in its
        /// place then, with a button that shows the sidebar. The default is `false`. A change is animated inside of
        /// `UIView.animate`.
        open var isHidden: Bool {
            get { isHiddenStorage }
            set { setHidden(newValue, animated: false) }
        }

        /// The relation to the content. The default is ``Layout/automatic``.
        open var preferredLayout = Layout.automatic { didSet { owner?.setBarsNeedLayout() } }

        /// The content above the tabs. The default is `nil`.
        open var headerContentConfiguration: (any UIContentConfiguration)? {
            didSet { owner?.sidebarView?.updateParts() }
        }

        /// The content below the tabs. The default is `nil`.
        open var footerContentConfiguration: (any UIContentConfiguration)? {
            didSet { owner?.sidebarView?.updateParts() }
        }

        /// A view at the lower edge, which does not scroll. It has its own size. The default is `nil`.
        open var bottomBarView: UIView? { didSet { owner?.sidebarView?.updateParts() } }

        final func setHidden(_ hidden: Bool, animated: Bool) {
            guard hidden != isHiddenStorage else { return }
            isHiddenStorage = hidden
            let animator = SidebarAnimator()
            if let owner {
                delegate?.tabBarController(owner, sidebarVisibilityWillChange: self, animator: animator)
            }
            owner?.sidebarDidChange(animated: animated, animator)
        }
    }
}

extension UITabBarController.Sidebar {
    /// The delegate of a sidebar.
    @preconcurrency @MainActor public protocol Delegate: AnyObject {
        /// Tells the delegate that the sidebar is about to be hidden or shown. Optional.
        ///
        /// - Parameters:
        ///   - tabBarController: The tab bar controller.
        ///   - sidebar: The sidebar, whose `isHidden` is the new value.
        ///   - animator: An object that runs animations alongside the change.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any Animating)
    }

    /// An object that runs animations alongside a change of a sidebar.
    @preconcurrency @MainActor public protocol Animating: AnyObject {
        /// Adds animations. If the change is not animated, they are performed with it.
        func addAnimations(_ animations: @escaping () -> Void)

        /// Adds a closure that is called when the change has ended.
        func addCompletion(_ completion: @escaping () -> Void)
    }
}

extension UITabBarController.Sidebar.Delegate {
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}
}

/// The animations and completion handlers that a delegate adds.
@MainActor final class SidebarAnimator: UITabBarController.Sidebar.Animating {
    private(set) var animations: [() -> Void] = []
    private(set) var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}

extension UITabBarController {
    func sidebarDidChange(animated: Bool, _ animator: SidebarAnimator) {
        let isAnimated =
            animated && isSeenContainer && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
        barsDidChange(animated: animated, duration: TabDesign.sidebarDuration)
        let finish = { for completion in animator.completions { completion() } }
        guard isAnimated, !animator.animations.isEmpty || !animator.completions.isEmpty else {
            for animation in animator.animations { animation() }
            return finish()
        }
        UIView.animate(
            withDuration: TabDesign.sidebarDuration, delay: 0, options: .curveEaseInOut,
            animations: { for animation in animator.animations { animation() } }, completion: { _ in finish() })
    }
}
