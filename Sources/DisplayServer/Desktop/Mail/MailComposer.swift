import CoreGraphics
import DBus
import SystemSupport

/// Opens mails in the user's mail program: with the Email portal, or without one with `xdg-email` as a child process.
@MainActor final class MailComposer {
    private static let tool = "xdg-email"
    /// The version of the interface since which the portal takes several recipients.
    private static let recipientsVersion = 3

    private let portal: PortalClient
    private let scheduler: Scheduler
    private let environment: ProcessEnvironment

    /// Creates a composer.
    ///
    /// - Parameters:
    ///   - portal: The portal.
    ///   - scheduler: Runs completion handlers.
    ///   - environment: The environment. Reads `PATH`, and the variables that locate the desktop's lists of programs.
    init(portal: PortalClient, scheduler: Scheduler, environment: ProcessEnvironment) {
        self.portal = portal
        self.scheduler = scheduler
        self.environment = environment
    }

    /// A Boolean value that indicates whether a mail program is installed. In a sandbox, the programs of the desktop are
    /// not visible; the portal has them.
    var isAvailable: Bool {
        guard environment["UIKIT_TESTING"] == nil else { return false }
        return portal.isSandboxed || URLSchemeAssociations(environment: environment).hasProgram(for: "mailto")
    }

    /// Opens a mail.
    ///
    /// - Parameters:
    ///   - mail: The contents.
    ///   - parent: The identifier of the app's window in the form of portals, or an empty text.
    ///   - completion: Called once, never before this method returns. It receives false if no program was found, or if
    ///     an attachment cannot be read.
    func compose(_ mail: MailDraft, parent: String, completion: @escaping @MainActor (Bool) -> Void) {
        let paths = mail.attachments.map(\.path)
        // Opening a file can take long if it is on another computer.
        DispatchQueue.global(qos: .userInitiated).async {
            let files = paths.compactMap { path -> DBusFileDescriptor? in
                let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
                return descriptor >= 0 ? DBusFileDescriptor(owning: descriptor) : nil
            }
            Task { @MainActor [weak self] in
                guard let self, files.count == paths.count else { return completion(false) }
                portal.version(of: "Email") { self.request(mail, files, parent, version: $0, completion) }
            }
        }
    }

    private func request(
        _ mail: MailDraft, _ files: [DBusFileDescriptor], _ parent: String, version: Int,
        _ completion: @escaping @MainActor (Bool) -> Void
    ) {
        var options: [String: DBusValue] = ["subject": .string(mail.subject), "body": .string(mail.body)]
        if version >= Self.recipientsVersion {
            options["addresses"] = .strings(mail.recipients)
        } else if let recipient = mail.recipients.first {
            options["address"] = .string(recipient)
        }
        if !files.isEmpty { options["attachment_fds"] = .array(of: "h", files.map(DBusValue.fileDescriptor)) }
        let request = portal.request("Email", "ComposeEmail", arguments: [.string(parent)], options: options) {
            [weak self] outcome in
            switch outcome {
            case .completed: completion(true)
            case .cancelled: completion(false)
            case .failed: if let self { composeByTool(mail, completion) } else { completion(false) }
            }
        }
        if request == nil { composeByTool(mail, completion) }
    }

    private func composeByTool(_ mail: MailDraft, _ completion: @escaping @MainActor (Bool) -> Void) {
        var arguments = ["--utf8", "--subject", mail.subject, "--body", mail.body]
        for attachment in mail.attachments { arguments += ["--attach", attachment.path] }
        // An argument that begins with a hyphen would be an option.
        arguments += mail.recipients.filter { !$0.hasPrefix("-") }
        guard let program = DetachedProgram(named: Self.tool, environment: environment),
            program.run(arguments, completion: { completion($0 == 0) })
        else {
            scheduler.schedule(after: 0) { completion(false) }
            return
        }
    }
}
