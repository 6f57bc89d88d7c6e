import QuartzCore

/// A grid of colors: grays in the first row, and below them shades and tints of twelve hues.
@MainActor final class ColorGrid: UIControl {
    static let columns = 12
    static let rows = 10

    /// The color, whose cell is marked if the grid has it.
    var value = ColorValue(hue: 0, saturation: 0, brightness: 1) {
        didSet {
            guard value != oldValue else { return }
            selected = ColorGrid.cells[value.with(\.alpha, 1).hex]
            setNeedsDisplay()
        }
    }

    private(set) var selected: Int?
    private var hovered: Int?

    /// The function to call with a color that the user chose, with `true` while the pointer is being dragged.
    var didChange: ((ColorValue, Bool) -> Void)?

    /// The colors, row by row.
    static let colors: [ColorValue] = (0..<rows * columns).map { index in
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        guard row > 0 else {
            let gray = 1 - CGFloat(column) / CGFloat(columns - 1)
            return ColorValue(hue: 0, saturation: 0, brightness: gray)
        }
        // From cyan over blue, red and yellow to green.
        let hue = (CGFloat(column) / CGFloat(columns) + 0.54).truncatingRemainder(dividingBy: 1)
        let step = CGFloat(row - 1)
        return step <= 4
            ? ColorValue(hue: hue, saturation: 1, brightness: 0.32 + 0.17 * step)
            : ColorValue(hue: hue, saturation: 1 - 0.21 * (step - 4), brightness: 1)
    }

    private static let cells: [String: Int] = {
        var result: [String: Int] = [:]
        for (index, color) in colors.enumerated() { result[color.hex] = result[color.hex] ?? index }
        return result
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        layer.painter = self
        selected = ColorGrid.cells[value.hex]
        accessibilityLabel = "Grid"
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Cells

    /// Returns the frame of a cell.
    func frame(_ index: Int) -> CGRect {
        let (row, column) = index.quotientAndRemainder(dividingBy: ColorGrid.columns)
        let width = bounds.width / CGFloat(ColorGrid.columns)
        let height = bounds.height / CGFloat(ColorGrid.rows)
        return mirrored(CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height))
    }

    private func cell(at point: CGPoint) -> Int {
        let column = Int(clamping: leadingPosition(point.x) / max(1, bounds.width) * CGFloat(ColorGrid.columns))
        let row = Int(clamping: point.y / max(1, bounds.height) * CGFloat(ColorGrid.rows))
        return max(0, min(row, ColorGrid.rows - 1)) * ColorGrid.columns + max(0, min(column, ColorGrid.columns - 1))
    }

    private func choose(_ index: Int, continuously: Bool) {
        guard selected != index || !continuously else { return }
        var new = ColorGrid.colors[index].with(\.alpha, value.alpha)
        if new.saturation == 0 { new.hue = value.hue }
        value = new
        selected = index
        setNeedsDisplay()
        didChange?(new, continuously)
    }

    // MARK: Touches and pointer

    override var exclusiveGestures: ExclusiveGestures { [.swipe, .drag] }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(cell(at: touch.location(in: self)), continuously: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(cell(at: touch.location(in: self)), continuously: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let index = touch.map({ cell(at: $0.location(in: self)) }) ?? selected { choose(index, continuously: false) }
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if let selected { choose(selected, continuously: false) }
    }

    // MARK: Keys and accessibility

    override var isTriggeredByKeyboard: Bool { false }
    override var usesArrowKeys: Bool { true }

    override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        let current = selected ?? 0
        let columns = ColorGrid.columns
        let (row, column) = current.quotientAndRemainder(dividingBy: columns)
        let last = ColorGrid.rows - 1
        let new: Int
        switch key.inReadingDirection(isRightToLeft: isRightToLeft) {
        case .keyboardLeftArrow: new = column > 0 ? current - 1 : current
        case .keyboardRightArrow: new = column < columns - 1 ? current + 1 : current
        case .keyboardUpArrow: new = row > 0 ? current - columns : current
        case .keyboardDownArrow: new = row < last ? current + columns : current
        case .keyboardHome: new = row * columns
        case .keyboardEnd: new = row * columns + columns - 1
        case .keyboardPageUp: new = column
        case .keyboardPageDown: new = last * columns + column
        default: return false
        }
        if new != selected { choose(new, continuously: false) }
        return true
    }

    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, ControlStyle.cornerRadius) }

    override var controlTraits: UIAccessibilityTraits { .adjustable }
    override var defaultAccessibilityValue: String? { "#" + value.hex }
}

extension ColorGrid: LayerPainter {
    /// Draws the cells and the mark of the selected one.
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let area = canvas.snapped(bounds)
        canvas.clipped(to: area, radius: ControlStyle.cornerRadius) {
            for (index, color) in ColorGrid.colors.enumerated() {
                context.setFillColor(color.opaque)
                context.fill(canvas.snapped(frame(index)))
            }
        }
        // The white cells need an edge.
        let line = canvas.lineWidth(1)
        let edge = area.insetBy(dx: line / 2, dy: line / 2)
        let radius = ControlStyle.cornerRadius
        context.addPath(CGPath(roundedRect: edge, cornerWidth: radius, cornerHeight: radius, transform: nil))
        context.setStrokeColor(canvas.color(ControlStyle.edge))
        context.setLineWidth(line)
        context.strokePath()
        guard let selected else { return }
        let cell = canvas.snapped(frame(selected)).insetBy(dx: -1, dy: -1)
        for (width, color) in [(5, CGColor(gray: 0, alpha: 0.35)), (3, CGColor(gray: 1, alpha: 1))]
            as [(CGFloat, CGColor)]
        {
            context.addPath(CGPath(roundedRect: cell, cornerWidth: 4, cornerHeight: 4, transform: nil))
            context.setStrokeColor(color)
            context.setLineWidth(width)
            context.strokePath()
        }
    }
}
