import QuartzCore

extension CATransform3D {
    /// Returns a transform between two others, component by component.
    static func between(_ from: CATransform3D, _ to: CATransform3D, _ progress: CGFloat) -> CATransform3D {
        func mix(_ component: (CATransform3D) -> CGFloat) -> CGFloat {
            component(from) + (component(to) - component(from)) * progress
        }
        return CATransform3D(
            m11: mix(\.m11), m12: mix(\.m12), m13: mix(\.m13), m14: mix(\.m14), m21: mix(\.m21), m22: mix(\.m22),
            m23: mix(\.m23), m24: mix(\.m24), m31: mix(\.m31), m32: mix(\.m32), m33: mix(\.m33), m34: mix(\.m34),
            m41: mix(\.m41), m42: mix(\.m42), m43: mix(\.m43), m44: mix(\.m44))
    }
}
