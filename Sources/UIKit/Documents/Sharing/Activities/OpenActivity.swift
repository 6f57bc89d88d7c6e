import DisplayServer

/// Opens a file or a link in a program that the user chooses.
@MainActor final class OpenActivity: UIActivity {
    private var url: URL?

    override class var activityCategory: Category { .share }

    override var activityType: ActivityType? { .openWith }

    override var activityTitle: String? { "Open With…" }

    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.right") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        guard let url = Self.url(activityItems) else { return false }
        return scene?.server.canOpen(url) == true
    }

    override func prepare(withActivityItems activityItems: [Any]) { url = Self.url(activityItems) }

    override func perform() {
        guard let url, let scene else { return activityDidFinish(false) }
        scene.server.open(url, asks: true, parent: scene.surface) { self.activityDidFinish($0) }
    }

    /// The only URL among the items.
    private static func url(_ items: [Any]) -> URL? {
        let shared = SharedItems(items)
        let urls = shared.files + shared.links
        return urls.count == 1 ? urls[0] : nil
    }
}
