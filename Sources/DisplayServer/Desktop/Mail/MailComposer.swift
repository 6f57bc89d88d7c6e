import CoreGraphics
import DBus
import SystemSupport

/// Opens mails in the user's mail program: with the Email portal, or without one with `xdg-email` as a child process.
@MainActor final class MailComposer {
    private static let tool = "xdg-email"
    /// The version of the interface since which the portal takes several recipients.
    private static let recipientsVersion = 3

    private let service: PortalOrProgram

    /// Creates a composer.
    ///
    /// - Parameters:
    ///   - portal: The portal.
    ///   - scheduler: Runs completion handlers.
    ///   - environment: The environment. Reads `PATH`, and the variables that locate the desktop's lists of programs. If
    ///     `UIKIT_TESTING` is set, no mail is opened.
    init(portal: PortalClient, scheduler: Scheduler, environment: ProcessEnvironment) {
        service = PortalOrProgram(portal: portal, scheduler: scheduler, environment: environment)
    }

    /// A Boolean value that indicates whether a mail program is installed. In a sandbox, the programs of the desktop are
    /// not visible; the portal has them.
    var isAvailable: Bool {
        !service.isTesting && (service.portal.isSandboxed || service.hasProgram(for: "mailto"))
    }

    /// Opens a mail.
    ///
    /// - Parameters:
    ///   - mail: The contents.
    ///   - parent: The identifier of the app's window in the form of portals, or an empty text.
    ///   - completion: Called once, never before this method returns. It receives false if no program was found, or if
    ///     an attachment cannot be read.
    func compose(_ mail: MailDraft, parent: String, completion: @escaping @MainActor (Bool) -> Void) {
        guard !service.isTesting else { return service.fail(completion) }
        service.openFiles(mail.attachments.map(\.path)) { [weak self] files in
            guard let self, let files else { return completion(false) }
            service.portal.version(of: "Email") { self.request(mail, files, parent, version: $0, completion) }
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
        service.request("Email", "ComposeEmail", [.string(parent)], options: options, completion: completion) {
            [weak self] in
            if let self { composeByTool(mail, completion) } else { completion(false) }
        }
    }

    private func composeByTool(_ mail: MailDraft, _ completion: @escaping @MainActor (Bool) -> Void) {
        var arguments = ["--utf8", "--subject", mail.subject, "--body", mail.body]
        for attachment in mail.attachments { arguments += ["--attach", attachment.path] }
        // An argument that begins with a hyphen would be an option.
        arguments += mail.recipients.filter { !$0.hasPrefix("-") }
        guard let program = service.program(named: Self.tool),
            program.run(arguments, completion: { completion($0 == 0) })
        else { return service.fail(completion) }
    }
}
