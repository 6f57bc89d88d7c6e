/// The window below a drag.
enum DragTarget {
    /// A window of this application.
    case own(any DisplaySurface)
    /// A window of another program that accepts drags.
    case foreign(any ForeignDropTarget)
    /// No window, or one that does not accept drags.
    case none
}
