import Foundation
import Testing

@testable import UIKit

/// Tests of the attributes that controls, cells and bars have without the app.
@MainActor @Suite(.serialized) struct AccessibilityDefaultsTests {
    private let stages = StageStore()

    @Test("AX-02: the segments of a segmented control are elements, which select")
    func segments() throws {
        let stage = stages.make()
        let control = stage.add(UISegmentedControl(items: ["Day", "Week"]), CGRect(x: 0, y: 0, width: 200, height: 32))
        control.selectedSegmentIndex = 0
        control.accessibilityLabel = "Range"
        let events = ControlEventLog(control)
        let elements = AccessibilityInspector.elements(in: stage.window)
        #expect(elements.map(\.accessibilityLabel) == ["Day", "Week"] && !control.isAccessibilityElement)
        #expect(elements.map(\.accessibilityTraits) == [[.button, .selected], .button])
        #expect(elements[0].accessibilityFrame.maxX <= elements[1].accessibilityFrame.minX + 1)
        #expect(elements[1].accessibilityActivate() && control.selectedSegmentIndex == 1 && events.values == 1)
        control.setEnabled(false, forSegmentAt: 0)
        #expect(!elements[0].accessibilityActivate() && elements[0].accessibilityTraits.contains(.notEnabled))
        #expect(control.accessibilityElement(at: 0) as? UIResponder === elements[0])
        #expect(control.index(ofAccessibilityElement: elements[1]) == 1)
    }

    @Test("AX-02: a label without text is no element, unless it has a label of its own")
    func emptyLabels() throws {
        let stage = stages.make()
        let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(!label.isAccessibilityElement && AccessibilityInspector.elements(in: stage.window).isEmpty)
        label.text = "Text"
        #expect(AccessibilityInspector.elements(in: stage.window) == [label])
        label.attributedText = NSAttributedString(string: "")
        #expect(AccessibilityInspector.elements(in: stage.window).isEmpty)
        label.accessibilityLabel = "Status"
        #expect(AccessibilityInspector.elements(in: stage.window) == [label])
    }

    @Test("AX-11: refresh controls, bars of tabs and scopes, and the wheels of a date picker's popover have names")
    func names() throws {
        #expect(UIRefreshControl().accessibilityLabel == "Refresh" && UITabBar().accessibilityLabel == "Tab bar")
        let refresh = UIRefreshControl()
        refresh.attributedTitle = NSAttributedString(string: "Loading…")
        #expect(refresh.accessibilityLabel == "Loading…")
        let wheels = DateWheelsView(DateSettings(mode: .time, calendar: Calendar(identifier: .gregorian)), date: Date())
        let stage = stages.make()
        _ = stage.add(wheels, CGRect(x: 0, y: 0, width: 300, height: 200))
        stage.window.layoutIfNeeded()
        let elements = AccessibilityInspector.elements(in: wheels)
        #expect(!elements.isEmpty && elements.allSatisfy { $0.accessibilityLabel == "Time" })
    }

