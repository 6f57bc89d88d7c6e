import UIKit

/// A cell with a colored square, a title and a subtitle.
final class ItemCell: UITableViewCell {
    private let square = UIView()
    private let title = UILabel()
    private let subtitle = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .white
        selectionStyle = .none
        title.font = BenchmarkStyle.font(10)
        title.textColor = .black
        subtitle.font = BenchmarkStyle.font(8)
        subtitle.textColor = BenchmarkStyle.color(0x808080)
        square.frame = CGRect(x: 8, y: 6, width: 20, height: 20)
        contentView.addSubview(square)
        contentView.addSubview(title)
        contentView.addSubview(subtitle)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func show(item: Int) {
        square.backgroundColor = BenchmarkStyle.palette[item % BenchmarkStyle.palette.count]
        title.text = "Item \(item)"
        subtitle.text = "Subtitle of item \(item), group \(item / 100)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, contentView.bounds.width - 48)
        title.frame = CGRect(x: 40, y: 0, width: width, height: 17)
        subtitle.frame = CGRect(x: 40, y: 17, width: width, height: 14)
    }
}
