/// A piece of a path.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// Control point, end.
    case quad(CGPoint, CGPoint)
    /// Two control points, end.
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    func applying(_ t: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quad(let c, let p): .quad(c.applying(t), p.applying(t))
        case .curve(let c1, let c2, let p): .curve(c1.applying(t), c2.applying(t), p.applying(t))
        case .close: .close
        }
    }
}
