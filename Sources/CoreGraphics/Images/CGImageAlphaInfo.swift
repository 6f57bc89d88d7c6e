/// Where the opacity of a pixel is, and whether its colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No opacity, no room for it.
    case none = 0
    /// After the colours, which are multiplied by it.
    case premultipliedLast = 1
    /// Before the colours, which are multiplied by it.
    case premultipliedFirst = 2
    /// After the colours.
    case last = 3
    /// Before the colours.
    case first = 4
    /// No opacity, but an unused component after the colours.
    case noneSkipLast = 5
    /// No opacity, but an unused component before the colours.
    case noneSkipFirst = 6
    /// Only opacity, no colours.
    case alphaOnly = 7
}
