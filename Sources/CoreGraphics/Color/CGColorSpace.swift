/// What the components of a colour mean. Everything is drawn in sRGB; a grey colour has one component, others three.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the sRGB space.
    public static let sRGB: String = "kCGColorSpaceSRGB"
    /// The name of a space with more vivid colours than sRGB; they are drawn as the nearest that sRGB has.
    public static let displayP3: String = "kCGColorSpaceDisplayP3"
    /// The name of a space of shades of grey.
    public static let genericGrayGamma2_2: String = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name under which this space can be made again; the device's spaces have none.
    public let name: String?
    /// The number of components, alpha not counted.
    public let numberOfComponents: Int
    /// The kind of colours this space describes.
    public let model: CGColorSpaceModel

    static let deviceRGB = CGColorSpace(name: nil, numberOfComponents: 3, model: .rgb)
    static let deviceGray = CGColorSpace(name: nil, numberOfComponents: 1, model: .monochrome)
    static let standardRGB = CGColorSpace(name: sRGB, numberOfComponents: 3, model: .rgb)
    static let wideRGB = CGColorSpace(name: displayP3, numberOfComponents: 3, model: .rgb)
    static let genericGray = CGColorSpace(name: genericGrayGamma2_2, numberOfComponents: 1, model: .monochrome)

    /// The space of that name: ``sRGB``, ``displayP3`` or ``genericGrayGamma2_2``; any other name gives `nil`.
    public convenience init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.displayP3: self.init(name: name, numberOfComponents: 3, model: .rgb)
        case CGColorSpace.genericGrayGamma2_2: self.init(name: name, numberOfComponents: 1, model: .monochrome)
        default: return nil
        }
    }

    /// Whether it holds more vivid colours than sRGB.
    package var isWideGamut: Bool { name == CGColorSpace.displayP3 }

    private init(name: String?, numberOfComponents: Int, model: CGColorSpaceModel) {
        self.name = name
        self.numberOfComponents = numberOfComponents
        self.model = model
    }

    /// Whether both have the same name and model.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }

    /// Equal colour spaces have equal hashes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(model)
    }
}

/// The colour space of the screen: red, green, blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.deviceRGB }

/// The colour space of shades of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.deviceGray }
