import QuartzCore

// Calls to standard edit actions, and detection of the classes that override them.
extension StandardEditAction {
    /// Returns a Boolean value that indicates whether `object` is a responder whose class overrides the action.
    func isImplemented(by object: AnyObject) -> Bool {
        object is UIResponder && StandardActionSlots.all[rawValue].isOverridden(in: type(of: object))
    }

    /// The responder method of the action.
    var method: MethodFunction { StandardEditAction.methods[rawValue] }

    private static let methods = allCases.map { action in
        switch action {
        case .cut: MethodFunction(UIResponder.cut(_:))
        case .copy: MethodFunction(UIResponder.copy(_:))
        case .paste: MethodFunction(UIResponder.paste(_:))
        case .pasteAndMatchStyle: MethodFunction(UIResponder.pasteAndMatchStyle(_:))
        case .pasteAndGo: MethodFunction(UIResponder.pasteAndGo(_:))
        case .pasteAndSearch: MethodFunction(UIResponder.pasteAndSearch(_:))
        case .newFromPasteboard: MethodFunction(UIResponder.newFromPasteboard(_:))
        case .select: MethodFunction(UIResponder.select(_:))
        case .selectAll: MethodFunction(UIResponder.selectAll(_:))
        case .delete: MethodFunction(UIResponder.delete(_:))
        case .makeTextWritingDirectionLeftToRight: MethodFunction(UIResponder.makeTextWritingDirectionLeftToRight(_:))
        case .makeTextWritingDirectionRightToLeft: MethodFunction(UIResponder.makeTextWritingDirectionRightToLeft(_:))
        case .toggleBoldface: MethodFunction(UIResponder.toggleBoldface(_:))
        case .toggleItalics: MethodFunction(UIResponder.toggleItalics(_:))
        case .toggleUnderline: MethodFunction(UIResponder.toggleUnderline(_:))
        case .increaseSize: MethodFunction(UIResponder.increaseSize(_:))
        case .decreaseSize: MethodFunction(UIResponder.decreaseSize(_:))
        case .alignLeft: MethodFunction(UIResponder.alignLeft(_:))
        case .alignCenter: MethodFunction(UIResponder.alignCenter(_:))
        case .alignJustified: MethodFunction(UIResponder.alignJustified(_:))
        case .alignRight: MethodFunction(UIResponder.alignRight(_:))
        case .find: MethodFunction(UIResponder.find(_:))
        case .findAndReplace: MethodFunction(UIResponder.findAndReplace(_:))
        case .findNext: MethodFunction(UIResponder.findNext(_:))
        case .findPrevious: MethodFunction(UIResponder.findPrevious(_:))
        case .useSelectionForFind: MethodFunction(UIResponder.useSelectionForFind(_:))
        case .updateTextAttributes: MethodFunction(UIResponder.updateTextAttributes(with:))
        case .printContent: MethodFunction(UIResponder.printContent(_:))
        case .rename: MethodFunction(UIResponder.rename(_:))
        case .duplicate: MethodFunction(UIResponder.duplicate(_:))
        case .move: MethodFunction(UIResponder.move(_:))
        case .export: MethodFunction(UIResponder.export(_:))
        case .toggleSidebar: MethodFunction(UIResponder.toggleSidebar(_:))
        case .toggleInspector: MethodFunction(UIResponder.toggleInspector(_:))
        case .performClose: MethodFunction(UIResponder.performClose(_:))
        case .showWritingTools: MethodFunction(UIResponder.showWritingTools(_:))
        case .openSettings: MethodFunction(UIResponder.openSettings(_:))
        }
    }
}

extension UIResponder {
    /// Calls the method with the conversion, which is stored as the action's sender and is therefore escaping.
    fileprivate func updateTextAttributes(with conversion: @escaping TextAttributesConversion) {
        updateTextAttributes(conversionHandler: conversion)
    }
}

/// The vtable slots of the actions in responder classes, indexed by raw value.
private enum StandardActionSlots {
    static let all = StandardEditAction.allCases.map {
        MethodSlot(base: UIResponder.self, plain: Plain.self, overriding: probe(for: $0))
    }

    private class Plain: UIResponder {}

    private static func probe(for action: StandardEditAction) -> AnyClass {
        switch action {
        case .cut: Cut.self
        case .copy: Copy.self
        case .paste: Paste.self
        case .pasteAndMatchStyle: PasteAndMatchStyle.self
        case .pasteAndGo: PasteAndGo.self
        case .pasteAndSearch: PasteAndSearch.self
        case .newFromPasteboard: NewFromPasteboard.self
        case .select: Select.self
        case .selectAll: SelectAll.self
        case .delete: Delete.self
        case .makeTextWritingDirectionLeftToRight: MakeTextWritingDirectionLeftToRight.self
        case .makeTextWritingDirectionRightToLeft: MakeTextWritingDirectionRightToLeft.self
        case .toggleBoldface: ToggleBoldface.self
        case .toggleItalics: ToggleItalics.self
        case .toggleUnderline: ToggleUnderline.self
        case .increaseSize: IncreaseSize.self
        case .decreaseSize: DecreaseSize.self
        case .alignLeft: AlignLeft.self
        case .alignCenter: AlignCenter.self
        case .alignJustified: AlignJustified.self
        case .alignRight: AlignRight.self
        case .find: Find.self
        case .findAndReplace: FindAndReplace.self
        case .findNext: FindNext.self
        case .findPrevious: FindPrevious.self
        case .useSelectionForFind: UseSelectionForFind.self
        case .updateTextAttributes: UpdateTextAttributes.self
        case .printContent: PrintContent.self
        case .rename: Rename.self
        case .duplicate: Duplicate.self
        case .move: Move.self
        case .export: Export.self
        case .toggleSidebar: ToggleSidebar.self
        case .toggleInspector: ToggleInspector.self
        case .performClose: PerformClose.self
        case .showWritingTools: ShowWritingTools.self
        case .openSettings: OpenSettings.self
        }
    }

