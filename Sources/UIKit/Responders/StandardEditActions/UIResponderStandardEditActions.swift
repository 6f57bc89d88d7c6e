/// What people do to text and other content by menus and key commands: the actions that the toolkit knows by name.
///
/// Every responder has them, and does nothing in them. Override those that your class handles: it is then found for
/// them in the responder chain, and ``UIResponder/canPerformAction(_:withSender:)`` says so.
/// `Selector(UIResponder.copy(_:))` stands for the action, whichever class it is named through.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject, Sendable {
    /// Takes the attributes of text and gives those it shall have.
    typealias TextAttributesConversion = ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]

    /// Puts what is selected on the pasteboard and takes it out.
    func cut(_ sender: Any?)

    /// Puts what is selected on the pasteboard.
    func copy(_ sender: Any?)

    /// Inserts what is on the pasteboard.
    func paste(_ sender: Any?)

    /// Inserts what is on the pasteboard, looking like what is around it.
    func pasteAndMatchStyle(_ sender: Any?)

    /// Pastes an address and goes there.
    func pasteAndGo(_ sender: Any?)

    /// Pastes text and searches for it.
    func pasteAndSearch(_ sender: Any?)

    /// Makes something new of what is on the pasteboard.
    func newFromPasteboard(_ sender: Any?)

    /// Selects what is at the place concerned.
    func select(_ sender: Any?)

    /// Selects everything.
    func selectAll(_ sender: Any?)

    /// Takes out what is selected.
    func delete(_ sender: Any?)

    /// Writes the selected text from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)

    /// Writes the selected text from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)

    /// Makes the selected text bold, or ends that.
    func toggleBoldface(_ sender: Any?)

    /// Makes the selected text italic, or ends that.
    func toggleItalics(_ sender: Any?)

    /// Underlines the selected text, or ends that.
    func toggleUnderline(_ sender: Any?)

    /// Makes the selected text larger.
    func increaseSize(_ sender: Any?)

    /// Makes the selected text smaller.
    func decreaseSize(_ sender: Any?)

    /// Aligns the selected text left.
    func alignLeft(_ sender: Any?)

    /// Centres the selected text.
    func alignCenter(_ sender: Any?)

    /// Justifies the selected text.
    func alignJustified(_ sender: Any?)

    /// Aligns the selected text right.
    func alignRight(_ sender: Any?)

    /// Begins a search.
    func find(_ sender: Any?)

    /// Begins to search and replace.
    func findAndReplace(_ sender: Any?)

    /// Goes to the next place that was found.
    func findNext(_ sender: Any?)

    /// Goes to the place found before.
    func findPrevious(_ sender: Any?)

    /// Searches for the selected text.
    func useSelectionForFind(_ sender: Any?)

    /// Changes the attributes of the selected text.
    func updateTextAttributes(conversionHandler: TextAttributesConversion)

    /// Prints.
    func printContent(_ sender: Any?)

    /// Gives something another name.
    func rename(_ sender: Any?)

    /// Makes a copy beside the original.
    func duplicate(_ sender: Any?)

    /// Puts something elsewhere.
    func move(_ sender: Any?)

    /// Saves something in another form.
    func export(_ sender: Any?)

    /// Shows or hides the sidebar.
    func toggleSidebar(_ sender: Any?)

    /// Shows or hides the inspector.
    func toggleInspector(_ sender: Any?)

    /// Closes what is in front.
    func performClose(_ sender: Any?)

    /// Shows tools that help with writing.
    func showWritingTools(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
