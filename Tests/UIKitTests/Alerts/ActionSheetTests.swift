import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of action sheets (AT-09, AT-11).
@MainActor @Suite(.serialized) struct ActionSheetTests {
    private func sheet(_ stage: AlertStage, from source: UIView?) -> UIAlertController {
        let sheet = stage.alert(
            [("Cancel", .cancel), ("Share", .default), ("Delete", .destructive)], style: .actionSheet)
        sheet.popoverPresentationController?.sourceView = source
        return sheet
    }

    private func source(_ stage: AlertStage) -> UIView {
        let view = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 30))
        stage.root.view.addSubview(view)
        return view
    }

    @Test("AT-11: a sheet is a popover beside its source, without the cancel action")
    func popover() throws {
        let stage = try AlertStage()
        let view = source(stage)
        let sheet = sheet(stage, from: view)
        stage.present(sheet)
        #expect(sheet.popoverPresentationController != nil && stage.reports.isEmpty)
        #expect(stage.titles(sheet) == ["Share", "Delete"])
        let panel = try stage.panel(sheet)
        #expect(panel.minY == 80 && panel.width == 260 && panel.midX == 140)
        let rows = stage.buttons(sheet).map { stage.frame($0) }
        #expect(rows[0].height == 34 && rows[1].minY == rows[0].maxY)
        try stage.generator.pointerClick(at: CGPoint(x: rows[1].midX, y: rows[1].midY))
        #expect(stage.takeLog() == ["Delete"] && sheet.presentingViewController == nil)
    }

    @Test("AT-11: a press outside or Escape dismisses the popover and triggers the cancel action", arguments: [0, 1])
    func dismissal(way: Int) throws {
        let stage = try AlertStage()
        let sheet = sheet(stage, from: source(stage))
        stage.present(sheet)
        if way == 0 {
            try stage.generator.pointerClick(at: CGPoint(x: 600, y: 500))
        } else {
            try stage.press(.keyboardEscape)
        }
        #expect(stage.takeLog() == ["Cancel"] && sheet.presentingViewController == nil)
        // In code no handler runs.
        stage.present(sheet)
        sheet.dismiss(animated: true)
        #expect(stage.takeLog().isEmpty)
    }

    @Test("AT-11: a sheet without a source is reported, and shown like an alert")
    func withoutSource() throws {
        let stage = try AlertStage()
        let sheet = sheet(stage, from: nil)
        stage.present(sheet)
        #expect(stage.reports.count == 1 && stage.reports.first?.contains("sourceView") == true)
        #expect(stage.titles(sheet) == ["Share", "Delete", "Cancel"])
        let panel = try stage.panel(sheet)
        #expect(panel.midX == 400 && abs(panel.midY - 300) <= 0.5)
        try stage.press(.keyboardEscape)
        #expect(stage.takeLog() == ["Cancel"])
    }

    @Test("AT-11: the arrow keys and Alt with a letter reach the rows of a sheet")
    func keys() throws {
        let stage = try AlertStage()
        let sheet = sheet(stage, from: source(stage))
        stage.present(sheet)
        try stage.press(.keyboardDownArrow)
        #expect(try stage.button("Share", of: sheet).isFirstResponder)
        try stage.press(.keyboardD, .alternate)
        #expect(stage.takeLog() == ["Delete"])
    }
}
