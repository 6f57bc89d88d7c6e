/// The value of a property, or of a component of one, in a form that supports arithmetic.
package enum AnimationValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(CGPath?)
    case colors([CGColor])
    case numbers([CGFloat])
    /// A value that cannot be interpolated.
    case other(Any?)

    /// Creates a value from a value that the app supplies: a number, a point, a rectangle, a `CGColor`, a `CGPath` and
    /// so on, or an `NSValue` that wraps one.
    ///
    /// - Parameters:
    ///   - any: The value that the app supplies.
    ///   - kind: A value of the expected type.
    /// - Returns: `nil` if `any` has another type.
    package init?(_ any: Any?, like kind: AnimationValue) {
        switch kind {
        case .number:
            guard let number = AnimationValue.double(any) else { return nil }
            self = .number(number)
        case .point:
            switch any {
            case let point as CGPoint: self = .point(point)
            case let vector as CGVector: self = .point(CGPoint(x: vector.dx, y: vector.dy))
            case let value as NSValue:
                let numbers = value.numbers
                guard numbers.count == 2 else { return nil }
                self = .point(CGPoint(x: numbers[0], y: numbers[1]))
            default: return nil
            }
        case .size:
            switch any {
            case let size as CGSize: self = .size(size)
            case let point as CGPoint: self = .size(CGSize(width: point.x, height: point.y))
            case let value as NSValue:
                let numbers = value.numbers
                guard numbers.count == 2 else { return nil }
                self = .size(CGSize(width: numbers[0], height: numbers[1]))
            default: return nil
            }
        case .rect:
            switch any {
            case let rect as CGRect: self = .rect(rect)
            case let value as NSValue:
                let numbers = value.numbers
                guard numbers.count == 4 else { return nil }
                self = .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
        case .transform:
            switch any {
            case let transform as CATransform3D: self = .transform(transform)
            case let transform as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(transform))
            case let value as NSValue:
                switch value.numbers.count {
                case 16: self = .transform(value.caTransform3DValue)
                case 6:
                    let n = value.numbers.map { CGFloat($0) }
                    self = .transform(
                        CATransform3DMakeAffineTransform(
                            CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])))
                default: return nil
                }
            default: return nil
            }
        case .color:
            guard let any else {
                self = .color(nil)
                return
            }
            guard let color = any as? CGColor else { return nil }
            self = .color(color)
        case .path:
            guard let path = any as? CGPath else { return nil }
            self = .path(path.copy())
        case .colors:
            guard let list = any as? [Any] else { return nil }
            self = .colors(list.compactMap { $0 as? CGColor })
        case .numbers:
            guard let list = any as? [Any] else { return nil }
            self = .numbers(list.compactMap { AnimationValue.double($0).map { CGFloat($0) } })
        case .other:
            self = .other(any)
        }
    }

    /// Returns a number that the app supplies as a `Double`; a Boolean value is 0 or 1.
    static func double(_ any: Any?) -> Double? {
        switch any {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// The value in the type that the API exposes.
    package var any: Any? {
        switch self {
        case .number(let number): CGFloat(number)
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .transform(let transform): transform
        case .color(let color): color
        case .path(let path): path
        case .colors(let colors): colors
        case .numbers(let numbers): numbers
        case .other(let any): any
        }
    }

    /// A Boolean value that indicates whether all numbers in the value are finite. Paths contain only finite numbers.
    package var isFinite: Bool {
        switch self {
        case .number(let number): number.isFinite
        case .point(let point): point.isFinite
        case .size(let size): size.width.isFinite && size.height.isFinite
        case .rect(let rect): rect.isFinite
        case .transform(let transform): transform.isFinite
        case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
        case .color, .path, .colors, .other: true
        }
    }

    package func isEqual(to other: AnimationValue) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.transform(let a), .transform(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        case (.path(let a), .path(let b)): a == b
        case (.colors(let a), .colors(let b)): a == b
        case (.numbers(let a), .numbers(let b)): a == b
        case (.other(let a), .other(let b)): LayerContents(a).isSame(as: LayerContents(b))
        default: false
        }
    }
}
