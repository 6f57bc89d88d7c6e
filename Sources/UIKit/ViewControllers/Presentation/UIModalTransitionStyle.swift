/// How a presented controller's view comes and goes. Apple's other two, a turn in space and a curling page, need a
/// perspective that the compositor does not have.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It comes up from below.
    case coverVertical = 0
    /// It fades in.
    case crossDissolve = 2
}
