import Foundation
import SystemSupport

/// Checks that keep non-finite values out of the hierarchy of views and layers.
///
/// A setter calls `accepts(_:_:of:)` before it stores a value, and keeps the old value if the result is `false`:
///
///     guard newValue != position, GeometryValidation.accepts(newValue, "position", of: self) else { return }
///
/// The check costs a sum and a comparison. A rejected value is reported on standard error, once for each property of a
/// class: a value that is computed in each frame must not flood the log.
package enum GeometryValidation {
    /// Runs `body` while `receiver` receives the reports in place of standard error. For tests.
    package static func withReports<Result>(
        to receiver: @escaping @Sendable (String) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        try reporter.withReports(to: receiver, body)
    }

    private static let reporter = DiagnosticReporter()

    /// Returns whether a sum of magnitudes is a finite number.
    ///
    /// A sum that overflows is not finite, because such coordinates cannot be added. `CGRect.infinite` overflows too.
    @inlinable @inline(__always) package static func isFinite(_ sum: CGFloat) -> Bool {
        sum <= .greatestFiniteMagnitude
    }

    @inlinable @inline(__always) package static func accepts(
        _ value: CGFloat, _ property: StaticString, of owner: @autoclosure () -> Any
    ) -> Bool {
        isFinite(abs(value)) || refuse(value, property, owner())
    }

    @inlinable @inline(__always) package static func accepts(
        _ value: Float, _ property: StaticString, of owner: @autoclosure () -> Any
    ) -> Bool {
        isFinite(CGFloat(abs(value))) || refuse(value, property, owner())
    }

    @inlinable @inline(__always) package static func accepts(
        _ value: Double, _ property: StaticString, of owner: @autoclosure () -> Any
    ) -> Bool {
        isFinite(CGFloat(abs(value))) || refuse(value, property, owner())
    }

    @inlinable @inline(__always) package static func accepts(
        _ value: CGPoint, _ property: StaticString, of owner: @autoclosure () -> Any
    ) -> Bool {
        isFinite(abs(value.x) + abs(value.y)) || refuse(value, property, owner())
    }

    @inlinable @inline(__always) package static func accepts(
        _ value: CGSize, _ property: StaticString, of owner: @autoclosure () -> Any
    ) -> Bool {
        isFinite(abs(value.width) + abs(value.height)) || refuse(value, property, owner())
    }

    @inlinable @inline(__always) package static func accepts(
        _ value: CGRect, _ property: StaticString, of owner: @autoclosure () -> Any
    ) -> Bool {
        isFinite(abs(value.origin.x) + abs(value.origin.y) + abs(value.size.width) + abs(value.size.height))
            || refuse(value, property, owner())
    }

    @inlinable @inline(__always) package static func accepts(
        _ value: CGAffineTransform, _ property: StaticString, of owner: @autoclosure () -> Any
    ) -> Bool {
        isFinite(abs(value.a) + abs(value.b) + abs(value.c) + abs(value.d) + abs(value.tx) + abs(value.ty))
            || refuse(value, property, owner())
    }

    package static func accepts(
        _ values: [CGFloat], _ property: StaticString, of owner: @autoclosure () -> Any
    ) -> Bool {
        values.allSatisfy { isFinite(abs($0)) } || refuse(values, property, owner())
    }

    /// Reports a value that is not finite.
    ///
    /// - Returns: `false`, so that the call can end a Boolean expression.
    @inline(never) package static func refuse(_ value: Any, _ property: StaticString, _ owner: Any) -> Bool {
        let type = (owner as? Any.Type).map { "\($0)" } ?? "\(Swift.type(of: owner))"
        reporter.report("\(type).\(property)") {
            let object =
                Swift.type(of: owner) is AnyClass ? "\(Unmanaged.passUnretained(owner as AnyObject).toOpaque())" : ""
            return "\(type).\(property)\(object.isEmpty ? "" : " of the object at \(object)") must be finite; "
                + "\(value) is ignored"
        }
        return false
    }
}

extension BinaryInteger where Self: FixedWidthInteger {
    /// Creates the nearest integer towards zero, clamped to the range of the type; 0 for NaN.
    ///
    /// Unlike the initializer without a label, it does not trap.
    @inlinable package init<Source: BinaryFloatingPoint>(clamping value: Source) {
        if let exact = Self(exactly: value.rounded(.towardZero)) {
            self = exact
        } else {
            self = value > 0 ? .max : value < 0 ? .min : 0
        }
    }
}

extension ClosedRange where Bound == CGFloat {
    /// Creates the range between two numbers: `lower...lower` if `upper` is less than `lower`, and `0...0` if either is
    /// NaN. Unlike `...`, it does not trap.
    @inlinable package init(from lower: CGFloat, to upper: CGFloat) {
        self = lower <= upper ? lower...upper : lower > upper ? lower...lower : 0...0
    }
}
