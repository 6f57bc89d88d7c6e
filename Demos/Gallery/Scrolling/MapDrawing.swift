import UIKit

/// A drawing with large and small shapes, like a map. It is drawn for the scale at which it is shown.
final class MapDrawing: UIView {
    /// The size of the drawing in points.
    static let size = CGSize(width: 960, height: 640)

    private let streets: UIBezierPath
    private let blocks: [(rect: CGRect, color: Int)]

    init() {
        let streets = UIBezierPath()
        var blocks: [(rect: CGRect, color: Int)] = []
        let (columns, rows) = (12, 8)
        let step: CGFloat = 80
        for row in 0..<rows {
            for column in 0..<columns {
                let rect = CGRect(x: CGFloat(column) * step, y: CGFloat(row) * step, width: step, height: step)
                // The sizes vary without a visible pattern.
                let inset = CGFloat((column * 7 + row * 11) % 5) * 4 + 10
                blocks.append((rect.insetBy(dx: inset, dy: inset), (column * 3 + row * 5) % 10))
            }
        }
        for row in 0...rows {
            streets.move(to: CGPoint(x: 0, y: CGFloat(row) * step))
            streets.addLine(to: CGPoint(x: MapDrawing.size.width, y: CGFloat(row) * step))
        }
        for column in 0...columns {
            streets.move(to: CGPoint(x: CGFloat(column) * step, y: 0))
            streets.addLine(to: CGPoint(x: CGFloat(column) * step, y: MapDrawing.size.height))
        }
        streets.lineWidth = 6
        self.streets = streets
        self.blocks = blocks
        super.init(frame: CGRect(origin: .zero, size: MapDrawing.size))
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.separator.setStroke()
        streets.stroke()
        for block in blocks {
            Style.color(block.color).setFill()
            UIBezierPath(roundedRect: block.rect, cornerRadius: 8).fill()
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}
