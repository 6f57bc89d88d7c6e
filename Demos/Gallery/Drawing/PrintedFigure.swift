import UIKit

/// A drawing of layers that stay vector drawings in documents, and of a shadow, which becomes an image.
final class PrintedFigure: UIView {
    private let gradient = CAGradientLayer()
    private let ring = CAShapeLayer()
    private let star = UIImageView(image: UIImage(systemName: "star"))
    private let label = UILabel("Vector", font: .boldSystemFont(ofSize: 22))

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
        gradient.cornerRadius = 16
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemOrange.cgColor
        ring.lineWidth = 8
        ring.lineDashPattern = [14, 6]
        ring.shadowOpacity = 0.5
        ring.shadowOffset = CGSize(width: 0, height: 3)
        for layer in [gradient, ring] { self.layer.addSublayer(layer) }
        star.tintColor = .systemYellow
        star.contentMode = .scaleAspectFit
        label.textColor = .white
        for view in [star, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        let side = max(0, min(bounds.width, bounds.height) - 40)
        ring.path = CGPath(
            ellipseIn: CGRect(x: 20, y: bounds.midY - side / 2, width: side, height: side), transform: nil)
        star.frame = CGRect(x: 20 + side / 4, y: bounds.midY - side / 4, width: side / 2, height: side / 2)
        label.frame = CGRect(x: side + 44, y: bounds.midY - 20, width: max(0, bounds.width - side - 54), height: 40)
    }
}
