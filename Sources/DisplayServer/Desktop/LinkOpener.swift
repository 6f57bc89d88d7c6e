import CoreGraphics

/// Opens links in the programs that the desktop has for them: by its portal, or where there is none, by the desktop's
/// tool for that, as a child process.
///
/// Nothing here waits: whether it worked is said when it is known.
@MainActor final class LinkOpener {
    private static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let requestInterface = "org.freedesktop.portal.Request"
    /// The tools, with what comes before the link.
    private static let tools = [["xdg-open"], ["gio", "open"]]
    /// A tool that still runs after so many seconds has become the program itself.
    private static let patience: TimeInterval = 3

    private let bus: DBusConnection?
    private let scheduler: Scheduler
    private let environment: ProcessEnvironment
    /// Those who wait for the portal to be done with what it was asked, by the object that stands for that.
    private var waiting: [String: @MainActor (Bool) -> Void] = [:]
    /// What the portal said about objects that nobody waits for yet: it may do so before it names them.
    private var early: [String: Bool] = [:]
    private var questions = 0

    /// - Parameters:
    ///   - bus: the session's bus, where the portal is; nil if there is none.
    ///   - environment: the variables that are looked at: `PATH`, where the tools are; those that say where the
    ///     desktop keeps its lists of programs; `UIKIT_TESTING`, which keeps tests from opening anything.
    init(bus: DBusConnection?, scheduler: Scheduler, environment: ProcessEnvironment) {
        self.bus = bus
        self.scheduler = scheduler
        self.environment = environment
        bus?.addSignalHandler(from: Self.service) { [weak self] in try self?.handle($0) }
    }

    /// Whether a program for the link's scheme is known; for a file, whether it is there.
    func canOpen(_ link: URL) -> Bool {
        guard let scheme = link.scheme?.lowercased(), !scheme.isEmpty else { return false }
        if link.isFileURL { return FileManager.default.fileExists(atPath: link.path) }
        return SchemeList(environment: environment).hasProgram(for: scheme)
    }

    /// Opens a link. A link without a scheme opens nothing.
    ///
    /// - Parameter completion: called later, once.
    func open(_ link: URL, completion: @escaping @MainActor (Bool) -> Void) {
        guard link.scheme?.isEmpty == false, environment["UIKIT_TESTING"] == nil else {
            scheduler.schedule(after: 0) { completion(false) }
            return
        }
        // The portal wants an open file in the place of a file's link; the tools take the link.
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

    /// The portal says how a request ended: 0 is well.
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

    // MARK: Tools

    private func openByTool(_ link: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
        openByTool(Self.tools[...], link, completion)
    }

    /// Tries one tool after the other, until one is there and has not found out that it lacks something itself.
    private func openByTool(
        _ tools: ArraySlice<[String]>, _ link: URL, _ completion: @escaping @MainActor (Bool) -> Void
    ) {
        guard let tool = tools.first else {
            scheduler.schedule(after: 0) { completion(false) }
            return
        }
        let rest = tools.dropFirst()
        guard let program = DesktopProgram(named: tool[0], environment: environment) else {
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
            // xdg-open says 3 when a tool that it needs is missing.
            if status == 3, let self { openByTool(rest, link, completion) } else { completion(status == 0) }
        }
        guard !isStarted else { return }
        patience.cancel()
        openByTool(rest, link, completion)
    }
}
