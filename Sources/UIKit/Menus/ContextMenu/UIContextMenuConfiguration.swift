/// What a context menu has in it.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Makes the menu; it is handed what the toolkit suggests. Nil shows none.
    public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

    /// Makes a picture of what the menu is about.
    public typealias ContentPreviewProvider = @MainActor () -> UIViewController?

    /// By which the app tells its configurations apart. Those made without one get their own.
    public let identifier: any NSCopying

    let actionProvider: ActionProvider?

    /// A configuration whose menu is made when it is shown.
    ///
    /// - Parameter previewProvider: never called: menus of a desktop are shown beside what they are about, which stays
    ///   in sight. It exists so that apps written for iOS compile.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
        super.init()
    }
}

/// Another name of ``UIContextMenuConfiguration/ActionProvider``.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// Another name of ``UIContextMenuConfiguration/ContentPreviewProvider``.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.ContentPreviewProvider
