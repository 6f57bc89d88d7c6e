/// What the components of a colour mean. Everything is drawn in sRGB; a grey colour has one component, others three.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the sRGB space.
    public static let sRGB: String = "kCGColorSpaceSRGB"

    /// The name under which this space can be made again; the device's spaces have none.
    public let name: String?
    /// The number of components, alpha not counted.
    public let numberOfComponents: Int
    /// The kind of colours this space describes.
    public let model: CGColorSpaceModel

    static let deviceRGB = CGColorSpace(name: nil, numberOfComponents: 3, model: .rgb)
    static let deviceGray = CGColorSpace(name: nil, numberOfComponents: 1, model: .monochrome)
    static let standardRGB = CGColorSpace(name: sRGB, numberOfComponents: 3, model: .rgb)

    /// The space of that name; only ``sRGB`` is known, any other name gives `nil`.
    public convenience init?(name: String) {
        guard name == CGColorSpace.sRGB else { return nil }
        self.init(name: name, numberOfComponents: 3, model: .rgb)
    }

    private init(name: String?, numberOfComponents: Int, model: CGColorSpaceModel) {
        self.name = name
        self.numberOfComponents = numberOfComponents
        self.model = model
    }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(model)
    }
}

/// The kind of colours a colour space describes.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Shades of grey.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
}

/// The colour space of the screen: red, green, blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.deviceRGB }

/// The colour space of shades of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.deviceGray }
