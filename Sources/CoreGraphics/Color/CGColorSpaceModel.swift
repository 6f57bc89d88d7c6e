/// The kind of colours a colour space describes.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Shades of grey.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
}
