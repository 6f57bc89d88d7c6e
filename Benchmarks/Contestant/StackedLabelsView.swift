import UIKit

/// The grid of labels and the marker, laid out by nested stack views.
final class StackedLabelsView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        let font = BenchmarkStyle.font(7)
        let grid = UIStackView()
        grid.axis = .vertical
        grid.distribution = .fillEqually
        for row in 0..<BenchmarkStyle.rows {
            let line = UIStackView()
            line.distribution = .fillEqually
            for column in 0..<BenchmarkStyle.columns {
                let label = UILabel()
                label.text = "\(row),\(column)"
                label.font = font
                label.textAlignment = .center
                line.addArrangedSubview(label)
            }
            grid.addArrangedSubview(line)
        }
        let mark = UIView()
        mark.backgroundColor = BenchmarkStyle.color(0xff0000)
        for view in [grid, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            grid.topAnchor.constraint(equalTo: topAnchor), grid.bottomAnchor.constraint(equalTo: bottomAnchor),
            grid.leadingAnchor.constraint(equalTo: leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: trailingAnchor),
            mark.widthAnchor.constraint(equalToConstant: 10), mark.heightAnchor.constraint(equalToConstant: 10),
            mark.trailingAnchor.constraint(equalTo: trailingAnchor),
            mark.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
