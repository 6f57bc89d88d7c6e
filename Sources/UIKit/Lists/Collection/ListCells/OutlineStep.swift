/// The effect of a key that goes into or out of an item of an outline (KS-03).
enum OutlineStep: Equatable {
    /// The item was expanded or collapsed.
    case toggled
    /// The cursor goes to a child or to the parent.
    case go(IndexPath)
}
