/// The system of the main menu, which the menu bar shows and whose key commands work in every window.
///
/// An app that needs few changes of the standard menus selects groups of elements with a configuration:
///
/// ```swift
/// let configuration = UIMainMenuSystem.Configuration()
/// configuration.printingPreference = .removed
/// configuration.findingConfiguration.style = .search
/// UIMainMenuSystem.shared.setBuildConfiguration(configuration) { builder in
///     builder.insertChild(UIMenu(title: "Library", children: [save]), atStartOfMenu: .file)
/// }
/// ```
@preconcurrency @MainActor open class UIMainMenuSystem: UIMenuSystem {
    /// The system of the main menu. It is the same object as ``UIMenuSystem/main``.
    public class var shared: UIMainMenuSystem { mainSystem }

    /// The preferences for groups of elements of the standard main menu (MB-10).
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// The preference for the commands of documents in the file menu.
        open var documentPreference = UIMenuSystem.ElementGroupPreference.automatic
        /// The preference for the command that prints.
        open var printingPreference = UIMenuSystem.ElementGroupPreference.automatic
        /// The preference for the commands that find text.
        open var findingPreference = UIMenuSystem.ElementGroupPreference.automatic
        /// The kind of content that the commands find text in.
        public let findingConfiguration = UIMenuSystem.FindElementGroupConfiguration()
        /// The preference for the command that shows and hides the sidebar.
        open var sidebarPreference = UIMenuSystem.ElementGroupPreference.automatic
        /// The preference for the command that shows and hides the inspector.
        open var inspectorPreference = UIMenuSystem.ElementGroupPreference.automatic
        /// The preference for the commands that format text.
        open var textFormattingPreference = UIMenuSystem.ElementGroupPreference.automatic

        /// Creates a configuration in which all preferences are automatic.
        public override init() { super.init() }

        deinit {}
    }

    private var configuration: Configuration?
    private var buildHandler: (@MainActor (any UIMenuBuilder) -> Void)?

    deinit {}

    /// Sets the elements of the standard main menu, and builds it again.
    ///
    /// - Parameters:
    ///   - configuration: The preferences for groups of elements.
    ///   - buildHandler: A closure that changes the menu. If it is not `nil`, it replaces the calls of
    ///     `buildMenu(with:)`.
    open func setBuildConfiguration(
        _ configuration: Configuration, buildHandler: (@MainActor (any UIMenuBuilder) -> Void)? = nil
    ) {
        self.configuration = configuration
        self.buildHandler = buildHandler
        setNeedsRebuild()
    }

    /// Forgets the configuration. Only tests do this.
    package func resetBuildConfiguration() {
        configuration = nil
        buildHandler = nil
        setNeedsRebuild()
    }

    override var hasBuildConfiguration: Bool { configuration != nil }

    override func configure(_ tree: MenuTree) {
        guard let configuration else { return }
        let groups: [(UIMenuSystem.ElementGroupPreference, UIMenu.Identifier)] = [
            (configuration.documentPreference, .document), (configuration.printingPreference, .print),
            (configuration.findingPreference, .find), (configuration.sidebarPreference, .sidebar),
            (configuration.inspectorPreference, .inspector), (configuration.textFormattingPreference, .format),
        ]
        for (preference, identifier) in groups where preference == .removed { tree.remove(menu: identifier) }
        let removed: [StandardEditAction] =
            switch configuration.findingConfiguration.style {
            case .automatic, .editableText: []
            case .nonEditableText: [.findAndReplace]
            case .search: [.findAndReplace, .findNext, .findPrevious, .useSelectionForFind]
            }
        for action in removed {
            // Some commands exist twice, with another key.
            for _ in 0..<2 { tree.remove(command: Selector(action), propertyList: nil) }
        }
    }

    override func buildByApplication(_ tree: MenuTree, delegate: UIResponder?) {
        if let buildHandler { buildHandler(tree) } else { super.buildByApplication(tree, delegate: delegate) }
    }
}
