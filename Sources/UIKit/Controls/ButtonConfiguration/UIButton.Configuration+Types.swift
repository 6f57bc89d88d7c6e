extension UIButton.Configuration {
    /// The kind of background of a button.
    enum Style { case plain, tinted, gray, filled, borderless }

    /// A button size: a set of matching fonts, insets and corner radii.
    public enum Size: Int, Sendable {
        /// The default size, with text of 15 points.
        case medium = 0
        /// Text of 13 points.
        case small = 1
        /// Text of 12 points.
        case mini = 2
        /// Semibold text of 16 points, with larger insets.
        case large = 3
    }

    /// The source of the corner radius of a button's background.
    public enum CornerStyle: Int, Sendable {
        /// Uses `background.cornerRadius`, whatever the size of the button.
        case fixed = -1
        /// Uses `background.cornerRadius`. The text size preference is fixed on this platform, so the radius does not
        /// scale.
        case dynamic = 0
        /// A radius of 5 points.
        case small = 1
        /// A radius of 8 points.
        case medium = 2
        /// A radius of 12 points.
        case large = 3
        /// A radius of half the shorter side.
        case capsule = 4
    }

    /// The horizontal alignment of title and subtitle to each other.
    public enum TitleAlignment: Int, Sendable {
        /// Aligns both toward an image beside them; otherwise centers them.
        case automatic = 0
        /// Aligns both to the left.
        case leading = 1
        /// Centers both.
        case center = 2
        /// Aligns both to the right.
        case trailing = 3
    }

    /// Returns the corner radius for a background of a size, in points.
    func cornerRadius(for size: CGSize) -> CGFloat {
        switch cornerStyle {
        case .fixed, .dynamic: background.cornerRadius
        case .small: 5
        case .medium: 8
        case .large: 12
        case .capsule: min(size.width, size.height) / 2
        }
    }
}

extension UIButton.Configuration.Size {
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
        case .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 11, leading: 18, bottom: 11, trailing: 18)
        }
    }

    var cornerRadius: CGFloat { 8 }

    var font: UIFont {
        switch self {
        case .mini: UIFont.systemFont(ofSize: 12, weight: .medium)
        case .small: UIFont.systemFont(ofSize: 13, weight: .medium)
        case .medium: UIFont.systemFont(ofSize: 15, weight: .medium)
        case .large: UIFont.systemFont(ofSize: 16, weight: .semibold)
        }
    }

    var subtitleFont: UIFont { UIFont.systemFont(ofSize: font.pointSize - 3) }
}
