import DisplayServer
import UIKit

/// Measures scrolling with a wheel.
@MainActor enum ScrollSeries {
    static func run(_ bench: Bench) {
        notches(bench)
        strip(bench)
    }

    /// A notch over labels in a scroll view, of which eight are visible, and its frame. The cost does not depend on the
    /// number of labels.
    private static func notches(_ bench: Bench) {
        let height: CGFloat = 40
        for size in bench.sizes(10, 1000, 10_000) {
            let stage = Stage()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 320))
            scrollView.backgroundColor = .white
            for index in 0..<size {
                let label = UILabel(frame: CGRect(x: 8, y: CGFloat(index) * height, width: 380, height: height))
                label.text = "Row \(index)"
                scrollView.addSubview(label)
            }
            scrollView.contentSize = CGSize(width: 400, height: CGFloat(max(10, size)) * height)
            stage.root.addSubview(scrollView)
            stage.makeFrame()
            bench.measure("scroll: a notch over labels", size: size) { step in
                scroll(stage, by: step % 2 == 0 ? -48 : 48)
                stage.makeFrame()
            }
            stage.close()
        }
    }

    /// A frame that was scrolled by 32 pixels, and a full repaint of the same content.
    private static func strip(_ bench: Bench) {
        let size = CGSize(width: 1280, height: 800)
        let stage = Stage(size: size)
        let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: size))
        scrollView.backgroundColor = .white
        scrollView.showsVerticalScrollIndicator = false
        for index in 0..<1000 {
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 32, width: 1280, height: 32))
            row.backgroundColor = index % 2 == 0 ? .white : .systemGray
            for column in 0..<4 {
                let label = UILabel(frame: CGRect(x: CGFloat(column) * 320 + 8, y: 0, width: 300, height: 32))
                label.text = "Row \(index), column \(column)"
                row.addSubview(label)
            }
            scrollView.addSubview(row)
        }
        scrollView.contentSize = CGSize(width: 1280, height: 32_000)
        stage.root.addSubview(scrollView)
        stage.makeFrame()
        bench.measure("scroll: a frame of 1280x800", size: 32) { step in
            scrollView.contentOffset.y = CGFloat(step % 900) * 32
            stage.makeFrame()
        }
        bench.measure("scroll: its full repaint", size: 32) { _ in
            stage.scene.repaintAll()
            stage.makeFrame()
        }
        stage.close()
    }

    private static func scroll(_ stage: Stage, by distance: CGFloat) {
        stage.surface.inject(
            InputEvent(
                timestamp: stage.server.now,
                kind: .scroll(
                    delta: CGVector(dx: 0, dy: distance), isContinuous: false, location: CGPoint(x: 100, y: 100))))
        stage.server.processPendingEvents()
    }
}
