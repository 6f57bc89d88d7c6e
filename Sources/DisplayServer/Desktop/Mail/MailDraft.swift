import CoreGraphics

/// A mail for the user to complete and send.
package struct MailDraft: Equatable, Sendable {
    /// The addresses of the recipients.
    package var recipients: [String] = []
    package var subject = ""
    package var body = ""
    /// The files to attach.
    package var attachments: [URL] = []

    package init() {}
}
