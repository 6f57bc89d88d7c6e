import UIKit

/// A page about date pickers and calendar views.
final class DatesPage: CardPage, UICalendarViewDelegate, UICalendarSelectionMultiDateDelegate {
    private let log = Log(lines: 3, hint: "Choose a date")
    private let calendar = UICalendarView()

    init() {
        let modes: [(String, UIDatePicker.Mode)] = [
            ("Date", .date), ("Time", .time), ("Date and time", .dateAndTime), ("Month", .yearAndMonth),
            ("Duration", .countDownTimer),
        ]
        let pickers = modes.map { title, mode in
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            picker.minuteInterval = mode == .countDownTimer ? 5 : 1
            picker.countDownDuration = 5400
            return (title, picker)
        }
        let inline = UIDatePicker()
        inline.preferredDatePickerStyle = .inline
        let wheels = UIDatePicker()
        wheels.preferredDatePickerStyle = .wheels
        let fields = FormRows(pickers.map { ($0.0, $0.1) })
        super.init(
            title: "Dates",
            summary: "UIDatePicker in its styles, and UICalendarView with decorations and several selected days.",
            [
                [Card("Compact", content: fields), Card("Wheels", content: FixedHeightView(wheels, height: 216))],
                [
                    Card("Inline", content: FixedHeightView(inline, height: inline.intrinsicContentSize.height)),
                    Card("Calendar", content: FixedHeightView(calendar, height: 390)),
                ], [Card("Events", content: log)],
            ])
        for (name, picker) in pickers + [("Wheels", wheels), ("Inline", inline)] {
            picker.addAction(
                UIAction { [unowned self, unowned picker] _ in
                    let value = picker.accessibilityValue ?? ""
                    log.add("\(name): \(value)")
                }, for: .valueChanged)
        }
        let selection = UICalendarSelectionMultiDate(delegate: self)
        calendar.delegate = self
        calendar.selectionBehavior = selection
    }

    required init?(coder: NSCoder) { nil }

    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        switch (dateComponents.day ?? 0) % 7 {
        case 2: .default(color: .systemOrange)
        case 4: .image(UIImage(systemName: "star.fill"), color: .systemYellow)
        default: nil
        }
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        log.add("Calendar: \(selection.selectedDates.count) days")
    }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { log.add("Calendar: \(selection.selectedDates.count) days") }
}