    private class Cut: UIResponder { override func cut(_ sender: Any?) { MethodIdentity.probe() } }
    private class Copy: UIResponder { override func copy(_ sender: Any?) { MethodIdentity.probe() } }
    private class Paste: UIResponder { override func paste(_ sender: Any?) { MethodIdentity.probe() } }
    private class PasteAndMatchStyle: UIResponder {
        override func pasteAndMatchStyle(_ sender: Any?) { MethodIdentity.probe() }
    }
    private class PasteAndGo: UIResponder { override func pasteAndGo(_ sender: Any?) { MethodIdentity.probe() } }
    private class PasteAndSearch: UIResponder {
        override func pasteAndSearch(_ sender: Any?) { MethodIdentity.probe() }
    }
    private class NewFromPasteboard: UIResponder {
        override func newFromPasteboard(_ sender: Any?) { MethodIdentity.probe() }
    }
    private class Select: UIResponder { override func select(_ sender: Any?) { MethodIdentity.probe() } }
    private class SelectAll: UIResponder { override func selectAll(_ sender: Any?) { MethodIdentity.probe() } }
    private class Delete: UIResponder { override func delete(_ sender: Any?) { MethodIdentity.probe() } }
    private class MakeTextWritingDirectionLeftToRight: UIResponder {
        override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { MethodIdentity.probe() }
    }
    private class MakeTextWritingDirectionRightToLeft: UIResponder {
        override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { MethodIdentity.probe() }
    }
    private class ToggleBoldface: UIResponder {
        override func toggleBoldface(_ sender: Any?) { MethodIdentity.probe() }
    }
    private class ToggleItalics: UIResponder { override func toggleItalics(_ sender: Any?) { MethodIdentity.probe() } }
    private class ToggleUnderline: UIResponder {
        override func toggleUnderline(_ sender: Any?) { MethodIdentity.probe() }
    }
    private class IncreaseSize: UIResponder { override func increaseSize(_ sender: Any?) { MethodIdentity.probe() } }
    private class DecreaseSize: UIResponder { override func decreaseSize(_ sender: Any?) { MethodIdentity.probe() } }
    private class AlignLeft: UIResponder { override func alignLeft(_ sender: Any?) { MethodIdentity.probe() } }
    private class AlignCenter: UIResponder { override func alignCenter(_ sender: Any?) { MethodIdentity.probe() } }
    private class AlignJustified: UIResponder {
        override func alignJustified(_ sender: Any?) { MethodIdentity.probe() }
    }
    private class AlignRight: UIResponder { override func alignRight(_ sender: Any?) { MethodIdentity.probe() } }
    private class Find: UIResponder { override func find(_ sender: Any?) { MethodIdentity.probe() } }
    private class FindAndReplace: UIResponder {
        override func findAndReplace(_ sender: Any?) { MethodIdentity.probe() }
    }
    private class FindNext: UIResponder { override func findNext(_ sender: Any?) { MethodIdentity.probe() } }
    private class FindPrevious: UIResponder { override func findPrevious(_ sender: Any?) { MethodIdentity.probe() } }
    private class UseSelectionForFind: UIResponder {
        override func useSelectionForFind(_ sender: Any?) { MethodIdentity.probe() }
    }
    private class UpdateTextAttributes: UIResponder {
        override func updateTextAttributes(conversionHandler: TextAttributesConversion) { MethodIdentity.probe() }
    }
    private class PrintContent: UIResponder { override func printContent(_ sender: Any?) { MethodIdentity.probe() } }
    private class Rename: UIResponder { override func rename(_ sender: Any?) { MethodIdentity.probe() } }
    private class Duplicate: UIResponder { override func duplicate(_ sender: Any?) { MethodIdentity.probe() } }
    private class Move: UIResponder { override func move(_ sender: Any?) { MethodIdentity.probe() } }
    private class Export: UIResponder { override func export(_ sender: Any?) { MethodIdentity.probe() } }
    private class ToggleSidebar: UIResponder { override func toggleSidebar(_ sender: Any?) { MethodIdentity.probe() } }
    private class ToggleInspector: UIResponder {
        override func toggleInspector(_ sender: Any?) { MethodIdentity.probe() }
    }
    private class PerformClose: UIResponder { override func performClose(_ sender: Any?) { MethodIdentity.probe() } }
    private class ShowWritingTools: UIResponder {
        override func showWritingTools(_ sender: Any?) { MethodIdentity.probe() }
    }
    private class OpenSettings: UIResponder { override func openSettings(_ sender: Any?) { MethodIdentity.probe() } }
}
