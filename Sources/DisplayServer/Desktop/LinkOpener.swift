import CoreGraphics
import DBus
import SystemSupport

/// Opens links in the user's preferred programs: with the OpenURI portal, or without one with the desktop's
/// command-line tool, as a child process.
///
/// No method blocks; the outcome is reported later.
@MainActor final class LinkOpener {
    /// The command-line tools, with the arguments that precede the link.
    private static let tools = [["xdg-open"], ["gio", "open"]]

    private let service: PortalOrProgram

    /// Creates an opener.
    ///
    /// - Parameters:
    ///   - portal: The portal.
    ///   - scheduler: Runs completion handlers and time limits.
    ///   - environment: The environment. Reads `PATH` to find the tools, and the variables that locate the desktop's
    ///     lists of programs. If `UIKIT_TESTING` is set, no link is opened.
    init(portal: PortalClient, scheduler: Scheduler, environment: ProcessEnvironment) {
        service = PortalOrProgram(portal: portal, scheduler: scheduler, environment: environment)
    }

    /// Returns whether a program is registered for the link's scheme, or for a file URL, whether the file exists.
    func canOpen(_ link: URL) -> Bool {
        guard let scheme = link.scheme?.lowercased(), !scheme.isEmpty else { return false }
        if link.isFileURL { return FileManager.default.fileExists(atPath: link.path) }
        return service.hasProgram(for: scheme)
    }

    /// Opens a link. A link without a scheme fails.
    ///
    /// - Parameters:
    ///   - link: The link, or the URL of a file or folder.
    ///   - asks: A Boolean value that indicates whether the user chooses the program, if the desktop can ask. Without a
    ///     portal, the default program opens the link.
    ///   - parent: The identifier of the window that the link is in, in the form of portals, or an empty text.
    ///   - completion: Called once, never before this method returns, with the outcome.
    func open(
        _ link: URL, asks: Bool = false, parent: String = "", completion: @escaping @MainActor (Bool) -> Void
    ) {
        guard link.scheme?.isEmpty == false, !service.isTesting else { return service.fail(completion) }
        guard link.isFileURL else {
            return request("OpenURI", [.string(parent), .string(link.absoluteString)], link, asks, completion)
        }
        // The portal takes an open descriptor instead of the URL of a file (PT-11).
        service.openFiles([link.path]) { [weak self] files in
            guard let self, let file = files?.first else { return completion(false) }
            request("OpenFile", [.string(parent), .fileDescriptor(file)], link, asks, completion)
        }
    }

    private func request(
        _ method: String, _ arguments: [DBusValue], _ link: URL, _ asks: Bool,
        _ completion: @escaping @MainActor (Bool) -> Void
    ) {
        service.request(
            "OpenURI", method, arguments, options: asks ? ["ask": .boolean(true)] : [:], completion: completion
        ) { [weak self] in
            if let self { openByTool(Self.tools[...], link, completion) } else { completion(false) }
        }
    }

    // MARK: Command-line tools

    /// Tries the tools in order until one of them is installed and does not lack a program that it needs itself.
    private func openByTool(
        _ tools: ArraySlice<[String]>, _ link: URL, _ completion: @escaping @MainActor (Bool) -> Void
    ) {
        guard let tool = tools.first else { return service.fail(completion) }
        let rest = tools.dropFirst()
        guard let program = service.program(named: tool[0]) else { return openByTool(rest, link, completion) }
        let isStarted = program.run(
            tool.dropFirst() + [link.absoluteString], scheduler: service.scheduler
        ) { [weak self] status in
            // xdg-open exits with 3 if a tool that it needs is missing.
            if status == 3, let self { openByTool(rest, link, completion) } else { completion((status ?? 0) == 0) }
        }
        if !isStarted { openByTool(rest, link, completion) }
    }
}
