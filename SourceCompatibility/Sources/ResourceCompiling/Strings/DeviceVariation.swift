/// Chooses between the variations of a string for different kinds of devices. The desktop counts as a Mac.
enum DeviceVariation {
    private static let preferred = ["mac", "other", "ipad", "iphone"]

    /// The names of devices that can occur in source files.
    static let names: Set<String> = ["mac", "other", "ipad", "iphone", "ipod", "appletv", "applewatch", "applevision"]

    /// Returns the name that suits the desktop best, or nil if there are no names.
    static func best(of names: [String]) -> String? {
        preferred.first { names.contains($0) } ?? names.sorted().first
    }
}
