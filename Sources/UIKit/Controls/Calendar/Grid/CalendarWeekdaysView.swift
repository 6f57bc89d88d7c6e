/// The names of the days of the week above the days of a month.
@MainActor final class CalendarWeekdaysView: UIView {
    private var labels: [UILabel] = []
    private(set) var font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    private var names: [String] = []
    /// The names for narrow calendars.
    private var shortNames: [String] = []

    func show(_ names: [String], short: [String], font: UIFont) {
        self.names = names
        shortNames = short
        self.font = font
        setNeedsLayout()
        while labels.count < names.count {
            let label = UILabel()
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.7
            labels.append(label)
            addSubview(label)
        }
        for label in labels where label.font != font { label.font = font }
        update()
    }

    private func update() {
        let isNarrow = bounds.width > 0 && bounds.width / 7 < font.pointSize * 2.8
        for (label, name) in zip(labels, isNarrow ? shortNames : names) where label.text != name { label.text = name }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        update()
        let width = bounds.width / 7
        for (index, label) in labels.enumerated() {
            let x = (CGFloat(index) * width).rounded()
            label.frame = mirrored(
                CGRect(x: x, y: 0, width: (CGFloat(index + 1) * width).rounded() - x, height: bounds.height))
        }
    }
}
