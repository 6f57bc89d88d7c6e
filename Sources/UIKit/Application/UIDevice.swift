/// The machine the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The machine the app runs on.
    public static let current = UIDevice()

    /// Creates an object that describes the machine, as ``current`` does. Tests subclass devices and override what they
    /// need.
    @preconcurrency @MainActor public override init() { super.init() }

    /// The machine's name in the network.
    open var name: String {
        // Not ProcessInfo's, which may ask a name server and wait for it.
        var bytes = [CChar](repeating: 0, count: 256)
        guard gethostname(&bytes, bytes.count - 1) == 0 else { return "localhost" }
        return bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? "localhost"
    }

    /// What kind of machine it is; the same for all desktop computers.
    open var model: String { "PC" }

    /// ``model``, which is the same in all languages.
    open var localizedModel: String { model }

    /// The operating system.
    open var systemName: String { "Linux" }

    /// The version of the operating system's kernel, such as "6.8.0".
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// `.mac`: of Apple's idioms the one of a desktop with windows, a pointer and a keyboard. Apps that tell it apart give
    /// it small controls, menus and hover, all of which suit here; `.pad` would have them expect fingers.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
}
