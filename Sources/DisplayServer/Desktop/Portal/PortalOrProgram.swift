import CoreGraphics
import DBus
import SystemSupport

/// The parts that services have in common which the portal performs, or without one a program of the desktop.
@MainActor struct PortalOrProgram {
    let portal: PortalClient
    let scheduler: Scheduler
    let environment: ProcessEnvironment

    /// A Boolean value that indicates whether the process is a test, which starts no programs of the user.
    var isTesting: Bool { environment["UIKIT_TESTING"] != nil }

    /// Returns whether a program is registered for a scheme. The scheme must be in lower case.
    func hasProgram(for scheme: String) -> Bool {
        ProgramAssociations(environment: environment).hasProgram(forScheme: scheme)
    }

    /// Finds a program by its name.
    func program(named name: String) -> DetachedProgram? { DetachedProgram(named: name, environment: environment) }

    /// Reports a failure after the current call.
    func fail(_ completion: @escaping @MainActor (Bool) -> Void) { scheduler.schedule(after: 0) { completion(false) } }

    /// Makes a request to the portal.
    ///
    /// - Parameters:
    ///   - interface: The interface of the portal, after `org.freedesktop.portal.`.
    ///   - method: The method.
    ///   - arguments: The arguments before the options.
    ///   - options: The options.
    ///   - completion: Receives the response of the user, never before this method returns.
    ///   - replacement: Called in place of `completion` if the portal does not support the request, possibly before this
    ///     method returns.
    func request(
        _ interface: String, _ method: String, _ arguments: [DBusValue], options: [String: DBusValue],
        completion: @escaping @MainActor (Bool) -> Void, replacement: @escaping @MainActor () -> Void
    ) {
        let request = portal.request(interface, method, arguments: arguments, options: options) { outcome in
            switch outcome {
            case .completed: completion(true)
            case .cancelled: completion(false)
            case .failed: replacement()
            }
        }
        if request == nil { replacement() }
    }

    /// Opens files on a background thread, because that takes long if they are on another computer.
    ///
    /// - Parameters:
    ///   - paths: The paths.
    ///   - completion: Receives the descriptors, never before this method returns: nil if a file cannot be opened.
    func openFiles(_ paths: [String], completion: @escaping @MainActor ([DBusFileDescriptor]?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async {
            let files = paths.compactMap { path -> DBusFileDescriptor? in
                // The descriptor of a pipe must not wait for the other end.
                let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
                return descriptor >= 0 ? DBusFileDescriptor(owning: descriptor) : nil
            }
            Task { @MainActor in completion(files.count == paths.count ? files : nil) }
        }
    }
}