    @Test("AX-11: a text field has its placeholder as its name and its text as its value; secure text is bullets")
    func textFields() {
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.accessibilityLabel == "Name" && (field.accessibilityValue ?? "") == "")
        field.text = "Ada"
        #expect(field.accessibilityLabel == "Name" && field.accessibilityValue == "Ada")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "•••")
    }

    @Test("AX-11: a button with only a symbol has the name of the symbol")
    func symbolButtons() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        #expect(button.accessibilityLabel == "Delete")
        button.setImage(UIImage(systemName: "heart.fill"), for: .normal)
        #expect(button.accessibilityLabel == "Favorite")
        button.setImage(UIImage(systemName: "arrow.up.right"), for: .normal)
        #expect(button.accessibilityLabel == "Arrow up right")
        let item = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
        #expect(item.accessibilityLabel == "Add")
    }

    @Test("AX-11, AX-24: a cell has the labels in it as its name, its controls after it, and its swipe actions")
    func cells() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var deleted = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                if indexPath.row == 0 {
                    var content = cell.defaultContentConfiguration()
                    content.text = "Wireless"
                    content.secondaryText = "On"
                    cell.contentConfiguration = content
                    let toggle = UISwitch()
                    toggle.accessibilityLabel = "Power"
                    cell.accessoryView = toggle
                } else {
                    for (index, text) in ["second", "first"].enumerated() {
                        let label = UILabel(frame: CGRect(x: 100 - 90 * index, y: 10, width: 60, height: 20))
                        label.text = text
                        cell.contentView.addSubview(label)
                    }
                }
                return cell
            }
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
                        self?.deleted += 1
                        done(true)
                    }
                ])
            }
        }
        let stage = stages.make()
        let table = stage.add(UITableView(), CGRect(x: 0, y: 0, width: 300, height: 200))
        let source = Source()
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        let elements = AccessibilityInspector.elements(in: stage.window)
        #expect(elements.map(\.accessibilityLabel) == ["Wireless, On", "Power", "first, second"])
        let actions = try #require(elements[0].accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Remove"])
        #expect(actions[0].actionHandler?(actions[0]) == true && source.deleted == 1)
    }

    @Test("AX-22: the wheels of a picker are adjustable elements, which notify the delegate")
    func pickers() throws {
        final class Source: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
            func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
                "Wheel \(component)"
            }
            var selected: [Int] = []
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "row \(row)"
            }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                selected.append(row)
            }
        }
        let stage = stages.make()
        let picker = stage.add(UIPickerView(), CGRect(x: 0, y: 0, width: 200, height: 200))
        let source = Source()
        picker.dataSource = source
        picker.delegate = source
        picker.accessibilityLabel = "Size"
        picker.layoutIfNeeded()
        let wheel = try #require(AccessibilityInspector.elements(in: stage.window).first)
        #expect(wheel.accessibilityLabel == "Size" && wheel.accessibilityValue == "row 0")
        #expect(wheel.accessibilityTraits == .adjustable && wheel.accessibilityHint == "Wheel 0")
        wheel.accessibilityIncrement()
        #expect(picker.selectedRow(inComponent: 0) == 1 && source.selected == [1])
        wheel.accessibilityDecrement()
        wheel.accessibilityDecrement()
        #expect(wheel.accessibilityValue == "row 0" && source.selected == [1, 0])
    }

    @Test("AX-11: the fields and wheels of a date picker have its label, or say what they show")
    func datePickers() throws {
        let stage = stages.make()
        let picker = stage.add(UIDatePicker(), CGRect(x: 0, y: 0, width: 200, height: 40))
        picker.datePickerMode = .time
        stage.window.layoutIfNeeded()
        let field = try #require(AccessibilityInspector.elements(in: stage.window).first)
        #expect(field.accessibilityLabel == "Time" && field.accessibilityTraits == .adjustable)
        picker.accessibilityLabel = "Alarm"
        #expect(field.accessibilityLabel == "Alarm")
        picker.preferredDatePickerStyle = .wheels
        picker.frame.size.height = 216
        stage.window.layoutIfNeeded()
        let wheels = AccessibilityInspector.elements(in: stage.window)
        #expect(wheels.count >= 2 && wheels.allSatisfy { $0.accessibilityLabel == "Alarm" })
    }

    @Test("AX-01: attributes of a bar item reach its button in the bar")
    func barItems() throws {
        let stage = stages.make()
        let controller = UIViewController()
        controller.title = "Page"
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.window.layoutIfNeeded()
        item.accessibilityLabel = "Save the document"
        item.accessibilityHint = "Writes the file"
        item.accessibilityIdentifier = "save"
        stage.window.windowScene?.server.serve(for: 1)
        let view = try #require(item.displayedView?.subviews.first ?? item.displayedView)
        let elements = AccessibilityInspector.elements(in: stage.window)
        let button = try #require(elements.first { $0.accessibilityLabel == "Save the document" })
        #expect(button.accessibilityHint == "Writes the file" && view.window != nil)
        #expect((button as? UIView)?.accessibilityIdentifier == "save" && item.accessibilityFrame.width > 0)
        #expect(elements.contains { $0.accessibilityLabel == "Page" && $0.accessibilityTraits.contains(.header) })
    }
}
