/// What scrolls without touching the screen.
public enum UIScrollType: Int, Sendable {
    /// A wheel, in steps.
    case discrete = 0
    /// A touchpad, in distances of any length.
    case continuous = 1
}
