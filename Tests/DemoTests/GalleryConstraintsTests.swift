import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Tests of the Gallery's page about constraints.
@MainActor @Suite(.serialized) struct GalleryConstraintsTests {
    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        [view as? View].compactMap { $0 } + view.subviews.flatMap { views(type, in: $0) }
    }

    /// The page in a window of 832 by 744 points, and its parts.
    @MainActor private struct Stage {
        let page = ConstraintsPage()
        let generator: EventGenerator

        init() throws {
            generator = try EventGenerator(viewController: page)
            try generator.windowResize(to: CGSize(width: 832, height: 744))
        }
    }

    @Test("dragging the handle resizes the scene with mouse and finger, down to a minimum", arguments: [false, true])
    func resizing(withFinger: Bool) throws {
        let stage = try Stage()
        let scene = try #require(views(ResizableScene.self, in: stage.page.view).first)
        let trail = try #require(views(TrailView.self, in: scene).first)
        let columns = views(TrailFigure.self, in: trail)
        let title = try #require(views(UILabel.self, in: trail).first { $0.numberOfLines == 0 })
        let (size, titleHeight) = (trail.bounds.size, title.bounds.height)
        #expect(size == CGSize(width: 360, height: 350))
        #expect(columns.count == 2 && abs(columns[0].bounds.width - columns[1].bounds.width) <= 1)

        func drag(by move: CGVector) throws {
            let start = scene.handle.convert(
                CGPoint(x: scene.handle.bounds.midX, y: scene.handle.bounds.midY), to: stage.generator.window)
            let end = CGPoint(x: start.x + move.dx, y: start.y + move.dy)
            if withFinger {
                try stage.generator.fingerDrag(from: start, to: end, duration: 0.3)
            } else {
                try stage.generator.pointerDown(at: start)
                try stage.generator.pointerMove(to: CGPoint(x: start.x + move.dx / 2, y: start.y + move.dy / 2))
                try stage.generator.pointerMove(to: end)
                try stage.generator.pointerUp()
            }
            try stage.generator.wait(0.5)
        }
        try drag(by: CGVector(dx: 200, dy: -30))
        #expect(trail.bounds.width > size.width + 150 && trail.bounds.height < size.height)
        #expect(abs(columns[0].bounds.width - columns[1].bounds.width) <= 1)
        #expect(abs(columns[1].frame.maxX - (trail.bounds.width - 16)) <= 1)
        #expect(scene.handle.center == CGPoint(x: trail.frame.maxX, y: trail.frame.maxY))

        // The title wraps in the narrow scene, and everything remains inside.
        try drag(by: CGVector(dx: -500, dy: -200))
        #expect(trail.bounds.size == CGSize(width: 232, height: 290))
        #expect(title.bounds.height > titleHeight)
        for view in trail.subviews { #expect(trail.bounds.insetBy(dx: -1, dy: -1).contains(view.frame)) }
    }

    @Test("the switch shows a drawing that takes no input")
    func showingConstraints() throws {
        let stage = try Stage()
        let control = try #require(
            views(UISwitch.self, in: stage.page.view).first { $0.accessibilityLabel == "Show constraints" })
        let drawing = try #require(views(ConstraintDrawing.self, in: stage.page.view).first)
        let trail = try #require(views(TrailView.self, in: stage.page.view).first)
        #expect(drawing.isHidden)
        try stage.generator.pointerClick(at: control)
        #expect(!drawing.isHidden && drawing.frame == trail.frame)
        let save = try #require(views(UIButton.self, in: trail).first)
        try stage.generator.pointerClick(at: save)
        #expect(save.configuration?.title == "Saved")
    }

    @Test("the button hides a view of the stack with an animation, and shows it again")
    func hiding() throws {
        let playground = StackPlayground()
        playground.frame = CGRect(x: 0, y: 0, width: 600, height: 480)
        let generator = try EventGenerator(view: playground)
        let stack = try #require(views(UIStackView.self, in: playground).first)
        let button = try #require(
            views(UIButton.self, in: playground).first { $0.configuration?.title == "Hide view 2" })
        let (second, third) = (stack.arrangedSubviews[1], stack.arrangedSubviews[2])
        // With equal widths, the last view moves when another one is hidden.
        stack.distribution = .fillEqually
        try generator.wait(0.1)
        let start = third.frame
        try generator.pointerClick(at: button)
        try generator.wait(0.1)
        #expect(second.isHidden && button.configuration?.title == "Show view 2")
        let shown = try #require(third.layer.presentation()).frame
        #expect(shown.minX < start.minX && shown.minX > third.frame.minX)
        try generator.wait(1)
        #expect(third.layer.presentation()?.frame == third.frame)
        try generator.pointerClick(at: button)
        try generator.wait(1)
        #expect(!second.isHidden && third.frame == start)
    }

    @Test("the segmented controls change the axis, distribution and alignment of the stack")
    func settings() throws {
        let playground = StackPlayground()
        playground.frame = CGRect(x: 0, y: 0, width: 600, height: 480)
        let generator = try EventGenerator(view: playground)
        let stack = try #require(views(UIStackView.self, in: playground).first)
        func choose(_ name: String, _ index: Int) throws {
            let control = try #require(
                views(UISegmentedControl.self, in: playground).first { $0.accessibilityLabel == name })
            control.selectedSegmentIndex = index
            control.sendActions(for: .valueChanged)
            try generator.wait(1)
        }
        try choose("Distribution", 1)
        let widths = stack.arrangedSubviews.map(\.bounds.width)
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
        try choose("Axis", 1)
        #expect(stack.axis == .vertical && stack.arrangedSubviews[1].frame.minY > 0)
        try choose("Alignment", 2)
        #expect(stack.arrangedSubviews.map(\.bounds.width) == [64, 96, 128])
        #expect(stack.arrangedSubviews.allSatisfy { abs($0.center.x - stack.bounds.midX) <= 1 })
    }
}
