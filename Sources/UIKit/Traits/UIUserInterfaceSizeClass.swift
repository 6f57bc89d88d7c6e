/// The amount of space that an interface has along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The size class is unspecified.
    case unspecified = 0
    /// A small amount of space.
    case compact = 1
    /// A large amount of space. All windows have this size class unless they override the trait.
    case regular = 2
}
