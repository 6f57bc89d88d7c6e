/// Copies items to the general pasteboard.
@MainActor final class CopyActivity: UIActivity {
    private var providers: [NSItemProvider] = []

    override class var activityCategory: Category { .action }

    override var activityType: ActivityType? { .copyToPasteboard }

    override var activityTitle: String? { "Copy" }

    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.provider($0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        providers = activityItems.compactMap(Self.provider)
    }

    override func perform() {
        UIPasteboard.general.itemProviders = providers
        activityDidFinish(true)
    }

    private static func provider(_ item: Any) -> NSItemProvider? {
        switch item {
        case let provider as NSItemProvider: provider
        case let text as String: NSItemProvider(object: text)
        case let url as URL: NSItemProvider(object: url)
        case let object as any NSItemProviderWriting: NSItemProvider(object: object)
        default: nil
        }
    }
}
