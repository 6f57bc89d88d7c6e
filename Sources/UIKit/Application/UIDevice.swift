/// The computer on which the app runs.
///
/// ```swift
/// let device = UIDevice.current
/// label.text = "\(device.systemName) \(device.systemVersion) on \(device.name)"
/// if device.userInterfaceIdiom == .mac {
///     label.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
/// }
/// ```
///
/// ``name`` is the host name, ``systemName`` is "Linux", and ``systemVersion`` is the version of the kernel. ``model``
/// is always "PC". ``userInterfaceIdiom`` is always `.mac`, because apps for that idiom use small controls, menus and
/// hover effects.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The computer on which the app runs.
    public static let current = UIDevice()

    /// Creates an object that describes the computer, as ``current`` does. Tests subclass `UIDevice` and override
    /// properties.
    @preconcurrency @MainActor public override init() { super.init() }

    /// The host name of the computer.
    open var name: String {
        // ProcessInfo.hostName may block on a DNS query.
        var bytes = [CChar](repeating: 0, count: 256)
        guard gethostname(&bytes, bytes.count - 1) == 0 else { return "localhost" }
        return bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? "localhost"
    }

    /// The model of the computer. It is "PC" for all computers.
    open var model: String { "PC" }

    /// The localized model, which is the same as ``model``.
    open var localizedModel: String { model }

    /// The name of the operating system.
    open var systemName: String { "Linux" }

    /// The version of the Linux kernel, such as "6.8.0".
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The user interface idiom, which is `.mac`. Of Apple's idioms, this is the one for a desktop with windows, a
    /// pointer and a keyboard. Apps that check it use small controls, menus and hover effects; with `.pad`, they would
    /// expect touch input.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
}
