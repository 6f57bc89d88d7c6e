import UIKit

/// A canvas on which each finger, and the pointer while a button is pressed, draws a line in a color of its own.
final class TouchCanvas: UIView {
    /// Called when touches begin or end, and when the canvas is cleared.
    var onChange: (() -> Void)?

    /// The number of active touches.
    var touchesDown: Int { active.count }

    /// The number of touches since the canvas was cleared.
    private(set) var touchesSeen = 0

    private struct ActiveTouch {
        let number: Int
        let trail: Int
        let marker: TouchMarker
    }

    private var active: [UITouch: ActiveTouch] = [:]
    private var trails: [TouchTrail] = []
    private let hint = UILabel(
        "Draw with several fingers, a pen or the mouse", font: Style.text, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isMultipleTouchEnabled = true
        clipsToBounds = true
        layer.cornerRadius = Style.radius
        contentMode = .redraw
        hint.textAlignment = .center
        addSubview(hint)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        hint.frame = CGRect(x: 0, y: bounds.midY - 16, width: bounds.width, height: 32)
        for touch in active.values { touch.marker.frame = bounds }
    }

    /// Removes all lines, except that active touches continue to draw.
    func clear() {
        trails.removeAll()
        touchesSeen = active.count
        for (touch, known) in active {
            active[touch] = ActiveTouch(number: known.number, trail: trails.count, marker: known.marker)
            trails.append(TouchTrail(color: Style.color(known.number - 1)))
        }
        hint.isHidden = !active.isEmpty
        setNeedsDisplay()
        onChange?()
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        hint.isHidden = true
        for touch in touches {
            let taken = Set(active.values.map(\.number))
            let number = (1...).first { !taken.contains($0) } ?? 1
            let color = Style.color(number - 1)
            let marker = TouchMarker(number: number, color: color)
            marker.frame = bounds
            addSubview(marker)
            active[touch] = ActiveTouch(number: number, trail: trails.count, marker: marker)
            trails.append(TouchTrail(color: color))
            touchesSeen += 1
        }
        follow(touches, with: event)
        onChange?()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, with: event) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches, with: event)
        forget(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { forget(touches) }

    private func follow(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let known = active[touch] else { continue }
            for sample in event?.coalescedTouches(for: touch) ?? [touch] {
                let changed = trails[known.trail].add(sample.location(in: self), width: lineWidth(of: sample))
                setNeedsDisplay(changed)
            }
            known.marker.show(touch, at: touch.location(in: self), in: bounds.size)
        }
        // Update the markers of stationary touches.
        for (touch, known) in active where touch.phase == .stationary {
            known.marker.show(touch, at: touch.location(in: self), in: bounds.size)
        }
    }

    private func forget(_ touches: Set<UITouch>) {
        for touch in touches { active.removeValue(forKey: touch)?.marker.removeFromSuperview() }
        onChange?()
    }

    private func lineWidth(of touch: UITouch) -> CGFloat {
        touch.maximumPossibleForce > 0 ? 3 + 11 * touch.force / touch.maximumPossibleForce : 6
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setLineCap(.round)
        for trail in trails { trail.draw(in: rect, context) }
    }
}
