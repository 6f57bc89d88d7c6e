import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of the content that views draw, and of the time when they draw it (GE-06).
@MainActor @Suite(.serialized) struct DrawingTests {
    final class DrawingView: UIView {
        var rects: [CGRect] = []
        var color = UIColor.red
        override func draw(_ rect: CGRect) {
            rects.append(rect)
            color.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
        }
    }

    private func pixel(_ stage: Stage, _ x: Int, _ y: Int) throws -> UInt32 {
        let scene = try #require(stage.window.windowScene)
        let origin = stage.window.convertToScene(.zero)
        return try #require(scene.surface?.readPixels { $0[x + Int(origin.x), y + Int(origin.y)] & 0xFFFFFF })
    }

    private func serve(_ stage: Stage) { stage.window.windowScene?.server.serve(for: 0.05) }

    @Test("GE-06 a drawing is cached; moving, hiding and scaling do not redraw")
    func cached() throws {
        let stage = Stage()
        stage.window.backgroundColor = .white
        let view = stage.add(DrawingView(), CGRect(x: 10, y: 10, width: 40, height: 40))
        serve(stage)
        #expect(view.rects == [CGRect(x: 0, y: 0, width: 40, height: 40)])
        #expect(try pixel(stage, 15, 30) == 0xFF0000)
        #expect(try pixel(stage, 45, 30) == 0xFFFFFF)
        view.frame.origin.x = 110
        view.alpha = 0.5
        view.alpha = 1
        serve(stage)
        #expect(view.rects.count == 1)
        #expect(try pixel(stage, 115, 30) == 0xFF0000)
        #expect(try pixel(stage, 15, 30) == 0xFFFFFF)
        // The content is scaled to fill: the red half is still half of the view.
        view.frame.size.width = 80
        serve(stage)
        #expect(view.rects.count == 1)
        #expect(try pixel(stage, 145, 30) == 0xFF0000)
        #expect(try pixel(stage, 155, 30) == 0xFFFFFF)
        view.setNeedsDisplay()
        view.setNeedsDisplay()
        serve(stage)
        #expect(view.rects.count == 2)
    }

    @Test("GE-06 with the left content mode the drawing keeps its size; redraw draws again")
    func modes() throws {
        let stage = Stage()
        stage.window.backgroundColor = .white
        let view = stage.add(DrawingView(), CGRect(x: 10, y: 10, width: 40, height: 40))
        view.contentMode = .left
        serve(stage)
        view.frame.size.width = 80
        serve(stage)
        #expect(view.rects.count == 1)
        #expect(try pixel(stage, 25, 30) == 0xFF0000)
        #expect(try pixel(stage, 35, 30) == 0xFFFFFF)
        view.contentMode = .redraw
        view.frame.size.width = 100
        serve(stage)
        #expect(view.rects.last == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(try pixel(stage, 55, 30) == 0xFF0000)
    }

    @Test("a partial display request redraws only its rectangle")
    func partialDrawing() throws {
        let stage = Stage()
        let view = stage.add(DrawingView(), CGRect(x: 0, y: 0, width: 40, height: 40))
        serve(stage)
        view.color = .blue
        view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 40, height: 10))
        serve(stage)
        #expect(view.rects.last == CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(try pixel(stage, 5, 5) == 0x0000FF)
        #expect(try pixel(stage, 5, 25) == 0xFF0000)
    }

    @Test("views without draw(_:) have no backing store, even after setNeedsDisplay")
    func plainViews() {
        let stage = Stage()
        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 40, height: 40))
        view.setNeedsDisplay()
        serve(stage)
        #expect(view.layer.contents == nil)
        #expect(!view.layer.hasBackingStore)
        #expect(DrawingView().layer.hasBackingStore)
    }

    @Test("an opaque background is drawn behind the content, a clear one is not")
    func backgrounds() throws {
        let stage = Stage()
        stage.window.backgroundColor = .white
        let view = stage.add(DrawingView(), CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .green
        serve(stage)
        #expect(try pixel(stage, 30, 20) == 0x00FF00)
        view.backgroundColor = .clear
        serve(stage)
        #expect(try pixel(stage, 30, 20) == 0xFFFFFF)
        #expect(try pixel(stage, 10, 20) == 0xFF0000)
    }

    @Test("alpha and clipping apply to the whole subtree")
    func subtree() throws {
        let stage = Stage()
        stage.window.backgroundColor = .white
        let outer = stage.add(UIView(), CGRect(x: 0, y: 0, width: 40, height: 40))
        outer.backgroundColor = .black
        let inner = stage.add(UIView(), CGRect(x: 20, y: 0, width: 40, height: 40), to: outer)
        inner.backgroundColor = .red
        serve(stage)
        #expect(try pixel(stage, 50, 20) == 0xFF0000)
        outer.clipsToBounds = true
        serve(stage)
        #expect(try pixel(stage, 50, 20) == 0xFFFFFF)
        outer.alpha = 0
        serve(stage)
        #expect(try pixel(stage, 10, 20) == 0xFFFFFF && pixel(stage, 30, 20) == 0xFFFFFF)
        // Alpha applies to the view as a whole: where red covers black, no black is visible.
        outer.alpha = 0.5
        serve(stage)
        let shown = try pixel(stage, 30, 20)
        #expect(shown >> 16 == 0xFF && (0x7E...0x81).contains(shown & 0xFF))
    }

    @Test("dynamic colors follow the window's style")
    func styles() throws {
        let stage = Stage()
        stage.window.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        serve(stage)
        #expect(try pixel(stage, 5, 5) == 0xFFFFFF)
        stage.window.overrideUserInterfaceStyle = .dark
        serve(stage)
        #expect(try pixel(stage, 5, 5) == 0)
        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20))
        view.overrideUserInterfaceStyle = .light
        view.backgroundColor = stage.window.backgroundColor
        serve(stage)
        #expect(try pixel(stage, 5, 5) == 0xFFFFFF)
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }
}
