extension CGPoint {
    /// Returns a Boolean value that indicates whether both points have the same coordinates.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns a Boolean value that indicates whether both sizes have the same width and height.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether both rectangles cover the same area.
    ///
    /// A rectangle of negative size equals the standardized rectangle.
    public func equalTo(_ rect2: CGRect) -> Bool {
        if isNull || rect2.isNull { return isNull && rect2.isNull }
        return standardized == rect2.standardized
    }
}
