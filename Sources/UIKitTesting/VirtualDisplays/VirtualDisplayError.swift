/// An error that prevents the start or the use of a virtual display.
public struct VirtualDisplayError: Error, CustomStringConvertible {
    /// A description of the error.
    public let description: String

    init(_ description: String) { self.description = description }
}
