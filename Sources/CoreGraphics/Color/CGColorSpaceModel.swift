/// The model of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
    /// One component: gray.
    case monochrome = 0
    /// Three components: red, green and blue.
    case rgb = 1
}
