/// The copies that a replicator layer makes of its sublayers.
package struct ReplicaDrawing {
    package var count = 1
    package var preservesDepth = false
    package var delay: TimeInterval = 0
    package var transform = CATransform3DIdentity
    package var color: CGColor?
    /// The differences of the color's components from copy to copy, in the order red, green, blue, alpha.
    package var offsets = SIMD4<Float>.zero
    /// The results of the last commit. All copies of a layer's values share the object.
    let state = ReplicaState()

    /// The maximum number of copies that are drawn.
    static let maximumCopyCount = 10_000

    var copies: Int { max(0, min(count, ReplicaDrawing.maximumCopyCount)) }

    /// Returns the factors for the color components of a copy.
    func tint(_ index: Int) -> SIMD4<Float> {
        let (red, green, blue, alpha) = (color ?? .white).rgba
        let tint = SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) + offsets * Float(index)
        return tint.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }
}

/// The extent of a replicator layer's copies in the last commit.
final class ReplicaState: @unchecked Sendable {
    /// The bounding box in the layer's coordinate system. Only the main actor accesses the property.
    var box = CGRect.null
}
