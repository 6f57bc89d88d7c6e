/// A side of a row at which there are actions.
enum SwipeSide {
    case leading
    case trailing
}
