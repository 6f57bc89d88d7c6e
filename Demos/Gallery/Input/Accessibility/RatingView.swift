import UIKit

/// A row of stars that is one adjustable element.
final class RatingView: UIView {
    private var rating = 3
    private static let starSize: CGFloat = 24
    private static let count = 5
    private var stars: [UIImageView] = []

    init() {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = "Rating"
        stars = (0..<RatingView.count).map { _ in UIImageView() }
        for star in stars { addSubview(star) }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: RatingView.wasTapped(_:)))
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityValue: String? {
        get { "\(rating) of \(RatingView.count) stars" }
        set {}
    }

    override func accessibilityIncrement() { change(to: rating + 1) }

    override func accessibilityDecrement() { change(to: rating - 1) }

    private func change(to new: Int) {
        rating = max(0, min(new, RatingView.count))
        update()
    }

    private func update() {
        for (index, star) in stars.enumerated() {
            star.image = UIImage(systemName: index < rating ? "star.fill" : "star")
            star.tintColor = .systemOrange
        }
    }

    private func wasTapped(_ recognizer: UITapGestureRecognizer) {
        let x = recognizer.location(in: self).x
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        change(to: Int((isMirrored ? bounds.width - x : x) / RatingView.starSize) + 1)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: CGFloat(RatingView.count) * RatingView.starSize, height: RatingView.starSize)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, star) in stars.enumerated() {
            star.frame = directional(
                CGRect(
                    x: CGFloat(index) * RatingView.starSize, y: 0, width: RatingView.starSize,
                    height: RatingView.starSize)
            ).insetBy(dx: 2, dy: 2)
        }
    }
}
