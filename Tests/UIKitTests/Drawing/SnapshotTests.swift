import Testing
import UIKit

@MainActor @Suite(.serialized) struct SnapshotTests {
    private func tree() -> UIView {
        let view = UIView(frame: CGRect(x: 30, y: 20, width: 40, height: 30))
        view.backgroundColor = .white
        view.layer.cornerRadius = 8
        let inner = UILabel(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
        inner.text = "Ag"
        inner.backgroundColor = .green
        view.addSubview(inner)
        let pale = UIView(frame: CGRect(x: 20, y: 10, width: 18, height: 10))
        pale.backgroundColor = .red
        pale.alpha = 0.5
        view.addSubview(pale)
        return view
    }

    @Test("drawing a view hierarchy equals what the screen shows", arguments: [1, 1.5, 2])
    func sameAsScreen(_ scale: CGFloat) {
        WidgetStage.run(scale: scale) { stage in
            let view = tree()
            stage.add(view, CGRect(x: 0, y: 0, width: 40, height: 30))
            let format = UIGraphicsImageRendererFormat()
            format.opaque = true
            let drawn = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
                UIColor.white.setFill()
                context.fill(context.format.bounds)
                #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
            }
            let bitmap = Canvas(drawn)
            let (width, _, values) = stage.pixels()
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width { #expect(values[y * width + x] == bitmap[x, y] & 0xFF_FFFF) }
            }
            #expect(bitmap.width == Int(40 * scale))
        }
    }

    @Test("a view hierarchy is drawn into any rectangle, scaled, with its bounds origin")
    func rectangles() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let red = UIView(frame: CGRect(x: 100, y: 50, width: 5, height: 10))
        red.backgroundColor = .red
        view.addSubview(red)
        view.bounds.origin = CGPoint(x: 100, y: 50)
        let drawn = Canvas(40, 30) { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 10, y: 5, width: 20, height: 20), afterScreenUpdates: false))
        }
        #expect(drawn.nonTransparentBounds == CGRect(x: 10, y: 5, width: 10, height: 20))
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "no context")
        _ = Canvas(5, 5) { _ in
            #expect(!view.drawHierarchy(in: .null, afterScreenUpdates: true))
            #expect(!UIView().drawHierarchy(in: CGRect(x: 0, y: 0, width: 5, height: 5), afterScreenUpdates: true))
        }
    }

    @Test("a snapshot view shows the view's former content", arguments: [1, 2])
    func snapshots(_ scale: CGFloat) throws {
        try WidgetStage.run(scale: scale) { stage in
            let view = tree()
            stage.add(view, CGRect(x: 0, y: 0, width: 40, height: 30))
            let before = stage.pixels().values
            let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
            #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
            view.removeFromSuperview()
            view.backgroundColor = .black
            stage.window.addSubview(snapshot)
            stage.show()
            let after = stage.pixels().values
            for (a, b) in zip(before, after) where a != b {
                // Blending in two steps can round differently.
                for shift in [0, 8, 16] as [UInt32] { #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 2) }
            }
            #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
        }
    }

    @Test("a resizable snapshot keeps its cap insets when stretched")
    func resizable() throws {
        try WidgetStage.run { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            view.backgroundColor = .red
            view.layer.borderWidth = 2
            view.layer.borderColor = UIColor.black.cgColor
            let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
            let snapshot = try #require(
                view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: true, withCapInsets: insets))
            #expect(snapshot.bounds.size == CGSize(width: 20, height: 20))
            stage.add(snapshot, CGRect(x: 10, y: 10, width: 60, height: 40))
            #expect(stage.count(0xFF0000) == 56 * 36 && stage.count(0) == 60 * 40 - 56 * 36)
            #expect(view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
        }
    }
}
