import UIKit

@IBDesignable class TileView: UIControl {
    @IBInspectable var number: Int = 0 {
        didSet { label.text = String(number) }
    }

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = UIColor(named: "Tile")
        layer.cornerRadius = 8
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: 1)
        label.textAlignment = .center
        label.textColor = .white
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        label.font = .systemFont(ofSize: bounds.height * 0.4, weight: .semibold)
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.7 : 1 }
    }
}
