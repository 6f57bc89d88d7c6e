extension UIPageViewController {
    /// The kinds of transitions between pages (PG-01).
    public enum TransitionStyle: Int, Sendable {
        /// Pages are turned as those of a book. On this platform they slide (PG-05).
        case pageCurl = 0
        /// Pages scroll.
        case scroll = 1
    }

    /// The axes along which pages are turned.
    public enum NavigationOrientation: Int, Sendable {
        /// Pages follow each other from the leading to the trailing edge.
        case horizontal = 0
        /// Pages follow each other from top to bottom.
        case vertical = 1
    }

    /// The directions in which pages are turned.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward = 0
        /// To the previous page.
        case reverse = 1
    }

    /// The locations of the spine in the style ``TransitionStyle/pageCurl``.
    public enum SpineLocation: Int, Sendable {
        /// There is no spine, because pages scroll.
        case none = 0
        /// At the leading or upper edge; one page is displayed.
        case min = 1
        /// In the middle; two pages are displayed side by side.
        case mid = 2
        /// At the trailing or lower edge; one page is displayed.
        case max = 3
    }

    /// The keys of options for the initializer.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public var rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The location of the spine, a ``SpineLocation`` or its raw value. The default is ``SpineLocation/min``.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages that scroll, in points. The default is 0; negative and non-finite values count as 0.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

extension UIPageViewController.NavigationDirection {
    /// 1 for pages that follow, −1 for pages before.
    var sign: CGFloat { self == .forward ? 1 : -1 }
}
