import UIKit

/// A view with a label and a button below it.
final class HelloView: UIView {
    private let label = UILabel()
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.text = "Hello"
        label.font = BenchmarkStyle.font(10)
        label.textAlignment = .center
        button.setTitle("OK", for: .normal)
        button.titleLabel?.font = BenchmarkStyle.font(10)
        button.backgroundColor = .secondarySystemFill
        button.layer.cornerRadius = 6
        addSubview(label)
        addSubview(button)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = button.sizeThatFits(bounds.size).height
        button.frame = CGRect(x: 10, y: bounds.height - height - 10, width: bounds.width - 20, height: height)
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: button.frame.minY)
    }
}
