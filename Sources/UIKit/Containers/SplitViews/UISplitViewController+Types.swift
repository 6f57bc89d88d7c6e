extension UISplitViewController {
    /// The kinds of split views (SP-01).
    public enum Style: Int, Sendable {
        /// The classic kind, with two controllers in ``UISplitViewController/viewControllers``.
        case unspecified = 0
        /// Two columns: primary and secondary.
        case doubleColumn = 1
        /// Three columns: primary, supplementary and secondary.
        case tripleColumn = 2
    }

    /// The columns (SP-01).
    public enum Column: Int, Sendable {
        /// The first column, usually a sidebar.
        case primary = 0
        /// The column between the primary and the secondary one, in a split view with three columns.
        case supplementary = 1
        /// The content, which is always visible unless the split view is collapsed.
        case secondary = 2
        /// The controller that is displayed alone while the split view is collapsed.
        case compact = 3
        /// The column beside the content, at the edge opposite to the primary column. It is hidden at first.
        case inspector = 4
    }

    /// The arrangements of the columns (SP-01).
    public enum DisplayMode: Int, Sendable {
        /// Chosen by the split view. Never a value of ``UISplitViewController/displayMode``.
        case automatic = 0
        /// Only the secondary column is visible.
        case secondaryOnly = 1
        /// One column is beside the secondary one.
        case oneBesideSecondary = 2
        /// One column is over the secondary one.
        case oneOverSecondary = 3
        /// The primary and the supplementary column are beside the secondary one.
        case twoBesideSecondary = 4
        /// The primary and the supplementary column are over the secondary one.
        case twoOverSecondary = 5
        /// The primary and the supplementary column move the secondary one aside.
        case twoDisplaceSecondary = 6

        /// The older name of ``oneBesideSecondary``.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The older name of ``secondaryOnly``.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The older name of ``oneOverSecondary``.
        public static let primaryOverlay = DisplayMode.oneOverSecondary

        /// The number of columns before the secondary one; nil for ``automatic``.
        var level: Int? {
            switch self {
            case .automatic: nil
            case .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        init(level: Int, _ behavior: SplitBehavior) {
            switch (level, behavior) {
            case (0, _): self = .secondaryOnly
            case (1, .overlay): self = .oneOverSecondary
            case (1, _): self = .oneBesideSecondary
            case (_, .overlay): self = .twoOverSecondary
            case (_, .displace): self = .twoDisplaceSecondary
            default: self = .twoBesideSecondary
            }
        }
    }

    /// The ways in which columns share the width with the secondary one (SP-01).
    public enum SplitBehavior: Int, Sendable {
        /// Chosen by the split view. Never a value of ``UISplitViewController/splitBehavior``.
        case automatic = 0
        /// Columns are beside the secondary one, which becomes narrower.
        case tile = 1
        /// Columns are over the secondary one.
        case overlay = 2
        /// Two columns move the secondary one partly out of the window.
        case displace = 3
    }

    /// The edges at which the primary column can be (SP-14).
    public enum PrimaryEdge: Int, Sendable {
        /// The leading edge: left in left-to-right interfaces.
        case leading = 0
        /// The trailing edge.
        case trailing = 1
    }

    /// The backgrounds of the primary column (SP-14).
    public enum BackgroundStyle: Int, Sendable {
        /// The background of the window.
        case none = 0
        /// The background of a sidebar, which is visible where the views of the column are transparent.
        case sidebar = 1
    }

    /// The visibility of the button that shows and hides columns (SP-11).
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Visible if ``UISplitViewController/presentsWithGesture`` is `true`.
        case automatic = 0
        /// Not visible.
        case never = 1
        /// Visible.
        case always = 2
    }
}
