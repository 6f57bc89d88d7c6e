import UIKit

/// The path of a finger or of the pointer.
struct TouchTrail {
    struct Step {
        var location: CGPoint
        /// The width of the line that ends at this location.
        var width: CGFloat
    }

    let color: UIColor
    private(set) var steps: [Step] = []

    init(color: UIColor) { self.color = color }

    /// Adds a location, and returns the rectangle that needs to be redrawn.
    mutating func add(_ location: CGPoint, width: CGFloat) -> CGRect {
        let previous = steps.last ?? Step(location: location, width: width)
        steps.append(Step(location: location, width: width))
        return TouchTrail.box(previous, steps[steps.count - 1])
    }

    /// Draws the segments that intersect a rectangle.
    @MainActor func draw(in rect: CGRect, _ context: CGContext) {
        guard var previous = steps.first else { return }
        color.setStroke()
        for step in steps {
            if TouchTrail.box(previous, step).intersects(rect) {
                context.setLineWidth(step.width)
                context.move(to: previous.location)
                context.addLine(to: step.location)
                context.strokePath()
            }
            previous = step
        }
    }

    private static func box(_ a: Step, _ b: Step) -> CGRect {
        let reach = max(a.width, b.width) / 2 + 2
        return CGRect(
            x: min(a.location.x, b.location.x), y: min(a.location.y, b.location.y),
            width: abs(a.location.x - b.location.x), height: abs(a.location.y - b.location.y)
        ).insetBy(dx: -reach, dy: -reach)
    }
}
