/// The columns that the user or the app has shown and hidden, since the preferred arrangement was set.
struct SplitRequests: Equatable {
    /// The number of visible columns while columns are side by side.
    var beside: Int?
    /// The number of visible overlays. It is forgotten when the columns fit side by side.
    var overlay: Int?
    /// The number of columns while they displace the secondary one.
    var displace: Int?
    var showsInspector = false
}
