/// The names of the days of the week above the days of a month.
@MainActor final class CalendarWeekdaysView: UIView {
    private var labels: [UILabel] = []
    private(set) var font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    func show(_ names: [String], font: UIFont) {
        self.font = font
        while labels.count < names.count {
            let label = UILabel()
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.7
            labels.append(label)
            addSubview(label)
        }
        for (label, name) in zip(labels, names) {
            if label.text != name { label.text = name }
            if label.font != font { label.font = font }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 7
        for (index, label) in labels.enumerated() {
            let x = (CGFloat(index) * width).rounded()
            label.frame = mirrored(
                CGRect(x: x, y: 0, width: (CGFloat(index + 1) * width).rounded() - x, height: bounds.height))
        }
    }
}
