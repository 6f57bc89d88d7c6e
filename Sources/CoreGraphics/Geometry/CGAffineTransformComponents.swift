/// The components of a ``CGAffineTransform``.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale factors of the axes. A mirrored transform has a negative height.
    public var scale: CGSize
    /// The displacement along x for each unit of y, before the rotation.
    public var horizontalShear: CGFloat
    /// The rotation angle, in radians.
    public var rotation: CGFloat
    /// The translation, in points.
    public var translation: CGVector

    /// Creates the components of the identity transform.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components with the given values.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}
