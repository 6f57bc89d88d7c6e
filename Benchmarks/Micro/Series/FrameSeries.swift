import UIKit

/// Measures a frame in which one property changes, from the change to the presented frame.
@MainActor enum FrameSeries {
    private static let cell = CGSize(width: 32, height: 16)
    private static let columns = 100

    static func run(_ bench: Bench) {
        for size in bench.sizes(100, 1000, 10_000) {
            let (stage, labels) = makeLabels(size)
            let label = labels[size / 2]
            bench.measure("frame: change the text of one label", size: size) { index in
                label.text = index % 2 == 0 ? "1234" : "4321"
                stage.makeFrame()
            }
            check(stage, paints: 1...1000)
            bench.measure("frame: move one label", size: size) { index in
                label.transform = CGAffineTransform(translationX: CGFloat(index % 2), y: 0)
                stage.makeFrame()
            }
            check(stage, paints: 1...1000)
            stage.close()
        }
        for size in bench.sizes(100, 1000, 10_000) {
            let (stage, _) = makeLabels(size)
            bench.measure("frame: full repaint", size: size) { index in
                stage.root.backgroundColor = index % 2 == 0 ? .white : .lightGray
                stage.makeFrame()
            }
            let all = Int(stage.root.bounds.width * stage.root.bounds.height)
            check(stage, paints: all...all)
            stage.close()
        }
        runTurned(bench)
    }

    /// Measures a card of 960 × 720 pixels (480 × 360 points at a scale of 2) with text and a shadow, while it rotates
    /// and while a text changes in the rotated card.
    private static func runTurned(_ bench: Bench) {
        let size = 480 * 360
        let stage = Stage(size: CGSize(width: 1600, height: 1400))
        let card = UIView(frame: CGRect(x: 320, y: 340, width: 960, height: 720))
        card.backgroundColor = .white
        card.layer.cornerRadius = 24
        card.layer.shadowOpacity = 0.5
        card.layer.shadowRadius = 24
        var labels: [UILabel] = []
        for index in 0..<48 {
            let label = UILabel(
                frame: CGRect(x: 40 + CGFloat(index % 4) * 220, y: 30 + CGFloat(index / 4) * 56, width: 200, height: 40)
            )
            label.font = .systemFont(ofSize: 28)
            label.text = "Text \(index)"
            labels.append(label)
            card.addSubview(label)
        }
        stage.root.addSubview(card)
        stage.makeFrame()
        bench.measure("frame: rotate a card of 960 x 720 pixels", size: size) { index in
            card.transform = CGAffineTransform(rotationAngle: 0.1 + CGFloat(index % 60) / 100)
            stage.makeFrame()
        }
        bench.measure("frame: change a text in a rotated card", size: size) { index in
            labels[20].text = index % 2 == 0 ? "Text" : "Other"
            stage.makeFrame()
        }
        bench.measure("frame: rotate a card of 960 x 720 pixels in perspective", size: size) { index in
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 1500
            card.transform3D = CATransform3DRotate(transform, 0.1 + CGFloat(index % 60) / 100, 0, 1, 0)
            stage.makeFrame()
        }
        stage.close()
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

    /// Stops the benchmark if the last frame painted nothing or too much, because it would measure something else then.
    private static func check(_ stage: Stage, paints pixels: ClosedRange<Int>) {
        let area = stage.surface.paintedRegions.last?.area ?? 0
        precondition(pixels.contains(area), "the last frame painted \(area) pixels instead of \(pixels)")
    }
}
