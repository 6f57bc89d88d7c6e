import UIKit

/// A gauge that draws its value as a bar, with colors that follow the theme.
final class Gauge: UIView {
    var value: CGFloat = 0.5 {
        didSet {
            accessibilityValue = "\(Int((value * 100).rounded())) %"
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = "Fuel"
        accessibilityTraits = .updatesFrequently
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 20) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func draw(_ rect: CGRect) {
        let contrast = traitCollection.accessibilityContrast == .high
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        (contrast ? UIColor.label : .systemFill).setStroke()
        let edge = UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5))
        edge.lineWidth = 1
        edge.stroke()
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        let length = (bounds.width - 4) * value
        let left = isMirrored ? bounds.width - 2 - length : 2
        UIRectFill(CGRect(x: left, y: 2, width: length, height: bounds.height - 4))
    }
}
