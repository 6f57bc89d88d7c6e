import Testing
import UIKitTesting

@testable import UIKit

/// Spring-loaded segments, tabs and bar items.
@MainActor @Suite(.serialized) struct SpringLoadedPartTests {
    /// Holds dragged items at a point, from a source at the bottom.
    private func hold(_ stage: DragDropStage, at point: CGPoint, for time: TimeInterval = 0.9) throws {
        try stage.drag(CGPoint(x: 40, y: 260), CGPoint(x: 60, y: 250), point, releases: false)
        try stage.generator.wait(time)
    }

    private func end(_ stage: DragDropStage) throws {
        try stage.generator.keyPress(.keyboardEscape)
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
    }

    @Test("DT-05: holding items over a segment selects it; each segment counts by itself")
    func segments() throws {
        let stage = try DragDropStage()
        _ = stage.addSource(CGRect(x: 20, y: 240, width: 60, height: 40))
        let control = UISegmentedControl(items: ["A", "B", "C"])
        stage.add(control, CGRect(x: 20, y: 20, width: 300, height: 32))
        control.selectedSegmentIndex = 0
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        try hold(stage, at: CGPoint(x: 170, y: 36))
        #expect(control.selectedSegmentIndex == 0)
        try end(stage)
        #expect(!control.isSpringLoaded)
        control.isSpringLoaded = true
        control.setEnabled(false, forSegmentAt: 2)
        try hold(stage, at: CGPoint(x: 270, y: 36))
        #expect(control.selectedSegmentIndex == 0 && changes == 0)
        // The highlight covers the segment only.
        try stage.generator.pointerMove(to: CGPoint(x: 60, y: 36))
        try stage.generator.pointerMove(to: CGPoint(x: 170, y: 36))
        #expect(control.subviews.last.map { abs($0.frame.midX - 150) < 2 && $0.frame.width < 110 } == true)
        try stage.generator.wait(0.9)
        #expect(control.selectedSegmentIndex == 1 && changes == 1)
        try end(stage)
        control.isSpringLoaded = false
        #expect(control.interactions.isEmpty)
    }

    @Test("DT-05: moving to another segment begins again")
    func neighbor() throws {
        let stage = try DragDropStage()
        _ = stage.addSource(CGRect(x: 20, y: 240, width: 60, height: 40))
        let control = UISegmentedControl(items: ["A", "B", "C"])
        stage.add(control, CGRect(x: 20, y: 20, width: 300, height: 32))
        control.selectedSegmentIndex = 0
        control.isSpringLoaded = true
        try hold(stage, at: CGPoint(x: 170, y: 36), for: 0.6)
        try stage.generator.pointerMove(to: CGPoint(x: 270, y: 36))
        try stage.generator.wait(0.6)
        #expect(control.selectedSegmentIndex == 0)
        try stage.generator.wait(0.3)
        #expect(control.selectedSegmentIndex == 2)
        try end(stage)
    }

    @Test("DT-05: holding items over a tab selects it")
    func tabs() throws {
        final class Delegate: NSObject, UITabBarDelegate {
            var selected: [Int] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.tag) }
        }
        let stage = try DragDropStage()
        _ = stage.addSource(CGRect(x: 20, y: 240, width: 60, height: 40))
        let bar = UITabBar()
        let delegate = Delegate()
        bar.delegate = delegate
        bar.items = (0..<2).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
        bar.selectedItem = bar.items?[0]
        stage.add(bar, CGRect(x: 0, y: 20, width: 400, height: 48))
        bar.layoutIfNeeded()
        let button = try #require(bar.buttons.last)
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        try hold(stage, at: place)
        #expect(delegate.selected == [])
        try end(stage)
        bar.isSpringLoaded = true
        #expect(bar.isSpringLoaded)
        try hold(stage, at: place)
        #expect(delegate.selected == [1] && bar.selectedItem === bar.items?[1])
        // The selected tab is not activated again.
        try stage.generator.wait(1)
        #expect(delegate.selected == [1])
        try end(stage)
    }

    @Test("DT-05: holding items over a bar item performs its action")
    func barItem() throws {
        let stage = try DragDropStage()
        _ = stage.addSource(CGRect(x: 20, y: 240, width: 60, height: 40))
        var count = 0
        let item = UIBarButtonItem(title: "Open", primaryAction: UIAction { _ in count += 1 })
        let bar = UIToolbar()
        bar.items = [item]
        stage.add(bar, CGRect(x: 0, y: 20, width: 400, height: 48))
        bar.layoutIfNeeded()
        try stage.generator.wait(0.1)
        let frame = try #require(item.frame(in: stage.window))
        let place = CGPoint(x: frame.midX, y: frame.midY)
        try hold(stage, at: place)
        #expect(count == 0 && !item.isSpringLoaded)
        try end(stage)
        item.isSpringLoaded = true
        try hold(stage, at: place)
        #expect(count == 1)
        try end(stage)
        item.isEnabled = false
        try hold(stage, at: place)
        #expect(count == 1)
        try end(stage)
    }
}
