// Functions to which references such as `UIResponder.copy(_:)` resolve in `Selector` initializers. The compiler prefers
// them to the methods, so that each reference to a standard action, through any class, is known to denote that action.
extension UIResponder {
    @_documentation(visibility: internal)
    public nonisolated static func cut(_ reference: StandardEditAction.Reference) -> StandardEditAction { .cut }
    @_documentation(visibility: internal)
    public nonisolated static func copy(_ reference: StandardEditAction.Reference) -> StandardEditAction { .copy }
    @_documentation(visibility: internal)
    public nonisolated static func paste(_ reference: StandardEditAction.Reference) -> StandardEditAction { .paste }
    @_documentation(visibility: internal)
    public nonisolated static func pasteAndMatchStyle(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .pasteAndMatchStyle
    }
    @_documentation(visibility: internal)
    public nonisolated static func pasteAndGo(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .pasteAndGo
    }
    @_documentation(visibility: internal)
    public nonisolated static func pasteAndSearch(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .pasteAndSearch
    }
    @_documentation(visibility: internal)
    public nonisolated static func newFromPasteboard(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .newFromPasteboard
    }
    @_documentation(visibility: internal)
    public nonisolated static func select(_ reference: StandardEditAction.Reference) -> StandardEditAction { .select }
    @_documentation(visibility: internal)
    public nonisolated static func selectAll(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .selectAll
    }
    @_documentation(visibility: internal)
    public nonisolated static func delete(_ reference: StandardEditAction.Reference) -> StandardEditAction { .delete }
    @_documentation(visibility: internal)
    public nonisolated static func makeTextWritingDirectionLeftToRight(_ reference: StandardEditAction.Reference)
        -> StandardEditAction
    { .makeTextWritingDirectionLeftToRight }
    @_documentation(visibility: internal)
    public nonisolated static func makeTextWritingDirectionRightToLeft(_ reference: StandardEditAction.Reference)
        -> StandardEditAction
    { .makeTextWritingDirectionRightToLeft }
    @_documentation(visibility: internal)
    public nonisolated static func toggleBoldface(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .toggleBoldface
    }
    @_documentation(visibility: internal)
    public nonisolated static func toggleItalics(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .toggleItalics
    }
    @_documentation(visibility: internal)
    public nonisolated static func toggleUnderline(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .toggleUnderline
    }
    @_documentation(visibility: internal)
    public nonisolated static func increaseSize(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .increaseSize
    }
    @_documentation(visibility: internal)
    public nonisolated static func decreaseSize(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .decreaseSize
    }
    @_documentation(visibility: internal)
    public nonisolated static func alignLeft(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .alignLeft
    }
    @_documentation(visibility: internal)
    public nonisolated static func alignCenter(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .alignCenter
    }
    @_documentation(visibility: internal)
    public nonisolated static func alignJustified(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .alignJustified
    }
    @_documentation(visibility: internal)
    public nonisolated static func alignRight(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .alignRight
    }
    @_documentation(visibility: internal)
    public nonisolated static func find(_ reference: StandardEditAction.Reference) -> StandardEditAction { .find }
    @_documentation(visibility: internal)
    public nonisolated static func findAndReplace(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .findAndReplace
    }
    @_documentation(visibility: internal)
    public nonisolated static func findNext(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .findNext
    }
    @_documentation(visibility: internal)
    public nonisolated static func findPrevious(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .findPrevious
    }
    @_documentation(visibility: internal)
    public nonisolated static func useSelectionForFind(_ reference: StandardEditAction.Reference) -> StandardEditAction
    {
        .useSelectionForFind
    }
    @_documentation(visibility: internal)
    public nonisolated static func updateTextAttributes(conversionHandler reference: StandardEditAction.Reference)
        -> StandardEditAction
    { .updateTextAttributes }
    @_documentation(visibility: internal)
    public nonisolated static func printContent(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .printContent
    }
    @_documentation(visibility: internal)
    public nonisolated static func rename(_ reference: StandardEditAction.Reference) -> StandardEditAction { .rename }
    @_documentation(visibility: internal)
    public nonisolated static func duplicate(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .duplicate
    }
    @_documentation(visibility: internal)
    public nonisolated static func move(_ reference: StandardEditAction.Reference) -> StandardEditAction { .move }
    @_documentation(visibility: internal)
    public nonisolated static func export(_ reference: StandardEditAction.Reference) -> StandardEditAction { .export }
    @_documentation(visibility: internal)
    public nonisolated static func toggleSidebar(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .toggleSidebar
    }
    @_documentation(visibility: internal)
    public nonisolated static func toggleInspector(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .toggleInspector
    }
    @_documentation(visibility: internal)
    public nonisolated static func performClose(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .performClose
    }
    @_documentation(visibility: internal)
    public nonisolated static func showWritingTools(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .showWritingTools
    }
    @_documentation(visibility: internal)
    public nonisolated static func openSettings(_ reference: StandardEditAction.Reference) -> StandardEditAction {
        .openSettings
    }
}
