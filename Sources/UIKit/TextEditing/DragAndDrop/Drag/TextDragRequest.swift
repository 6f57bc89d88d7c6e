/// A request for the items of dragged text.
@MainActor final class TextDragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem]
    let dragSession: any UIDragSession
    var isSelected: Bool { true }

    init(_ range: Range<Int>, _ item: UIDragItem, existing: [UIDragItem], session: any UIDragSession) {
        dragRange = TextRange(range)
        suggestedItems = [item]
        existingItems = existing
        dragSession = session
        super.init()
    }
}
