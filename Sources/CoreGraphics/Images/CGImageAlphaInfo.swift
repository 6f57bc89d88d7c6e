/// The location of alpha in a pixel, and whether colors are premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha component.
    case none = 0
    /// Alpha last, premultiplied.
    case premultipliedLast = 1
    /// Alpha first, premultiplied.
    case premultipliedFirst = 2
    /// Alpha last, not premultiplied.
    case last = 3
    /// Alpha first, not premultiplied.
    case first = 4
    /// No alpha; an unused component last.
    case noneSkipLast = 5
    /// No alpha; an unused component first.
    case noneSkipFirst = 6
    /// Alpha only, without colors.
    case alphaOnly = 7
}
