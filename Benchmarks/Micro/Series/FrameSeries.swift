import UIKit

/// A frame in which one thing changed, from the change to the picture.
@MainActor enum FrameSeries {
    private static let cell = CGSize(width: 32, height: 16)
    private static let columns = 100

    static func run(_ bench: Bench) {
        for size in bench.sizes(100, 1000, 10_000) {
            let (stage, labels) = makeLabels(size)
            let label = labels[size / 2]
            bench.measure("frame: one label of many gets another text", size: size) { index in
                label.text = index % 2 == 0 ? "1234" : "4321"
                stage.makeFrame()
            }
            check(stage, paints: 1...1000)
            bench.measure("frame: one label of many moves", size: size) { index in
                label.transform = CGAffineTransform(translationX: CGFloat(index % 2), y: 0)
                stage.makeFrame()
            }
            check(stage, paints: 1...1000)
            stage.close()
        }
        for size in bench.sizes(100, 1000, 10_000) {
            let (stage, _) = makeLabels(size)
            bench.measure("frame: everything is painted anew", size: size) { index in
                stage.root.backgroundColor = index % 2 == 0 ? .white : .lightGray
                stage.makeFrame()
            }
            let all = Int(stage.root.bounds.width * stage.root.bounds.height)
            check(stage, paints: all...all)
            stage.close()
        }
    }

    private static func makeLabels(_ count: Int) -> (Stage, [UILabel]) {
        let rows = (count + columns - 1) / columns
        let size = CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows))
        let stage = Stage(size: size)
        let labels = (0..<count).map { index in
            let label = UILabel()
            label.font = .systemFont(ofSize: 10)
            label.text = "\(index % 1000)"
            label.frame = CGRect(
                x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height,
                width: cell.width, height: cell.height)
            stage.root.addSubview(label)
            return label
        }
        stage.makeFrame()
        return (stage, labels)
    }

    /// A frame that painted nothing, or too much, measures something else.
    private static func check(_ stage: Stage, paints pixels: ClosedRange<Int>) {
        let area = stage.surface.paintedRegions.last?.area ?? 0
        precondition(pixels.contains(area), "the last frame painted \(area) pixels instead of \(pixels)")
    }
}
