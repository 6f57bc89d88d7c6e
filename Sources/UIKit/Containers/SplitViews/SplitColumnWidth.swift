/// The wishes of the app and of the user for the width of a column (SP-06). Values that are not finite are automatic.
struct SplitColumnWidth: Equatable {
    /// The value of properties that the app has not set.
    static let automatic = -CGFloat.greatestFiniteMagnitude

    var preferred = automatic { didSet { preferred = SplitColumnWidth.checked(preferred) } }
    var fraction = automatic { didSet { fraction = SplitColumnWidth.checked(fraction) } }
    var minimum = automatic { didSet { minimum = SplitColumnWidth.checked(minimum) } }
    var maximum = automatic { didSet { maximum = SplitColumnWidth.checked(maximum) } }
    /// The width that the user has chosen; `nil` for the automatic width.
    var chosen: CGFloat?

    private static func checked(_ value: CGFloat) -> CGFloat {
        value.isFinite && value >= 0 ? min(value, 1_000_000) : automatic
    }

    /// The least width, in points.
    var lowerLimit: CGFloat { minimum == SplitColumnWidth.automatic ? 0 : minimum }

    /// The greatest width, in points. It is not less than the least one.
    var upperLimit: CGFloat {
        max(lowerLimit, maximum == SplitColumnWidth.automatic ? SplitMetrics.columnMaximum : maximum)
    }

    /// The least width that the user can choose, in points.
    var lowerDragLimit: CGFloat {
        minimum == SplitColumnWidth.automatic ? min(SplitMetrics.leastDraggedWidth, upperLimit) : minimum
    }

    /// Returns the width in a split view of a width, in points.
    func resolved(in total: CGFloat) -> CGFloat {
        var width = chosen ?? preferred
        if width == SplitColumnWidth.automatic {
            let part = fraction == SplitColumnWidth.automatic ? SplitMetrics.columnFraction : min(1, fraction)
            width = (total * part).rounded()
        }
        return min(max(width, lowerLimit), upperLimit)
    }
}
