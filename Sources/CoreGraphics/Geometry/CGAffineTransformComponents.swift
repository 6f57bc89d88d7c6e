/// The parts a ``CGAffineTransform`` is made of.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors of the axes. A mirrored transform has a negative height.
    public var scale: CGSize
    /// How far x leans for each unit of y, before the rotation.
    public var horizontalShear: CGFloat
    /// The angle in radians.
    public var rotation: CGFloat
    /// The displacement in points.
    public var translation: CGVector

    /// The parts of the identity transform.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Parts put together as given.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}
