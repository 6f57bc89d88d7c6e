import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of picker views (PK-01, PK-02).
@MainActor @Suite(.serialized) struct PickerViewTests {
    private static let cities = ["Athens", "Berlin", "Bogotá", "Cairo", "Delhi", "Essen", "Fes", "Graz"]

    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [8, 3]
        var log: [String] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            counts[component]
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? PickerViewTests.cities[row] : "\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.append("\(component): \(row)")
        }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    /// Provides an attributed title for row 1, a view for row 2, and widths and heights.
    private final class Contents: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "title"
        }
        func pickerView(
            _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
        ) -> NSAttributedString? { row == 1 ? NSAttributedString(string: "attributed") : nil }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            component == 0 ? 100 : 60
        }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView { view ?? UISwitch() }
    }

    /// Provides titles only.
    private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "title"
        }
        func pickerView(
            _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
        ) -> NSAttributedString? { row == 1 ? NSAttributedString(string: "attributed") : nil }
    }

    @MainActor private struct Setup {
        let stage: PresentationStage
        let picker = UIPickerView(frame: CGRect(x: 100, y: 100, width: 320, height: 216))
        let source = Source()

        init() throws {
            stage = try PresentationStage()
            picker.dataSource = source
            picker.delegate = source
            stage.root.view.addSubview(picker)
            stage.settle()
        }

        var rows: [Int] { (0..<picker.numberOfComponents).map { picker.selectedRow(inComponent: $0) } }

        /// Returns the center of a component, moved by a number of rows.
        func point(_ component: Int, rows: CGFloat = 0) -> CGPoint {
            let column = picker.columns[component]
            return CGPoint(x: 100 + column.frame.midX, y: 100 + 108 + rows * 32)
        }
    }

    @Test("PK-01: numbers of components and rows, the first rows are selected, and -1 without rows")
    func counts() throws {
        let setup = try Setup()
        let picker = setup.picker
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 8)
        #expect(picker.numberOfRows(inComponent: 7) == 0 && picker.selectedRow(inComponent: 7) == -1)
        #expect(setup.rows == [0, 0])
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
        setup.source.counts = [8, 0]
        picker.reloadAllComponents()
        #expect(setup.rows == [0, -1])
        setup.source.counts = []
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 0 && !picker.canBecomeFirstResponder)
        #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
    }

    @Test("PK-01: a view beats an attributed title, and that a title; widths and heights are those of the delegate")
    func contents() throws {
        let stage = try PresentationStage()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        stage.root.view.addSubview(picker)
        let titles = Titles()
        picker.dataSource = titles
        picker.delegate = titles
        stage.settle()
        #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "title")
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.attributedText?.string == "attributed")
        let contents = Contents()
        picker.dataSource = contents
        picker.delegate = contents
        stage.settle()
        #expect(picker.view(forRow: 1, forComponent: 0) is UISwitch)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 40))
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 60, height: 40))
        // Narrow components are centered.
        #expect(picker.columns[0].frame.minX == 77.5)
    }

    @Test("PK-01: selecting in code does not notify the delegate; a row that does not exist changes nothing")
    func selectingInCode() throws {
        let setup = try Setup()
        setup.picker.selectRow(3, inComponent: 0, animated: false)
        setup.picker.selectRow(1, inComponent: 1, animated: true)
        #expect(setup.rows == [3, 1])
        setup.stage.settle()
        setup.picker.selectRow(8, inComponent: 0, animated: false)
        setup.picker.selectRow(-1, inComponent: 0, animated: false)
        setup.picker.selectRow(0, inComponent: 5, animated: false)
        #expect(setup.rows == [3, 1] && setup.source.take().isEmpty)
        let middle = try #require(setup.picker.view(forRow: 3, forComponent: 0))
        #expect(middle.convert(middle.bounds, to: setup.picker).midY == 108)
        setup.source.counts = [2, 3]
        setup.picker.reloadComponent(0)
        setup.stage.settle()
        #expect(setup.rows == [1, 1] && setup.source.take().isEmpty)
    }

    @Test("PK-02: dragging turns the wheel and snaps to a row; the delegate is notified once, at rest")
    func dragging() throws {
        let setup = try Setup()
        let generator = setup.stage.generator
        try generator.fingerDown(at: setup.point(0))
        try generator.fingerMove(to: setup.point(0, rows: -2.4), duration: 0.5)
        #expect(setup.source.log.isEmpty)
        try generator.wait(0.3)
        try generator.fingerUp()
        setup.stage.settle()
        setup.stage.settle()
        #expect(setup.source.take() == ["0: 2"] && setup.rows == [2, 0])
        let middle = try #require(setup.picker.view(forRow: 2, forComponent: 0))
        #expect(middle.convert(middle.bounds, to: setup.picker).midY == 108)
    }

    @Test("PK-02: a notch of the wheel turns by a row, and a click selects the row under the pointer")
    func wheelAndClicks() throws {
        let setup = try Setup()
        let generator = setup.stage.generator
        try generator.pointerMove(to: setup.point(1))
        try generator.scroll(by: CGVector(dx: 0, dy: -ScrollWheel.pointsPerNotch), at: setup.point(1))
        setup.stage.settle()
        setup.stage.settle()
        #expect(setup.source.take() == ["1: 1"] && setup.rows == [0, 1])
        try generator.pointerClick(at: setup.point(0, rows: 1))
        setup.stage.settle()
        #expect(setup.source.take() == ["0: 1"] && setup.rows == [1, 1])
        // A click in the middle selects nothing new.
        try generator.pointerClick(at: setup.point(0))
        setup.stage.settle()
        #expect(setup.source.take().isEmpty)
    }

    @Test("PK-02: arrows, Page Up and Down, Home and End move; left and right change the component; letters search")
    func keys() throws {
        let setup = try Setup()
        let generator = setup.stage.generator
        #expect(setup.picker.becomeFirstResponder())
        for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow, .keyboardEnd] {
            try generator.keyPress(key)
        }
        #expect(setup.source.take() == ["0: 1", "0: 2", "0: 1", "0: 7"])
        try generator.keyPress(.keyboardDownArrow)
        #expect(setup.source.take().isEmpty)
        try generator.keyPress(.keyboardPageUp)
        try generator.keyPress(.keyboardHome)
        #expect(setup.source.take() == ["0: 2", "0: 0"])
        try generator.keyType("b")
        try generator.keyType("b")
        #expect(setup.source.take() == ["0: 1", "0: 2"])
        try generator.wait(2)
        try generator.keyType("es")
        #expect(setup.source.take() == ["0: 5"])
        try generator.keyPress(.keyboardRightArrow)
        try generator.keyPress(.keyboardDownArrow)
        #expect(setup.source.take() == ["1: 1"] && setup.picker.activeComponent == 1)
        #expect(setup.picker.accessibilityValue == "Essen, 1")
    }

    @Test("PK-02: in a right-to-left interface the first component is at the right")
    func mirrored() throws {
        let setup = try Setup()
        setup.picker.semanticContentAttribute = .forceRightToLeft
        setup.stage.settle()
        #expect(setup.picker.columns[0].frame.minX > setup.picker.columns[1].frame.maxX)
        #expect(setup.picker.becomeFirstResponder())
        try setup.stage.generator.keyPress(.keyboardLeftArrow)
        #expect(setup.picker.activeComponent == 1)
    }

    @Test("PK-02: only visible rows have views, whatever the number of rows")
    func manyRows() throws {
        let setup = try Setup()
        setup.source.counts = [8]
        final class Many: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100_000 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "\(row)"
            }
        }
        let many = Many()
        setup.picker.dataSource = many
        setup.picker.delegate = many
        setup.picker.selectRow(50_000, inComponent: 0, animated: false)
        setup.stage.settle()
        let labels = (49_980..<50_020).filter { setup.picker.view(forRow: $0, forComponent: 0) != nil }
        #expect(labels.count > 5 && labels.count < 12 && labels.contains(50_000))
        setup.picker.frame.size = CGSize(width: 40, height: 20)
        setup.stage.settle()
        #expect(setup.picker.selectedRow(inComponent: 0) == 50_000)
        setup.picker.frame.size = .zero
        setup.stage.settle()
    }
}
