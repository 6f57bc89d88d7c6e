/// The kinds of device that an interface can be designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The kind of device is unspecified.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// The screen of a car.
    case carPlay = 3
    /// A desktop computer. The library reports this value.
    case mac = 5
    /// A headset.
    case vision = 6
}
