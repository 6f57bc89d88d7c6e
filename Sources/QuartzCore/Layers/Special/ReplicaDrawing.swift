/// How a replicator layer repeats its sublayers.
package struct ReplicaDrawing {
    package var count = 1
    package var preservesDepth = false
    package var delay: TimeInterval = 0
    package var transform = CATransform3DIdentity
    package var color: CGColor?
    /// What is added to the components of the color from copy to copy: red, green, blue, opacity.
    package var offsets = SIMD4<Float>.zero
    /// What the last commit found out; the same object in all copies of a layer's values.
    let state = ReplicaState()

    /// The most copies that are drawn.
    static let mostCopies = 10_000

    var copies: Int { max(0, min(count, ReplicaDrawing.mostCopies)) }

    /// The factors of the colors of a copy.
    func tint(_ index: Int) -> SIMD4<Float> {
        let (red, green, blue, alpha) = (color ?? .white).rgba
        let tint = SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) + offsets * Float(index)
        return tint.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }
}

/// Where all copies of a replicator layer's sublayers were in the last commit.
final class ReplicaState: @unchecked Sendable {
    /// In the layer's own coordinates. Only the main actor uses it.
    var box = CGRect.null
}
