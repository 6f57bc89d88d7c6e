/// The delegate of a navigation item whose title the user can edit in the bar (BI-22).
///
/// ```swift
/// final class DocumentController: UIViewController, UINavigationItemRenameDelegate {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         navigationItem.title = "Notes"
///         navigationItem.renameDelegate = self
///         navigationItem.titleMenuProvider = { UIMenu(children: $0) }
///     }
///
///     func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
///         print("The document is now named \(title)")
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    /// Tells the delegate that the user has renamed the item, whose title is the new one already.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)

    /// Asks the delegate whether the user may rename the item. Optional; the default is `true`.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool

    /// Returns the text with which renaming begins, and the part of it that is selected. Optional; by default, the
    /// suggested ones: the title, without an extension of a file selected.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)

    /// Asks the delegate whether a title is permitted. If not, the user continues. Optional; the default is `true`.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Returns `true`.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    /// Returns the suggested text and range.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// Returns `true`.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
