/// Chooses among the variations of a string for kinds of devices. The desktop is a Mac to apps.
enum DeviceVariation {
    private static let preferred = ["mac", "other", "ipad", "iphone"]

    /// The names of devices that source files use.
    static let names: Set<String> = ["mac", "other", "ipad", "iphone", "ipod", "appletv", "applewatch", "applevision"]

    /// The name among the given ones that suits the desktop best.
    static func best(of names: [String]) -> String? {
        preferred.first { names.contains($0) } ?? names.sorted().first
    }
}
