import UIKit

/// A grid of controls with one row per control and one column per state. Only one control can be focused, so the column
/// for focus has one control.
final class StateGrid: UIView {
    /// The control in the column for focus.
    private(set) var focused: UIControl?

    private let headings: [UILabel]
    private var rows: [(name: UILabel, cells: [UIControl?])] = []
    private static let nameWidth: CGFloat = 88
    private static let headingHeight: CGFloat = 24
    private static let rowHeight: CGFloat = 42
    /// In a narrow grid, the last columns are clipped.
    private static let narrowestColumn: CGFloat = 80

    init(states: [ControlState] = ControlState.allCases, _ samples: [(name: String, make: () -> UIControl)]) {
        headings = states.map { UILabel($0.rawValue, font: Style.caption, color: .secondaryLabel) }
        super.init(frame: .zero)
        for (index, sample) in samples.enumerated() {
            let cells = states.map { state -> UIControl? in
                if state == .focused, index > 0 { return nil }
                let control = sample.make()
                state.apply(to: control)
                control.nameIfNeeded("\(sample.name), \(state.rawValue.lowercased())")
                if state == .focused { focused = control }
                return control
            }
            rows.append((UILabel(sample.name, font: Style.smallText), cells))
        }
        for item in headings { addSubview(item) }
        for row in rows { for item in [row.name] + row.cells.compactMap({ $0 }) { addSubview(item) } }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: StateGrid.headingHeight + StateGrid.rowHeight * CGFloat(rows.count))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let column = ((bounds.width - StateGrid.nameWidth) / CGFloat(headings.count)).rounded(.down)
        let pitch = max(StateGrid.narrowestColumn, column)
        for (column, heading) in headings.enumerated() {
            heading.frame = directional(
                CGRect(x: StateGrid.nameWidth + pitch * CGFloat(column), y: 0, width: pitch - 8, height: 20))
        }
        for (index, row) in rows.enumerated() {
            let middle = StateGrid.headingHeight + StateGrid.rowHeight * (CGFloat(index) + 0.5)
            row.name.frame = directional(CGRect(x: 0, y: middle - 10, width: StateGrid.nameWidth - 8, height: 20))
            for (column, cell) in row.cells.enumerated() {
                guard let cell else { continue }
                let room = min(160, pitch - 4)
                let wish = cell.sizeThatFits(CGSize(width: room, height: 0))
                let width = cell is UISlider ? room - 8 : min(wish.width, room)
                cell.frame = directional(
                    CGRect(
                        x: StateGrid.nameWidth + pitch * CGFloat(column), y: (middle - wish.height / 2).rounded(),
                        width: width, height: wish.height))
            }
        }
    }
}
