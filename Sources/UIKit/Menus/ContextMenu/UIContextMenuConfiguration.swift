/// An object that describes the contents of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// A closure that returns the menu to show, or `nil` to show none. Its argument is the suggested elements.
    public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

    /// A closure that returns a view controller with a preview of the content that the menu applies to.
    public typealias ContentPreviewProvider = @MainActor () -> UIViewController?

    /// An identifier that the app uses to tell its configurations apart. The default is a new `NSUUID`.
    public let identifier: any NSCopying

    let previewProvider: ContentPreviewProvider?
    let actionProvider: ActionProvider?

    /// Creates a configuration whose menu is built when it is shown.
    ///
    /// - Parameters:
    ///   - identifier: An identifier for the app's use. With `nil`, the configuration gets a unique one.
    ///   - previewProvider: A closure that returns a view controller with a preview of the content, which is displayed
    ///     beside the menu. Its size is the `preferredContentSize` of the controller, or the one that its constraints
    ///     determine. With `nil`, the default, there is no preview (AC-14).
    ///   - actionProvider: A closure that returns the menu. With `nil`, no menu is shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

/// An alias of ``UIContextMenuConfiguration/ActionProvider``.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// An alias of ``UIContextMenuConfiguration/ContentPreviewProvider``.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.ContentPreviewProvider
