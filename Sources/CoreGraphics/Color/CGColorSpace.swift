/// A color space, which defines what the components of a color mean.
///
/// All drawing happens in sRGB. A gray color has one component; all others have three.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the sRGB color space.
    public static let sRGB: String = "kCGColorSpaceSRGB"
    /// The name of the Display P3 color space, whose gamut is wider than that of sRGB.
    ///
    /// Colors outside sRGB are drawn as the nearest sRGB color.
    public static let displayP3: String = "kCGColorSpaceDisplayP3"
    /// The name of the gray color space with a gamma of 2.2.
    public static let genericGrayGamma2_2: String = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name that ``init(name:)`` accepts; `nil` for the device color spaces.
    public let name: String?
    /// The number of components without alpha.
    public let numberOfComponents: Int
    /// The model of the color space.
    public let model: CGColorSpaceModel

    static let deviceRGB = CGColorSpace(name: nil, numberOfComponents: 3, model: .rgb)
    static let deviceGray = CGColorSpace(name: nil, numberOfComponents: 1, model: .monochrome)
    static let standardRGB = CGColorSpace(name: sRGB, numberOfComponents: 3, model: .rgb)
    static let wideRGB = CGColorSpace(name: displayP3, numberOfComponents: 3, model: .rgb)
    static let genericGray = CGColorSpace(name: genericGrayGamma2_2, numberOfComponents: 1, model: .monochrome)

    /// Creates a named color space.
    ///
    /// - Parameter name: ``sRGB``, ``displayP3`` or ``genericGrayGamma2_2``. Any other name returns `nil`.
    public convenience init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.displayP3: self.init(name: name, numberOfComponents: 3, model: .rgb)
        case CGColorSpace.genericGrayGamma2_2: self.init(name: name, numberOfComponents: 1, model: .monochrome)
        default: return nil
        }
    }

    /// A Boolean value that indicates whether the gamut is wider than that of sRGB.
    package var isWideGamut: Bool { name == CGColorSpace.displayP3 }

    private init(name: String?, numberOfComponents: Int, model: CGColorSpaceModel) {
        self.name = name
        self.numberOfComponents = numberOfComponents
        self.model = model
    }

    /// Returns a Boolean value that indicates whether two color spaces have the same name and model.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }

    /// Hashes the name and the model.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(model)
    }
}

/// Returns the RGB color space of the screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.deviceRGB }

/// Returns the gray color space of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.deviceGray }
