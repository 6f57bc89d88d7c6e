/// Why a virtual display could not be started or used.
public struct VirtualDisplayError: Error, CustomStringConvertible {
    /// What went wrong.
    public let description: String

    init(_ description: String) { self.description = description }
}
