import Testing
import UIKit
import UIKitTesting

/// What controls look like in each state, light on the left and dark on the right: a sheet for each control and scale.
@MainActor @Suite struct ControlSnapshotTests {
    /// A sheet with a column for each appearance.
    private func sheet(_ size: CGSize, rows: () -> [UIView]) -> UIView {
        let sheet = UIView(frame: .zero)
        var height: CGFloat = 0
        for (column, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
            let half = UIView(frame: .zero)
            half.overrideUserInterfaceStyle = style
            half.backgroundColor = .systemBackground
            var y: CGFloat = 8
            for row in rows() {
                row.frame = CGRect(origin: CGPoint(x: 8, y: y), size: size)
                half.addSubview(row)
                y += size.height + 8
            }
            half.frame = CGRect(x: CGFloat(column) * (size.width + 16), y: 0, width: size.width + 16, height: y)
            sheet.addSubview(half)
            height = y
        }
        sheet.frame = CGRect(x: 0, y: 0, width: 2 * (size.width + 16), height: height)
        return sheet
    }

    @Test(arguments: [1, 2]) func labels(scale: Int) throws {
        let sheet = sheet(CGSize(width: 150, height: 44)) {
            (0..<7).map { index in
                let label = UILabel()
                label.text = "Label gjpqy"
                label.highlightedTextColor = .systemRed
                switch index {
                case 1: label.isEnabled = false
                case 2: label.isHighlighted = true
                case 3: label.textAlignment = .center
                case 4: label.text = "A long text that does not fit"
                case 5:
                    label.text = "A long text that takes several lines"
                    label.numberOfLines = 0
                case 6:
                    label.textColor = .secondaryLabel
                    label.font = .boldSystemFont(ofSize: 13)
                    label.textAlignment = .right
                default: break
                }
                return label
            }
        }
        try assertSnapshot(of: sheet, named: "label@\(scale)x", scale: CGFloat(scale))
    }

    @Test(arguments: [1, 2]) func buttons(scale: Int) throws {
        let sheet = sheet(CGSize(width: 120, height: 34)) {
            [UIButton.ButtonType.system, .custom].flatMap { type in
                (0..<5).map { index in
                    let button = UIButton(type: type)
                    button.setTitle("Button", for: .normal)
                    if type == .custom {
                        button.setTitleColor(.label, for: .normal)
                        button.backgroundColor = .systemYellow
                        button.setTitleColor(.systemGray, for: .disabled)
                    }
                    button.isHighlighted = index == 1
                    button.isSelected = index == 2 || index == 4
                    button.isEnabled = index < 3
                    return button
                }
            }
        }
        try assertSnapshot(of: sheet, named: "button@\(scale)x", scale: CGFloat(scale))
    }
}
