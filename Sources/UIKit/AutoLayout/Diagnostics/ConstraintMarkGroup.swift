import CoreGraphics

/// The marks of one view in the coordinates of its window, with the area in which the view can be seen.
struct ConstraintMarkGroup: Equatable {
    var marks: ConstraintMarks
    /// The intersection of the bounds of the superviews that clip.
    var clip: CGRect
}
