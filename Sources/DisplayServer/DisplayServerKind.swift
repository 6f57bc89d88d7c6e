import CoreGraphics
import SystemSupport

/// The kinds of display servers. Higher layers open a server by its kind, and do not name the type that implements it;
/// only test libraries create a ``HeadlessServer``, whose time and input they control.
package enum DisplayServerKind: String, CaseIterable, Sendable {
    /// An X server.
    case x11
    /// A server in the memory of this process, with virtual time.
    case headless

    /// Returns the kind that a process is configured to use.
    ///
    /// The environment variable `UIKIT_DISPLAY` selects `x11` or `headless`. Without it, the kind is `x11`, except in a
    /// process that links UIKitTesting, which is headless until `UIApplicationMain` runs.
    ///
    /// - Parameters:
    ///   - environment: The environment. Reads `UIKIT_DISPLAY`, and `UIKIT_TESTING`, which UIKitTesting sets.
    ///   - isMain: Whether `UIApplicationMain` opens the server.
    /// - Throws: ``DisplayError/cannotConnect(_:)`` if the environment names another kind.
    package static func selected(
        by environment: ProcessEnvironment = .process, isMain: Bool
    ) throws -> DisplayServerKind {
        guard let name = environment["UIKIT_DISPLAY"], !name.isEmpty else {
            return !isMain && environment["UIKIT_TESTING"] != nil ? .headless : .x11
        }
        guard let kind = DisplayServerKind(rawValue: name) else {
            throw DisplayError.cannotConnect("invalid UIKIT_DISPLAY \"\(name)\": use \"x11\" or \"headless\"")
        }
        return kind
    }

    /// Opens a server of this kind.
    ///
    /// - Parameters:
    ///   - displayName: The name of the display, for kinds that connect to one; nil for the environment's.
    ///   - environment: The environment. See ``X11Server/connect(displayName:environment:beginOtherWork:)``.
    ///   - beginOtherWork: Called before waiting for a server in another process for the first time, and after the last
    ///     change of the process's environment and locale. It can start threads that work in parallel.
    /// - Throws: ``DisplayError/cannotConnect(_:)``, with a text that suggests a remedy.
    @MainActor package func open(
        displayName: String? = nil, environment: ProcessEnvironment = .process, beginOtherWork: () -> Void = {}
    ) throws -> any DisplayServer {
        switch self {
        case .x11:
            try X11Server.connect(
                displayName: displayName, environment: environment, beginOtherWork: beginOtherWork)
        case .headless: HeadlessServer()
        }
    }
}
