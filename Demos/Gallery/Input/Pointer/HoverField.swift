import UIKit

/// A view that marks and displays the location of a hovering pointer.
final class HoverField: UIView {
    private let spot = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    private let label = UILabel("Move the pointer here", font: Style.digits, color: .secondaryLabel)

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Style.innerRadius
        spot.backgroundColor = .systemOrange
        spot.layer.cornerRadius = 12
        spot.isUserInteractionEnabled = false
        spot.isHidden = true
        label.textAlignment = .center
        addSubview(label)
        addSubview(spot)
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: HoverField.follow))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    private func follow(_ hover: UIHoverGestureRecognizer) {
        let place = hover.location(in: self)
        let isOver = hover.state == .began || hover.state == .changed
        spot.isHidden = !isOver
        spot.center = place
        label.text = isOver ? "\(Int(place.x)), \(Int(place.y))" : "The pointer is outside"
    }
}
