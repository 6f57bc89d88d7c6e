import UIKit

/// A page about picker views.
final class PickersPage: CardPage, UIPickerViewDataSource, UIPickerViewDelegate {
    private let log = Log(lines: 5, hint: "Turn a wheel")
    private let dish = UIPickerView()
    private let swatches = UIPickerView()
    private static let sizes = ["Small", "Medium", "Large", "Extra large"]
    private static let dishes = [
        "Bibimbap", "Couscous", "Falafel", "Lasagna", "Paella", "Pho", "Ramen", "Sushi", "Tacos",
    ]
    private static let colors: [(name: String, color: UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
        ("Teal", .systemTeal), ("Blue", .systemBlue), ("Purple", .systemPurple),
    ]

    init() {
        super.init(
            title: "Pickers",
            summary: "UIPickerView: drag or scroll a wheel, click a row, or use the arrow keys and type.",
            [
                [
                    Card("Two components", content: FixedHeightView(dish, height: 216)),
                    Card("Titles with attributes", content: FixedHeightView(swatches, height: 216)),
                ], [Card("Selected", content: log)],
            ])
        dish.accessibilityLabel = "Dish"
        swatches.accessibilityLabel = "Color"
        for picker in [dish, swatches] {
            picker.dataSource = self
            picker.delegate = self
        }
        dish.selectRow(3, inComponent: 0, animated: false)
        dish.selectRow(1, inComponent: 1, animated: false)
        swatches.selectRow(4, inComponent: 0, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { pickerView === dish ? 2 : 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        guard pickerView === dish else { return PickersPage.colors.count }
        return component == 0 ? PickersPage.dishes.count : PickersPage.sizes.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        guard pickerView === dish else { return PickersPage.colors[row].name }
        return component == 0 ? PickersPage.dishes[row] : PickersPage.sizes[row]
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        guard pickerView === swatches else { return nil }
        let (name, color) = PickersPage.colors[row]
        let text = NSMutableAttributedString(string: "●  ", attributes: [.foregroundColor: color])
        text.append(NSAttributedString(string: name, attributes: [.foregroundColor: UIColor.label]))
        return text
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let title = self.pickerView(pickerView, titleForRow: row, forComponent: component)
        log.add(title ?? "")
    }
}
