import Foundation
import Synchronization

/// Checks that keep numbers that are not finite out of the tree of views and layers.
///
/// A setter asks `accepts(_:_:of:)` before it stores a value, and leaves the old value where the answer is false:
///
///     guard newValue != position, GeometryValidation.accepts(newValue, "position", of: self) else { return }
///
/// The check is a sum and a comparison. A refusal is written to the standard error output, once for each property of a
/// class: a value that is computed in each frame must not flood the log.
package enum GeometryValidation {
    /// Receives the reports in place of the standard error output. For tests.
    package static func withReports<Result>(
        to receiver: @escaping @Sendable (String) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        let former = state.withLock { state in
            let former = (state.receiver, state.reported)
            state.receiver = receiver
            state.reported = []
            return former
        }
        defer { state.withLock { ($0.receiver, $0.reported) = former } }
        return try body()
    }

    private struct State {
        var receiver: (@Sendable (String) -> Void)?
        /// The properties that were reported, each with the name of its object's class.
        var reported: Set<String> = []
    }
    private static let state = Mutex(State())

    /// Whether a sum of magnitudes is a finite number. Sums that overflow are not: such coordinates cannot be added.
    /// `CGRect.infinite` overflows, too.
    @inlinable @inline(__always) package static func isFinite(_ sum: CGFloat) -> Bool { sum <= .greatestFiniteMagnitude }

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
    /// - Returns: false, so that it can end an expression.
    @inline(never) package static func refuse(_ value: Any, _ property: StaticString, _ owner: Any) -> Bool {
        let type = (owner as? Any.Type).map { "\($0)" } ?? "\(Swift.type(of: owner))"
        let receiver: ((String) -> Void)? = state.withLock { state in
            guard state.reported.count < 1000, state.reported.insert("\(type).\(property)").inserted else { return nil }
            return state.receiver ?? { text in
                FileHandle.standardError.write(Data((text + "\n").utf8))
            }
        }
        guard let receiver else { return false }
        let object = Swift.type(of: owner) is AnyClass ? "\(Unmanaged.passUnretained(owner as AnyObject).toOpaque())" : ""
        receiver(
            "UIKit: \(type).\(property)\(object.isEmpty ? "" : " of the object at \(object)") must be finite; "
                + "\(value) is ignored")
        return false
    }
}

extension BinaryInteger where Self: FixedWidthInteger {
    /// The nearest integer towards zero: the largest or smallest there is for values beyond it, 0 for NaN. Unlike the
    /// initializer without a label, it does not trap.
    @inlinable package init<Source: BinaryFloatingPoint>(clamping value: Source) {
        if let exact = Self(exactly: value.rounded(.towardZero)) {
            self = exact
        } else {
            self = value > 0 ? .max : value < 0 ? .min : 0
        }
    }
}

extension ClosedRange where Bound == CGFloat {
    /// The range between two numbers; the first alone where the second is below it, and 0 where one is not a number.
    /// Unlike `...`, it does not trap.
    @inlinable package init(from lower: CGFloat, to upper: CGFloat) {
        self = lower <= upper ? lower...upper : lower > upper ? lower...lower : 0...0
    }
}
