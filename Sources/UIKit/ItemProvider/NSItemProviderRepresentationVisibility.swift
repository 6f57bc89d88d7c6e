/// The processes that can load a representation of an item provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all = 0
    /// Programs of the same developer. Linux does not know the developers of programs; the representation is visible in
    /// this process only.
    case team = 1
    /// Programs of the same group. The representation is visible in this process only.
    case group = 2
    /// This process.
    case ownProcess = 3
}
