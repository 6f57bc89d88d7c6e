import UIKit

/// A bar of a chart: a focus item that is not a view.
final class Bar: NSObject, UIFocusItem {
    static let radius: CGFloat = 5

    let name: String
    /// The value, from 0 to 1.
    var value: CGFloat
    var frame = CGRect.zero
    private weak var chart: BarChart?

    init(_ name: String, value: CGFloat, in chart: BarChart) {
        self.name = name
        self.value = value
        self.chart = chart
    }

    var canBecomeFocused: Bool { true }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { chart }
    var focusEffect: UIFocusEffect? { UIFocusHaloEffect(roundedRect: frame, cornerRadius: Bar.radius) }
}
