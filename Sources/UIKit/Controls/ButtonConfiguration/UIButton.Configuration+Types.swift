extension UIButton.Configuration {
    /// What kind of ground a button has.
    enum Style { case plain, tinted, gray, filled, borderless }

    /// Fonts, distances and corners that go together.
    public enum Size: Int, Sendable {
        /// The usual size: text of 15 points.
        case medium = 0
        /// Text of 13 points.
        case small = 1
        /// Text of 12 points.
        case mini = 2
        /// Text of 16 points, bolder, with more room around it.
        case large = 3
    }

    /// Where the radius of a ground's corners comes from.
    public enum CornerStyle: Int, Sendable {
        /// From the ground, `background.cornerRadius`, whatever the size of the button.
        case fixed = -1
        /// From the ground; it would grow with the person's text size, which is always the same here.
        case dynamic = 0
        /// 5 points.
        case small = 1
        /// 8 points.
        case medium = 2
        /// 12 points.
        case large = 3
        /// Half the height.
        case capsule = 4
    }

    /// How title and subtitle stand under each other.
    public enum TitleAlignment: Int, Sendable {
        /// At the side of the picture beside them, otherwise in the middle.
        case automatic = 0
        /// Both begin at the left.
        case leading = 1
        /// Both are in the middle.
        case center = 2
        /// Both end at the right.
        case trailing = 3
    }

    /// The radius of the ground's corners for a ground of that size, in points.
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
