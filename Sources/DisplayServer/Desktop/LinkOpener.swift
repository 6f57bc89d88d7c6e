import CoreGraphics
import SystemSupport

/// Opens links in the user's preferred programs: with the OpenURI portal, or without one with the desktop's
/// command-line tool, as a child process.
///
/// No method blocks; the outcome is reported later.
@MainActor final class LinkOpener {
    private static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let requestInterface = "org.freedesktop.portal.Request"
    /// The command-line tools, with the arguments that precede the link.
    private static let tools = [["xdg-open"], ["gio", "open"]]
    /// The time in seconds after which a tool that still runs is assumed to have become the program itself.
    private static let patience: TimeInterval = 3

    private let bus: DBusConnection?
    private let scheduler: Scheduler
    private let environment: ProcessEnvironment
    /// The completion handlers of portal requests, by the path of the request object.
    private var waiting: [String: @MainActor (Bool) -> Void] = [:]
    /// The results of request objects whose path is still unknown: the portal may send the response before the reply
    /// that contains the path.
    private var early: [String: Bool] = [:]
    private var questions = 0

    /// Creates an opener.
    ///
    /// - Parameters:
    ///   - bus: The session bus, where the portal is; nil if there is none.
    ///   - scheduler: Runs completion handlers and time limits.
    ///   - environment: The environment. Reads `PATH` to find the tools, and the variables that locate the desktop's
    ///     lists of programs. If `UIKIT_TESTING` is set, no link is opened.
    init(bus: DBusConnection?, scheduler: Scheduler, environment: ProcessEnvironment) {
        self.bus = bus
        self.scheduler = scheduler
        self.environment = environment
        bus?.addSignalHandler(from: Self.service) { [weak self] in try self?.handle($0) }
        bus?.addLossHandler(of: Self.service) { [weak self] in self?.failRequests() }
    }

    /// Returns whether a program is registered for the link's scheme, or for a file URL, whether the file exists.
    func canOpen(_ link: URL) -> Bool {
        guard let scheme = link.scheme?.lowercased(), !scheme.isEmpty else { return false }
        if link.isFileURL { return FileManager.default.fileExists(atPath: link.path) }
        return URLSchemeAssociations(environment: environment).hasProgram(for: scheme)
    }

    /// Opens a link. A link without a scheme fails.
    ///
    /// - Parameter completion: Called once, never before this method returns, with the outcome.
    func open(_ link: URL, completion: @escaping @MainActor (Bool) -> Void) {
        guard link.scheme?.isEmpty == false, environment["UIKIT_TESTING"] == nil else {
            scheduler.schedule(after: 0) { completion(false) }
            return
        }
        // For files, the portal needs an open descriptor instead of the URL; the tools accept the URL.
        guard let bus, bus.descriptor != nil, !link.isFileURL else { return openByTool(link, completion) }
        var writer = DBusWriter()
        writer.append("")
        writer.append(link.absoluteString)
        writer.append([:] as [String: String])
        questions += 1
        bus.call(
            Self.service, path: Self.path, "org.freedesktop.portal.OpenURI.OpenURI", signature: "ssa{sv}",
            body: writer.bytes
        ) { [weak self] answer in
            guard let self else { return }
            questions -= 1
            guard let answer, answer.kind == .reply, answer.signature == "o" else {
                if questions == 0 { early = [:] }
                return openByTool(link, completion)
            }
            var reader = DBusReader(bytes: answer.body, isBigEndian: answer.isBigEndian)
            let object = try reader.text()
            if let result = early.removeValue(forKey: object) {
                completion(result)
            } else {
                waiting[object] = completion
            }
            if questions == 0 { early = [:] }
        }
    }

    /// Handles the response to a portal request; 0 means success.
    private func handle(_ message: DBusMessage) throws {
        guard message.interface == Self.requestInterface, message.member == "Response", let object = message.path,
            message.signature.hasPrefix("u")
        else { return }
        var reader = DBusReader(bytes: message.body, isBigEndian: message.isBigEndian)
        let isOpened = try reader.uint32() == 0
        if let completion = waiting.removeValue(forKey: object) {
            completion(isOpened)
        } else if questions > 0 {
            early[object] = isOpened
        }
    }

    /// Reports failure for all requests whose response cannot arrive any more.
    private func failRequests() {
        let completions = waiting.values
        waiting = [:]
        for completion in completions { completion(false) }
    }

    // MARK: Command-line tools

    private func openByTool(_ link: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
        openByTool(Self.tools[...], link, completion)
    }

    /// Tries the tools in order until one of them is installed and does not lack a program that it needs itself.
    private func openByTool(
        _ tools: ArraySlice<[String]>, _ link: URL, _ completion: @escaping @MainActor (Bool) -> Void
    ) {
        guard let tool = tools.first else {
            scheduler.schedule(after: 0) { completion(false) }
            return
        }
        let rest = tools.dropFirst()
        guard let program = DetachedProgram(named: tool[0], environment: environment) else {
            return openByTool(rest, link, completion)
        }
        var isAnswered = false
        let patience = scheduler.schedule(after: Self.patience) {
            isAnswered = true
            completion(true)
        }
        let isStarted = program.run(tool.dropFirst() + [link.absoluteString]) { [weak self] status in
            guard !isAnswered else { return }
            patience.cancel()
            // xdg-open exits with 3 if a tool that it needs is missing.
            if status == 3, let self { openByTool(rest, link, completion) } else { completion(status == 0) }
        }
        guard !isStarted else { return }
        patience.cancel()
        openByTool(rest, link, completion)
    }
}
