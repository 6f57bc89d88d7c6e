import CoreGraphics

// Validation in setters. A report names the layer's view, if there is one.
extension CALayer {
    /// The object that a report names: the view of the layer, or the layer itself.
    final var validatedOwner: Any { delegate ?? self }

    @inline(__always) final func isValid(_ value: CGFloat, _ property: StaticString) -> Bool {
        GeometryValidation.accepts(value, property, of: validatedOwner)
    }

    @inline(__always) final func isValid(_ value: Float, _ property: StaticString) -> Bool {
        GeometryValidation.accepts(value, property, of: validatedOwner)
    }

    @inline(__always) final func isValid(_ value: CGPoint, _ property: StaticString) -> Bool {
        GeometryValidation.accepts(value, property, of: validatedOwner)
    }

    @inline(__always) final func isValid(_ value: CGSize, _ property: StaticString) -> Bool {
        GeometryValidation.accepts(value, property, of: validatedOwner)
    }

    @inline(__always) final func isValid(_ value: CGRect, _ property: StaticString) -> Bool {
        GeometryValidation.accepts(value, property, of: validatedOwner)
    }

    @inline(__always) final func isValid(_ value: CATransform3D, _ property: StaticString) -> Bool {
        value.isFinite || GeometryValidation.refuse(value, property, validatedOwner)
    }
}

extension CATransform3D {
    /// A Boolean value that indicates whether all entries are finite, and small enough to be added without overflow.
    var isFinite: Bool {
        GeometryValidation.isFinite(
            abs(m11) + abs(m12) + abs(m13) + abs(m14) + (abs(m21) + abs(m22) + abs(m23) + abs(m24))
                + (abs(m31) + abs(m32) + abs(m33) + abs(m34)) + (abs(m41) + abs(m42) + abs(m43) + abs(m44)))
    }
}
