import CoreGraphics
import TextEngine

/// Drags of selected text, and drops at a caret that follows (DI-07, DI-08). Text fields and text views share it.
@MainActor final class TextDragDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private weak var host: (any TextDragHost)?
    private(set) lazy var dragInteraction = TextDragInteraction(self)
    private(set) lazy var dropInteraction = makeDropInteraction()
    private(set) var isDragging = false
    private(set) var isDropping = false
    /// A Boolean value that indicates whether a drop changes the text now.
    private(set) var isInserting = false
    private var content: TextDragContent?
    private var operation = UIDropOperation.cancel
    private let caret = UIView()
    private var dropPlace: TextLocation?
    private var proposal = UITextDropProposal(operation: .cancel)
    /// The answer of the delegate for text that cannot be edited.
    private var editability = UITextDropEditability.no
    private var hasAskedForPreview = false
    private var dropPreview: UITargetedDragPreview?
    /// A Boolean value that indicates whether the primary button was pressed on the selection, and may begin a drag.
    var isSelectionPressed = false

    init(_ host: any TextDragHost) {
        self.host = host
        super.init()
        caret.isUserInteractionEnabled = false
    }

    private func makeDropInteraction() -> UIDropInteraction {
        let new = UIDropInteraction(delegate: self)
        // It is found without being one of the view's interactions.
        new.didMove(to: host)
        return new
    }

    /// Adds the gestures with which selected text is dragged.
    func prepareForDragging() {
        guard let host, dragInteraction.view == nil else { return }
        host.addInteraction(dragInteraction)
    }

    /// Returns whether a drag can begin at a point of the view: in selected text.
    func canDrag(at point: CGPoint) -> Bool {
        guard let host, host.mayDragText, dragInteraction.isEnabled, !host.editor.selection.isCaret,
            host.visibleTextArea.contains(point)
        else { return false }
        let inDocument = CGPoint(x: point.x - host.documentOrigin.x, y: point.y - host.documentOrigin.y)
        return rects(of: host.editor.selection.range, near: inDocument.y).contains { $0.contains(inDocument) }
    }

    private func rects(of range: Range<Int>, near y: CGFloat) -> [CGRect] {
        host?.editor.document.selectionRects(for: range, in: y...y, edges: nil) ?? []
    }

    // MARK: Drags

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let host, canDrag(at: session.location(in: host)) else { return [] }
        return items(for: session, existing: [])
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        // The text of this view is in the drag already.
        guard !isDragging, canDrag(at: point) else { return [] }
        return items(for: session, existing: session.items)
    }

    private func items(for session: any UIDragSession, existing: [UIDragItem]) -> [UIDragItem] {
        guard let host else { return [] }
        let range = host.editor.selection.range
        let fragment = host.editor.document.fragment(in: range)
        guard !fragment.text.isEmpty else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: fragment.text)))
        let content = TextDragContent(fragment, in: range, of: host)
        item.localObject = content
        self.content = content
        guard let delegate = host.textDragDelegate else { return [item] }
        let request = TextDragRequest(range, item, existing: existing, session: session)
        return delegate.textDraggableView(host, itemsForDrag: request)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let host else { return nil }
        return host.textDragDelegate?.textDraggableView(host, dragPreviewForLiftingItem: item, session: session)
            ?? standardPreview
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        guard let host else { return }
        host.textDragDelegate?.textDraggableView(host, willAnimateLiftWith: animator, session: session)
    }

    /// The visible lines of the text.
    private var standardPreview: UITargetedDragPreview? {
        guard let host, let content else { return nil }
        let area = host.visibleTextArea
        let origin = host.documentOrigin
        let shown = area.offsetBy(dx: -origin.x, dy: -origin.y)
        let lines = host.editor.document.selectionRects(
            for: content.range, in: shown.minY...max(shown.minY, shown.maxY), edges: nil)
        let visible = lines.map { $0.offsetBy(dx: origin.x, dy: origin.y).intersection(area) }
            .filter { !$0.isNull && !$0.isEmpty }
        guard !visible.isEmpty else { return nil }
        guard host.textDragOptions.contains(.stripTextColorFromPreviews) else {
            let parameters = UIDragPreviewParameters(textLineRects: visible.map { NSValue(cgRect: $0) })
            return UITargetedDragPreview(view: host, parameters: parameters)
        }
        let plain = TextDragPreviewView(content.range, lines: visible, in: host)
        plain.overrideUserInterfaceStyle = host.traitCollection.userInterfaceStyle
        return UITargetedDragPreview(
            view: plain, parameters: UIDragPreviewParameters(textLineRects: plain.lines.map { NSValue(cgRect: $0) }),
            target: UIDragPreviewTarget(container: host, center: plain.center))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { host?.mayDropText ?? false }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isDragging = true
        isSelectionPressed = false
        guard let host else { return }
        host.textDragDelegate?.textDraggableView(host, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { self.operation = operation }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        isDragging = false
        if operation != .move { content = nil }
        guard let host else { return }
        host.textDragDelegate?.textDraggableView(host, dragSessionDidEnd: session, with: operation)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        // A target of another program may have copied after all.
        if operation == .move, (session as? DragSession)?.performedOperation == .move { content?.deleteSource() }
        content = nil
    }

    // MARK: Drops

    /// Returns the dragged text of this app; nil for several items, which are loaded.
    private func local(_ session: any UIDropSession) -> TextDragContent? {
        session.items.count == 1 ? session.items[0].localObject as? TextDragContent : nil
    }

    private var dropDelegate: (any UITextDropDelegate)? { host?.textDropDelegate }

    private func isText(_ session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self) || session.canLoadObjects(ofClass: NSURL.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let host else { return false }
        editability = host.mayDropText ? .yes : .no
        if !host.mayDropText, let dropDelegate {
            editability = dropDelegate.textDroppableView(
                host, willBecomeEditableForDrop: request(session, at: place(of: session, in: host)))
        }
        // The delegate can perform drops of other items.
        return editability != .no && (isText(session) || dropDelegate != nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isDropping = true
        guard let host else { return }
        dropDelegate?.textDroppableView(host, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let host, takesDrops else { return cancelled() }
        dropDelegate?.textDroppableView(host, dropSessionDidUpdate: session)
        let place = place(of: session, in: host)
        let request = request(session, at: place)
        proposal = dropDelegate?.textDroppableView(host, proposalForDrop: request) ?? request.suggestedProposal
        guard proposal.operation.rawValue > UIDropOperation.forbidden.rawValue else {
            hideCaret()
            return proposal
        }
        dropPlace = place
        if proposal.dropAction == .insert, proposal.dropPerformer == .view {
            showCaret(at: place)
        } else {
            caret.removeFromSuperview()
        }
        return proposal
    }

    /// A Boolean value that indicates whether a drop of the session can change the text.
    private var takesDrops: Bool { host?.mayDropText == true || editability != .no }

    private func place(of session: any UIDropSession, in host: any TextDragHost) -> TextLocation {
        let point = session.location(in: host)
        return host.editor.document.place(
            at: CGPoint(x: point.x - host.documentOrigin.x, y: point.y - host.documentOrigin.y))
    }

    private func request(_ session: any UIDropSession, at place: TextLocation) -> TextDropRequest {
        let own = local(session)
        return TextDropRequest(
            place, suggestion(session, own, at: place), isSameView: own.map { $0.host === host } ?? false,
            session: session)
    }

    /// Returns the proposal of the view: moves its own text, and copies other text.
    private func suggestion(
        _ session: any UIDropSession, _ own: TextDragContent?, at place: TextLocation
    ) -> UITextDropProposal {
        guard isText(session) else { return UITextDropProposal(operation: .cancel) }
        let isOwn = own.map { $0.host === host } ?? false
        if isOwn, let own, own.range.contains(place.offset) || own.range.upperBound == place.offset {
            return UITextDropProposal(operation: .cancel)
        }
        let forcesMove = (session as? DropSession)?.forcesMove ?? false
        let moves = own != nil && session.allowsMoveOperation && (isOwn || forcesMove)
        let suggestion = UITextDropProposal(operation: moves ? .move : .copy)
        suggestion.isPrecise = true
        return suggestion
    }

    private func cancelled() -> UIDropProposal {
        hideCaret()
        return UIDropProposal(operation: .cancel)
    }

    private func showCaret(at place: TextLocation) {
        guard let host else { return }
        let rect = host.editor.document.caretRect(for: place)
        let width: CGFloat = 2
        caret.backgroundColor = host.tintColor
        if caret.superview !== host { host.addSubview(caret) }
        caret.frame = CGRect(
            x: rect.minX + host.documentOrigin.x - width / 2, y: rect.minY + host.documentOrigin.y, width: width,
            height: rect.height)
        caret.isHidden = !host.visibleTextArea.insetBy(dx: -width, dy: -width).intersects(caret.frame)
    }

    private func hideCaret() {
        dropPlace = nil
        caret.removeFromSuperview()
    }

    /// The frame of the caret that follows a drag; nil if none is displayed.
    var caretFrame: CGRect? { caret.superview == nil || caret.isHidden ? nil : caret.frame }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isDropping = false
        hideCaret()
        guard let host else { return }
        dropDelegate?.textDroppableView(host, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let host, let place = dropPlace else { return }
        let proposal = proposal
        hideCaret()
        hasAskedForPreview = false
        dropPreview = nil
        if editability == .yes, !host.mayDropText { host.allowTextChanges() }
        dropDelegate?.textDroppableView(host, willPerformDrop: request(session, at: place))
        if proposal.dropProgressMode == .custom { session.progressIndicatorStyle = .none }
        guard proposal.dropPerformer == .view else { return }
        let own = local(session)
        let operation = (session as? DropSession)?.effectiveOperation ?? .copy
        _ = host.becomeFirstResponder()
        if let own, own.host === host, operation == .move, proposal.dropAction == .insert,
            proposal.useFastSameViewOperations
        {
            own.wasMovedInside = true
            host.editor.move(own.range, to: place.offset)
            return
        }
        let isDirect = own?.host !== host || proposal.useFastSameViewOperations
        if let own, isDirect { return insert(own.fragment, at: place, proposal) }
        if session.canLoadObjects(ofClass: NSString.self) {
            session.loadObjects(ofClass: NSString.self) { [weak self] texts in
                let texts = texts.compactMap { ($0 as? NSString).map { String(describing: $0) } }
                self?.insert(TextFragment(texts.joined(separator: "\n")), at: place, proposal, own)
            }
        } else {
            session.loadObjects(ofClass: NSURL.self) { [weak self] urls in
                let texts = urls.compactMap { url -> String? in
                    guard let url = url as? NSURL else { return nil }
                    return url.isFileURL ? url.path : url.absoluteString
                }
                self?.insert(TextFragment(texts.joined(separator: "\n")), at: place, proposal, own)
            }
        }
    }

    /// Inserts dropped text.
    ///
    /// - Parameters:
    ///   - fragment: The text.
    ///   - place: The place of the drop.
    ///   - proposal: The proposal that determines what the text replaces.
    ///   - own: The dragged text, if it is one of this app.
    private func insert(
        _ fragment: TextFragment, at place: TextLocation, _ proposal: UITextDropProposal, _ own: TextDragContent? = nil
    ) {
        guard let host, takesDrops, fragment.units > 0 else { return }
        let selection: TextSelection
        switch proposal.dropAction {
        case .insert: selection = TextSelection(place)
        case .replaceSelection: selection = host.editor.selection
        case .replaceAll: selection = TextSelection(0..<host.editor.document.length)
        }
        let length = host.editor.document.length
        isInserting = true
        defer { isInserting = false }
        host.editor.insertDropped(fragment, replacing: selection, keepsAttributes: host.keepsAttributesOfDrops)
        guard let own, own.host === host else { return }
        own.shift(by: host.editor.document.length - length, at: selection.range.lowerBound)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let host, let dropDelegate else { return defaultPreview }
        // One preview is for all items.
        if !hasAskedForPreview {
            hasAskedForPreview = true
            dropPreview = dropDelegate.textDroppableView(host, previewForDroppingAllItemsWithDefault: defaultPreview)
        }
        return dropPreview
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isDropping = false
        hideCaret()
        dropPreview = nil
        guard let host else { return }
        dropDelegate?.textDroppableView(host, dropSessionDidEnd: session)
    }
}
