import DisplayServer

/// Opens a mail with items in the user's mail program.
@MainActor final class MailActivity: UIActivity {
    private var items = SharedItems([])

    override class var activityCategory: Category { .share }

    override var activityType: ActivityType? { .mail }

    override var activityTitle: String? { "Mail" }

    override var activityImage: UIImage? { UIImage(systemName: "envelope") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        scene?.server.canComposeMail == true && !SharedItems(activityItems).isEmpty
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = SharedItems(activityItems) }

    override func perform() {
        var mail = MailDraft()
        mail.subject = subject
        mail.body = (items.texts + items.links.map(\.absoluteString)).joined(separator: "\n")
        items.makeFiles(includesTexts: false) { [self] files in
            guard let files, let scene else { return activityDidFinish(false) }
            mail.attachments = files
            scene.server.composeMail(mail, parent: scene.surface) { self.activityDidFinish($0) }
        }
    }
}
