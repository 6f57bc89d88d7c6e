/// The room of a line of items in a section, and the distances between items and lines.
struct FlowRoom: Equatable {
    /// The extent of a line across the direction of scrolling.
    var available: CGFloat
    /// The least distance between the items of a line.
    var itemSpacing: CGFloat
    /// The distance between lines.
    var lineSpacing: CGFloat

    /// Returns a Boolean value that indicates whether an item joins a line that is used up to an extent (CL-02).
    func fits(_ length: CGFloat, after used: CGFloat) -> Bool { used + itemSpacing + length <= available + 1e-6 }

    /// Returns the number of items of the same length that a line has room for; at least one.
    func capacity(of length: CGFloat, limit: Int) -> Int {
        let pitch = length + itemSpacing
        guard pitch > 0 else { return max(1, limit) }
        let quotient = (available + itemSpacing + 1e-6) / pitch
        return quotient >= 1e9 ? 1_000_000_000 : max(1, Int(quotient))
    }
}
