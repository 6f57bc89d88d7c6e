import UIKit

/// A ring around a touch, with a label that describes the touch.
final class TouchMarker: UIView {
    private let ring = UIView()
    private let tagView = UIView()
    private let name: UILabel
    private let detail = UILabel(
        "", font: UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular), color: .secondaryLabel)
    private let color: UIColor

    private static let ringSize: CGFloat = 56
    private static let tagHeight: CGFloat = 44

    init(number: Int, color: UIColor) {
        self.color = color
        name = UILabel("", font: UIFont.systemFont(ofSize: 13, weight: .semibold))
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        ring.layer.cornerRadius = TouchMarker.ringSize / 2
        ring.layer.borderWidth = 2
        ring.backgroundColor = color.withAlphaComponent(0.16)
        tagView.backgroundColor = .tertiarySystemBackground
        tagView.layer.cornerRadius = 8
        tagView.layer.borderWidth = 1
        for item in [ring, tagView] { addSubview(item) }
        for item in [name, detail] { tagView.addSubview(item) }
        self.number = number
    }

    required init?(coder: NSCoder) { nil }

    private var number = 0

    /// Shows the current state of a touch at a location in a view with the given size.
    func show(_ touch: UITouch, at location: CGPoint, in size: CGSize) {
        let side = TouchMarker.ringSize
        ring.frame = CGRect(x: location.x - side / 2, y: location.y - side / 2, width: side, height: side)
        name.text = "\(touch.kindName) \(number) · \(touch.phaseName)"
        let place = "x \(Int(location.x.rounded()))  y \(Int(location.y.rounded()))"
        let force = touch.maximumPossibleForce > 0 ? "  force \(TouchMarker.decimal(touch.force))" : ""
        detail.text = place + force
        // Round the width up to a multiple of 16 points, so that the label does not jitter.
        let words = max(name.intrinsicContentSize.width, detail.intrinsicContentSize.width)
        let tag = CGSize(width: ((words + 20) / 16).rounded(.up) * 16, height: TouchMarker.tagHeight)
        name.frame = CGRect(x: 10, y: 5, width: tag.width - 20, height: 18)
        detail.frame = CGRect(x: 10, y: 22, width: tag.width - 20, height: 17)
        // Place the label above the touch, where the hand does not cover it, but always inside the view.
        let y = location.y - side / 2 - 8 - tag.height
        tagView.frame = CGRect(
            x: max(8, min(size.width - tag.width - 8, location.x - tag.width / 2)),
            y: y >= 8 ? y : min(size.height - tag.height - 8, location.y + side / 2 + 8), width: tag.width,
            height: tag.height)
        let border = color.resolvedColor(with: traitCollection).cgColor
        ring.layer.borderColor = border
        tagView.layer.borderColor = border
    }

    private static func decimal(_ value: CGFloat) -> String { String(format: "%.2f", Double(value)) }
}

extension UITouch {
    /// The name of the touch type.
    var kindName: String {
        switch type {
        case .direct: "Finger"
        case .pencil: "Pen"
        case .indirectPointer: "Pointer"
        case .indirect: "Touch"
        }
    }

    /// The name of the touch phase.
    var phaseName: String {
        switch phase {
        case .began: "began"
        case .moved: "moved"
        case .stationary: "stationary"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .regionEntered, .regionMoved, .regionExited: "over"
        }
    }
}
