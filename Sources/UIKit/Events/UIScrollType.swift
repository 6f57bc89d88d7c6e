/// The kinds of devices that scroll without touching the screen.
public enum UIScrollType: Int, Sendable {
    /// A wheel that scrolls in steps.
    case discrete = 0
    /// A touchpad that scrolls by arbitrary distances.
    case continuous = 1
}
