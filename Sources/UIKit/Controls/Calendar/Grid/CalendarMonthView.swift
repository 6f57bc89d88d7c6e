import QuartzCore

/// The days of a month in rows of weeks.
@MainActor final class CalendarMonthView: UIView {
    let month: Date
    let days: [CalendarDayView]
    private unowned let owner: UICalendarView
    private let firstColumn: Int

    /// The number of rows, which is enough for every month, so that the size is the same for all.
    static let rows = 6

    init(_ month: Date, owner: UICalendarView) {
        self.month = month
        self.owner = owner
        let model = owner.model
        firstColumn = model.column(month)
        days = model.days(ofMonth: month).map {
            CalendarDayView($0, number: owner.number($0), owner: owner)
        }
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        layer.painter = self
        for day in days { addSubview(day) }
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the selection and the availability of all days.
    func update(today: Date) {
        for view in days {
            view.update(
                isChosen: owner.selectionBehavior?.isSelected(view.day) == true,
                isAvailable: owner.canChoose(view.day), isToday: view.day == today)
        }
        if owner.selectionBehavior?.selectsWeeks == true || !weekRows.isEmpty { layer.setNeedsPaint() }
    }

    func view(_ day: Date) -> CalendarDayView? { days.first { $0.day == day } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 7
        let height = bounds.height / CGFloat(CalendarMonthView.rows)
        for (index, day) in days.enumerated() {
            let (row, column) = (firstColumn + index).quotientAndRemainder(dividingBy: 7)
            // Edges on whole points keep numbers sharp.
            let x = (CGFloat(column) * width).rounded()
            let y = (CGFloat(row) * height).rounded()
            day.frame = mirrored(
                CGRect(
                    x: x, y: y, width: (CGFloat(column + 1) * width).rounded() - x,
                    height: (CGFloat(row + 1) * height).rounded() - y))
        }
    }

    /// The runs of selected days in a row, while whole weeks are selected.
    fileprivate var weekRows: [CGRect] {
        guard owner.selectionBehavior?.selectsWeeks == true else { return [] }
        var result: [Int: CGRect] = [:]
        for day in days where day.isChosen {
            let key = Int(day.frame.minY)
            let circle = day.circle.offsetBy(dx: day.frame.minX, dy: day.frame.minY)
            result[key] = result[key]?.union(circle) ?? circle
        }
        return Array(result.values)
    }
}

extension CalendarMonthView: LayerPainter {
    /// Draws the highlight of a selected week.
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        for row in weekRows { canvas.fill(canvas.snapped(row), radius: row.height / 2, tintColor) }
    }
}
