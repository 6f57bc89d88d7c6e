/// A standard edit action of ``UIResponderStandardEditActions``, as stored by a `Selector`.
///
/// Apps do not use this type directly. It makes `Selector(Editor.copy(_:))` denote the standard action, even for a
/// class that inherits it: on Apple's platforms the runtime identifies actions by name, whereas here the method
/// reference itself must identify the action. Each case has the name of its method.
public enum StandardEditAction: Int, CaseIterable, Sendable {
    /// The parameter type of the functions that represent the actions. Apps cannot create it, so only `Selector` calls
    /// them.
    public struct Reference: Sendable { package init() {} }

    case cut
    case copy
    case paste
    case pasteAndMatchStyle
    case pasteAndGo
    case pasteAndSearch
    case newFromPasteboard
    case select
    case selectAll
    case delete
    case makeTextWritingDirectionLeftToRight
    case makeTextWritingDirectionRightToLeft
    case toggleBoldface
    case toggleItalics
    case toggleUnderline
    case increaseSize
    case decreaseSize
    case alignLeft
    case alignCenter
    case alignJustified
    case alignRight
    case find
    case findAndReplace
    case findNext
    case findPrevious
    case useSelectionForFind
    case updateTextAttributes
    case printContent
    case rename
    case duplicate
    case move
    case export
    case toggleSidebar
    case toggleInspector
    case performClose
    case showWritingTools
    case openSettings

    /// The Objective-C name of the action's method and of its selector.
    package var selectorName: String {
        switch self {
        case .cut: "cut:"
        case .copy: "copy:"
        case .paste: "paste:"
        case .pasteAndMatchStyle: "pasteAndMatchStyle:"
        case .pasteAndGo: "pasteAndGo:"
        case .pasteAndSearch: "pasteAndSearch:"
        case .newFromPasteboard: "newFromPasteboard:"
        case .select: "select:"
        case .selectAll: "selectAll:"
        case .delete: "delete:"
        case .makeTextWritingDirectionLeftToRight: "makeTextWritingDirectionLeftToRight:"
        case .makeTextWritingDirectionRightToLeft: "makeTextWritingDirectionRightToLeft:"
        case .toggleBoldface: "toggleBoldface:"
        case .toggleItalics: "toggleItalics:"
        case .toggleUnderline: "toggleUnderline:"
        case .increaseSize: "increaseSize:"
        case .decreaseSize: "decreaseSize:"
        case .alignLeft: "alignLeft:"
        case .alignCenter: "alignCenter:"
        case .alignJustified: "alignJustified:"
        case .alignRight: "alignRight:"
        case .find: "find:"
        case .findAndReplace: "findAndReplace:"
        case .findNext: "findNext:"
        case .findPrevious: "findPrevious:"
        case .useSelectionForFind: "useSelectionForFind:"
        case .updateTextAttributes: "updateTextAttributesWithConversionHandler:"
        case .printContent: "printContent:"
        case .rename: "rename:"
        case .duplicate: "duplicate:"
        case .move: "move:"
        case .export: "export:"
        case .toggleSidebar: "toggleSidebar:"
        case .toggleInspector: "toggleInspector:"
        case .performClose: "performClose:"
        case .showWritingTools: "showWritingTools:"
        case .openSettings: "openSettings:"
        }
    }

    /// The actions by selector name.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.selectorName, $0) })
}
