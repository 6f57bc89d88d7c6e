/// Determines which action a reference to a requirement of ``UIResponderStandardEditActions`` denotes, by calling it
/// and recording the called method.
nonisolated final class StandardActionRecorder: UIResponderStandardEditActions, @unchecked Sendable {
    // Unchecked: each instance is used by one function only.
    private(set) var called: StandardEditAction?

    /// Returns the action that a method calls; nil if it calls none.
    static func action(_ method: MethodFunction) -> StandardEditAction? {
        let recorder = StandardActionRecorder()
        _ = method.call(on: recorder, MethodArguments())
        return recorder.called
    }

    func cut(_ sender: Any?) { called = .cut }
    func copy(_ sender: Any?) { called = .copy }
    func paste(_ sender: Any?) { called = .paste }
    func pasteAndMatchStyle(_ sender: Any?) { called = .pasteAndMatchStyle }
    func pasteAndGo(_ sender: Any?) { called = .pasteAndGo }
    func pasteAndSearch(_ sender: Any?) { called = .pasteAndSearch }
    func newFromPasteboard(_ sender: Any?) { called = .newFromPasteboard }
    func select(_ sender: Any?) { called = .select }
    func selectAll(_ sender: Any?) { called = .selectAll }
    func delete(_ sender: Any?) { called = .delete }
    func makeTextWritingDirectionLeftToRight(_ sender: Any?) { called = .makeTextWritingDirectionLeftToRight }
    func makeTextWritingDirectionRightToLeft(_ sender: Any?) { called = .makeTextWritingDirectionRightToLeft }
    func toggleBoldface(_ sender: Any?) { called = .toggleBoldface }
    func toggleItalics(_ sender: Any?) { called = .toggleItalics }
    func toggleUnderline(_ sender: Any?) { called = .toggleUnderline }
    func increaseSize(_ sender: Any?) { called = .increaseSize }
    func decreaseSize(_ sender: Any?) { called = .decreaseSize }
    func alignLeft(_ sender: Any?) { called = .alignLeft }
    func alignCenter(_ sender: Any?) { called = .alignCenter }
    func alignJustified(_ sender: Any?) { called = .alignJustified }
    func alignRight(_ sender: Any?) { called = .alignRight }
    func find(_ sender: Any?) { called = .find }
    func findAndReplace(_ sender: Any?) { called = .findAndReplace }
    func findNext(_ sender: Any?) { called = .findNext }
    func findPrevious(_ sender: Any?) { called = .findPrevious }
    func useSelectionForFind(_ sender: Any?) { called = .useSelectionForFind }
    func updateTextAttributes(conversionHandler: TextAttributesConversion) { called = .updateTextAttributes }
    func printContent(_ sender: Any?) { called = .printContent }
    func rename(_ sender: Any?) { called = .rename }
    func duplicate(_ sender: Any?) { called = .duplicate }
    func move(_ sender: Any?) { called = .move }
    func export(_ sender: Any?) { called = .export }
    func toggleSidebar(_ sender: Any?) { called = .toggleSidebar }
    func toggleInspector(_ sender: Any?) { called = .toggleInspector }
    func performClose(_ sender: Any?) { called = .performClose }
    func showWritingTools(_ sender: Any?) { called = .showWritingTools }
    func openSettings(_ sender: Any?) { called = .openSettings }
}
