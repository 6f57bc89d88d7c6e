extension NSValue {
    /// Creates a value that stores numbers, for structures that Foundation on Linux cannot wrap.
    package convenience init(numbers: [Double]) {
        var numbers = numbers
        self.init(bytes: &numbers, objCType: "[\(numbers.count)d]")
    }

    /// The numbers of a value that `init(numbers:)` created, or of a point, size, rectangle, or edge insets. Empty for
    /// any other value.
    package var numbers: [Double] {
        let type = String(cString: objCType)
        if type.hasPrefix("{CGPoint=") {
            return [pointValue.x, pointValue.y].map { Double($0) }
        } else if type.hasPrefix("{CGSize=") {
            return [sizeValue.width, sizeValue.height].map { Double($0) }
        } else if type.hasPrefix("{CGRect=") {
            let rect = rectValue
            return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
        } else if type.hasPrefix("{NSEdgeInsets=") {
            let insets = edgeInsetsValue
            return [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
        }
        guard type.hasPrefix("["), type.hasSuffix("d]"), let count = Int(type.dropFirst().dropLast(2)), count > 0,
            count <= 16
        else { return [] }
        var result = [Double](repeating: 0, count: count)
        getValue(&result)
        return result
    }

    /// Returns the numbers of the value, or zeros if their count is different.
    package func numbers(count: Int) -> [Double] {
        let own = numbers
        return own.count == count ? own : Array(repeating: 0, count: count)
    }
}

extension NSValue {
    /// Creates a value that wraps a three-dimensional transform.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(
            numbers: [
                t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
                t.m44,
            ].map { Double($0) })
    }

    /// The transform that the value wraps; all entries are 0 if the value has another type.
    public var caTransform3DValue: CATransform3D {
        let n = numbers(count: 16).map { CGFloat($0) }
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
            m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
}
