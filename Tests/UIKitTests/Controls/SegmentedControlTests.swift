import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct SegmentedControlTests {
    private let stageStore = StageStore()

    private func stage(_ items: [Any] = ["One", "Two", "Three"]) throws
        -> (Stage, UISegmentedControl, ControlEventLog, EventGenerator)
    {
        let stage = stageStore.make()
        stage.window.makeKey()
        let control = UISegmentedControl(items: items)
        _ = stage.add(control, CGRect(x: 50, y: 100, width: 304, height: 30))
        return (stage, control, ControlEventLog(control), try EventGenerator(window: stage.window))
    }

    /// Returns the center of a segment, if all segments have the same width.
    private func middle(_ index: Int, of control: UISegmentedControl) -> CGPoint {
        let width = control.frame.width / CGFloat(control.numberOfSegments)
        return CGPoint(x: control.frame.minX + width * (CGFloat(index) + 0.5), y: control.frame.midY)
    }

    @Test("a new segmented control fits its items and has no selection")
    func defaults() {
        let control = UISegmentedControl(items: ["One", "A much longer title"])
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(UISegmentedControl.noSegment == -1 && !control.isMomentary)
        #expect(control.bounds.size == control.intrinsicContentSize && control.bounds.width > 200)
        let even = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < even)
        control.setWidth(300, forSegmentAt: 0)
        #expect(control.intrinsicContentSize.width > 300 && control.widthForSegment(at: 0) == 300)
        #expect(UISegmentedControl(items: nil).bounds.width == 0)
    }

    @Test("a click selects and sends valueChanged; a click on the selected segment does not")
    func choosing() throws {
        let (_, control, events, generator) = try stage()
        try generator.pointerClick(at: middle(1, of: control))
        #expect(control.selectedSegmentIndex == 1)
        #expect(events.log == ["down", "value", "primary", "up"])
        try generator.pointerClick(at: middle(1, of: control))
        #expect(events.values == 1)
        try generator.fingerTap(at: middle(2, of: control))
        #expect(control.selectedSegmentIndex == 2 && events.values == 2)
    }

    @Test("CT-16 a programmatic selection sends no event")
    func code() throws {
        let (_, control, events, _) = try stage()
        control.selectedSegmentIndex = 2
        #expect(control.selectedSegmentIndex == 2 && events.log.isEmpty)
        control.selectedSegmentIndex = UISegmentedControl.noSegment
        #expect(events.log.isEmpty)
    }

    @Test("the segment under the lifted touch is selected; none if it is outside")
    func sliding() throws {
        let (_, control, events, generator) = try stage()
        try generator.pointerDown(at: middle(0, of: control))
        try generator.pointerMove(to: middle(2, of: control))
        try generator.pointerUp()
        #expect(control.selectedSegmentIndex == 2)
        try generator.pointerDown(at: middle(0, of: control))
        try generator.pointerMove(to: CGPoint(x: 100, y: 250))
        try generator.pointerUp()
        #expect(control.selectedSegmentIndex == 2 && events.values == 1)
    }

    @Test("a disabled segment cannot be selected by touch or key")
    func disabledSegment() throws {
        let (_, control, events, generator) = try stage()
        control.setEnabled(false, forSegmentAt: 1)
        #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
        try generator.pointerClick(at: middle(1, of: control))
        #expect(control.selectedSegmentIndex == -1 && events.values == 0)
        control.selectedSegmentIndex = 0
        try generator.keyPress(.keyboardTab)
        try generator.keyPress(.keyboardRightArrow)
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test("CT-19 arrow keys select and stop at the ends; Home and End select the first and last")
    func keys() throws {
        let (_, control, events, generator) = try stage()
        try generator.keyPress(.keyboardTab)
        try generator.keyPress(.keyboardRightArrow)
        #expect(control.selectedSegmentIndex == 0)
        try generator.keyPress(.keyboardLeftArrow)
        #expect(control.selectedSegmentIndex == 0 && events.values == 1)
        try generator.keyPress(.keyboardEnd)
        #expect(control.selectedSegmentIndex == 2)
        try generator.keyPress(.keyboardLeftArrow)
        #expect(control.selectedSegmentIndex == 1)
        try generator.keyPress(.keyboardHome)
        #expect(control.selectedSegmentIndex == 0 && events.values == 4)
    }

    @Test("a momentary control has a selection only while it sends valueChanged")
    func momentary() throws {
        let (_, control, events, generator) = try stage()
        control.isMomentary = true
        var seen: [Int] = []
        control.addAction(
            UIAction { seen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) }, for: .valueChanged
        )
        try generator.pointerClick(at: middle(1, of: control))
        try generator.pointerClick(at: middle(1, of: control))
        #expect(seen == [1, 1] && control.selectedSegmentIndex == -1)
        try generator.keyPress(.keyboardTab)
        try generator.keyPress(.keyboardRightArrow)
        try generator.keyPress(.keyboardRightArrow)
        #expect(events.values == 2, "arrow keys only move the highlight")
        try generator.keyPress(.keyboardSpacebar)
        #expect(seen == [1, 1, 1] && control.selectedSegmentIndex == -1)
    }

    @Test("the selection follows its segment on insertion and removal, and indexes are clamped")
    func editing() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "0")
        control.insertSegment(withTitle: "Z", at: 99, animated: false)
        #expect(control.titleForSegment(at: 3) == "Z" && control.titleForSegment(at: 77) == "Z")
        control.setTitle("b", forSegmentAt: 2)
        #expect(control.titleForSegment(at: 2) == "b")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
        control.removeAllSegments()
        control.removeSegment(at: 0, animated: false)
        #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
        #expect(control.intrinsicContentSize.width == 0)
    }

    @Test("a segment's action runs after valueChanged")
    func actions() throws {
        let stage = stageStore.make()
        var log: [String] = []
        let first = UIAction(title: "First", identifier: .init("first")) { _ in log.append("first") }
        let second = UIAction(title: "Second") { _ in log.append("second") }
        let control = UISegmentedControl(frame: .zero, actions: [first, second])
        control.addAction(UIAction { _ in log.append("value") }, for: .valueChanged)
        _ = stage.add(control, CGRect(x: 0, y: 0, width: 200, height: 30))
        #expect(control.titleForSegment(at: 1) == "Second" && control.segmentIndex(identifiedBy: .init("first")) == 0)
        #expect(control.segmentIndex(identifiedBy: .init("none")) == UISegmentedControl.noSegment)
        try EventGenerator(window: stage.window).pointerClick(at: CGPoint(x: 150, y: 15))
        #expect(log == ["value", "second"])
    }

    @Test("explicit widths are used")
    func widths() throws {
        let (_, control, _, generator) = try stage()
        control.setWidth(200, forSegmentAt: 0)
        try generator.pointerClick(at: CGPoint(x: 50 + 195, y: 115))
        #expect(control.selectedSegmentIndex == 0)
        try generator.pointerClick(at: CGPoint(x: 50 + 210, y: 115))
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test("segments show images instead of titles; symbols have the title color")
    func images() throws {
        try WidgetStage.run(width: 220, height: 60) { stage in
            let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
            }
            let symbol = try #require(UIImage(systemName: "star.fill"))
            let control = UISegmentedControl(items: [bitmap, symbol])
            stage.add(control, CGRect(x: 10, y: 10, width: 200, height: 30))
            #expect(stage.count(0xFF0000) >= 144)
            #expect(control.imageForSegment(at: 0) === bitmap && control.titleForSegment(at: 0) == nil)
            control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
            stage.show()
            #expect(stage.count(0x00FF00) > 20)
            control.setTitle("A", forSegmentAt: 0)
            stage.show()
            #expect(stage.count(0xFF0000) == 0 && control.imageForSegment(at: 0) == nil)
        }
    }

    @Test("the selected segment has the selectedSegmentTintColor")
    func tint() {
        WidgetStage.run(width: 220, height: 60) { stage in
            let control = UISegmentedControl(items: ["A", "B"])
            control.selectedSegmentTintColor = .red
            stage.add(control, CGRect(x: 10, y: 10, width: 200, height: 30))
            #expect(stage.count(0xFF0000) == 0)
            control.selectedSegmentIndex = 1
            stage.show()
            #expect(stage.count(0xFF0000) > 1500)
        }
    }
}
