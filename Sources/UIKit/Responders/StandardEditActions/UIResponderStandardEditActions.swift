/// Methods for common editing commands, which menus and key commands invoke.
///
/// Every responder implements them with methods that do nothing. Override those that your class supports. The responder
/// chain then finds your object for these actions, and ``UIResponder/canPerformAction(_:withSender:)`` returns true.
/// `Selector(UIResponder.copy(_:))` denotes the action, through any class.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject, Sendable {
    /// A closure that maps text attributes to their new values.
    typealias TextAttributesConversion = ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]

    /// Cuts the selection to the pasteboard.
    func cut(_ sender: Any?)

    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)

    /// Inserts the contents of the pasteboard.
    func paste(_ sender: Any?)

    /// Inserts the contents of the pasteboard with the attributes of the surrounding text.
    func pasteAndMatchStyle(_ sender: Any?)

    /// Pastes an address and opens it.
    func pasteAndGo(_ sender: Any?)

    /// Pastes text and searches for it.
    func pasteAndSearch(_ sender: Any?)

    /// Creates an item from the contents of the pasteboard.
    func newFromPasteboard(_ sender: Any?)

    /// Selects the content at the current location.
    func select(_ sender: Any?)

    /// Selects all content.
    func selectAll(_ sender: Any?)

    /// Deletes the selection.
    func delete(_ sender: Any?)

    /// Sets the writing direction of the selected text to left-to-right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)

    /// Sets the writing direction of the selected text to right-to-left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)

    /// Toggles boldface for the selected text.
    func toggleBoldface(_ sender: Any?)

    /// Toggles italics for the selected text.
    func toggleItalics(_ sender: Any?)

    /// Toggles the underline of the selected text.
    func toggleUnderline(_ sender: Any?)

    /// Increases the size of the selected text.
    func increaseSize(_ sender: Any?)

    /// Decreases the size of the selected text.
    func decreaseSize(_ sender: Any?)

    /// Aligns the selected text to the left.
    func alignLeft(_ sender: Any?)

    /// Centers the selected text.
    func alignCenter(_ sender: Any?)

    /// Justifies the selected text.
    func alignJustified(_ sender: Any?)

    /// Aligns the selected text to the right.
    func alignRight(_ sender: Any?)

    /// Starts a search.
    func find(_ sender: Any?)

    /// Starts searching and replacing.
    func findAndReplace(_ sender: Any?)

    /// Selects the next match.
    func findNext(_ sender: Any?)

    /// Selects the previous match.
    func findPrevious(_ sender: Any?)

    /// Uses the selected text as the search text.
    func useSelectionForFind(_ sender: Any?)

    /// Changes the attributes of the selected text.
    func updateTextAttributes(conversionHandler: TextAttributesConversion)

    /// Prints the content.
    func printContent(_ sender: Any?)

    /// Renames an item.
    func rename(_ sender: Any?)

    /// Duplicates an item.
    func duplicate(_ sender: Any?)

    /// Moves an item to another location.
    func move(_ sender: Any?)

    /// Exports an item in another format.
    func export(_ sender: Any?)

    /// Shows or hides the sidebar.
    func toggleSidebar(_ sender: Any?)

    /// Shows or hides the inspector.
    func toggleInspector(_ sender: Any?)

    /// Closes the frontmost item.
    func performClose(_ sender: Any?)

    /// Shows writing tools.
    func showWritingTools(_ sender: Any?)

    /// Shows the settings of the app. The action is not part of Apple's API.
    func openSettings(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
