import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of pointer interactions and their regions (docs/semantics/pointer.md).
@MainActor @Suite(.serialized) struct PointerInteractionTests {
    @MainActor private final class Guide: NSObject, UIPointerInteractionDelegate {
        var log: [String] = []
        var style: (UIPointerRegion) -> UIPointerStyle? = { _ in nil }
        var region: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? { region(request, defaultRegion) }

        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
            -> UIPointerStyle?
        {
            log.append("style")
            return style(region)
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            animator.addAnimations { self.log.append("enter") }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("exit")
            animator.addCompletion { if $0 { self.log.append("exited") } }
        }
    }

    private func cursor(_ stage: GestureStage) -> CursorShape? {
        (stage.window.windowScene?.surface as? HeadlessSurface)?.cursor
    }

    @Test("PO-01 the delegate receives region, enter, style and exit; each style sets its cursor")
    func callbacks() throws {
        let stage = try GestureStage()
        let view = stage.view("view", CGRect(x: 50, y: 50, width: 100, height: 100))
        let guide = Guide()
        let interaction = UIPointerInteraction(delegate: guide)
        view.addInteraction(interaction)
        #expect(interaction.view === view && view.interactions.count == 1)
        let styles: [(UIPointerStyle, CursorShape)] = [
            (UIPointerStyle(shape: .verticalBeam(length: 20)), .text), (.hidden(), .hidden), (.system(), .arrow),
            (UIPointerStyle(shape: .pointingHand), .pointingHand),
        ]
        for (style, shape) in styles {
            guide.log = []
            guide.style = { region in
                #expect(region.rect == view.bounds)
                return style
            }
            try stage.generator.pointerMove(to: CGPoint(x: 60, y: 60))
            try stage.generator.pointerMove(to: CGPoint(x: 70, y: 60))
            #expect(guide.log == ["enter", "style"])
            #expect(cursor(stage) == shape || (shape == .arrow && cursor(stage) == nil))
            try stage.generator.pointerMove(to: CGPoint(x: 10, y: 10))
            #expect(guide.log == ["enter", "style", "exit", "exited"])
            #expect(cursor(stage) == .arrow || cursor(stage) == nil)
        }
    }

    @Test("PO-01 invalidate leaves the region and ends its effect before the delegate is asked again")
    func invalidation() throws {
        let stage = try GestureStage()
        let view = stage.view("view", CGRect(x: 50, y: 50, width: 100, height: 100))
        let guide = Guide()
        guide.style = { _ in UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)), shape: nil) }
        let interaction = UIPointerInteraction(delegate: guide)
        view.addInteraction(interaction)
        let layers = try #require(stage.window.layer.sublayers).count
        try stage.generator.pointerMove(to: CGPoint(x: 60, y: 60))
        #expect(guide.log == ["enter", "style"] && stage.window.layer.sublayers?.count == layers + 1)
        interaction.invalidate()
        #expect(guide.log == ["enter", "style", "exit", "exited", "enter", "style"])
        #expect(stage.window.layer.sublayers?.count == layers + 1)
        guide.log = []
        guide.region = { _, _ in nil }
        interaction.invalidate()
        #expect(guide.log == ["exit", "exited"] && stage.window.layer.sublayers?.count == layers)
        try stage.generator.pointerMove(to: CGPoint(x: 10, y: 10))
        #expect(guide.log == ["exit", "exited"])
    }

    @Test("PO-01 a window that no longer receives input has no pointer region and no cursor of its own")
    func cancelledInput() throws {
        let stage = try GestureStage()
        let view = stage.view("view", CGRect(x: 50, y: 50, width: 100, height: 100))
        let guide = Guide()
        guide.style = { _ in UIPointerStyle(shape: .pointingHand) }
        view.addInteraction(UIPointerInteraction(delegate: guide))
        try stage.generator.pointerMove(to: CGPoint(x: 60, y: 60))
        #expect(cursor(stage) == .pointingHand)
        stage.window.windowScene?.cancelInput()
        #expect(guide.log == ["enter", "style", "exit", "exited"] && cursor(stage) == .arrow)
        try stage.generator.pointerMove(to: CGPoint(x: 61, y: 60))
        #expect(cursor(stage) == .pointingHand)
    }

    @Test("PO-01 arrow accessories select the resize cursor", arguments: 0..<8)
    func accessories(_ eighth: Int) throws {
        let shapes: [CursorShape] = [
            .resizeUp, .resizeUpRight, .resizeRight, .resizeDownRight, .resizeDown, .resizeDownLeft, .resizeLeft,
            .resizeUpLeft,
        ]
        let positions: [UIPointerAccessory.Position] = [
            .top, .topRight, .right, .bottomRight, .bottom, .bottomLeft, .left, .topLeft,
        ]
        let stage = try GestureStage()
        let view = stage.view("view", CGRect(x: 50, y: 50, width: 100, height: 100))
        let guide = Guide()
        guide.style = { _ in
            let style = UIPointerStyle.system()
            style.accessories = [.arrow(positions[eighth]), .arrow(positions[(eighth + 4) % 8])]
            return style
        }
        view.addInteraction(UIPointerInteraction(delegate: guide))
        try stage.generator.pointerMove(to: CGPoint(x: 60, y: 60))
        #expect(cursor(stage) == shapes[eighth])
    }

    @Test(
        "PO-01 without a region the cursor is unchanged, the deeper view decides, and invalidate queries again"
    )
    func regions() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = stage.view("inner", CGRect(x: 50, y: 50, width: 100, height: 100), in: outer)
        let (outerGuide, innerGuide) = (Guide(), Guide())
        outerGuide.style = { _ in .hidden() }
        innerGuide.style = { _ in UIPointerStyle(shape: .crosshair) }
        innerGuide.region = { request, _ in
            request.location.x < 50
                ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: "left") : nil
        }
        outer.addInteraction(UIPointerInteraction(delegate: outerGuide))
        let interaction = UIPointerInteraction(delegate: innerGuide)
        inner.addInteraction(interaction)
        try stage.generator.pointerMove(to: CGPoint(x: 60, y: 60))
        #expect(cursor(stage) == .crosshair)
        try stage.generator.pointerMove(to: CGPoint(x: 120, y: 60))
        #expect(cursor(stage) == .hidden)
        try stage.generator.pointerMove(to: CGPoint(x: 60, y: 60))
        innerGuide.style = { _ in UIPointerStyle(shape: .verticalBeam(length: 10)) }
        interaction.invalidate()
        #expect(cursor(stage) == .text)
        interaction.isEnabled = false
        #expect(cursor(stage) == .hidden)
        interaction.isEnabled = true
        #expect(cursor(stage) == .text)
        inner.removeInteraction(interaction)
        #expect(interaction.view == nil && cursor(stage) == .arrow)
        try stage.generator.pointerMove(to: CGPoint(x: 61, y: 60))
        #expect(cursor(stage) == .hidden)
        outer.removeFromSuperview()
        #expect(cursor(stage) == .arrow)
    }
}
