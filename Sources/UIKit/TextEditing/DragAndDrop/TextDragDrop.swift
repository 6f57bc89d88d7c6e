import CoreGraphics
import TextEngine

/// Drags of selected text, and drops at a caret that follows (DI-07). Text fields and text views share it.
@MainActor final class TextDragDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private weak var host: (any TextDragHost)?
    private(set) lazy var dragInteraction = TextDragInteraction(self)
    private(set) lazy var dropInteraction = makeDropInteraction()
    private(set) var isDragging = false
    private(set) var isDropping = false
    private var content: TextDragContent?
    private var operation = UIDropOperation.cancel
    private let caret = UIView()
    private var dropPlace: TextLocation?
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
        let range = host.editor.selection.range
        let fragment = host.editor.document.fragment(in: range)
        guard !fragment.text.isEmpty else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: fragment.text)))
        let content = TextDragContent(fragment, in: range, of: host)
        item.localObject = content
        self.content = content
        return [item]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let host, let content else { return nil }
        let area = host.visibleTextArea
        let origin = host.documentOrigin
        let shown = area.offsetBy(dx: -origin.x, dy: -origin.y)
        let lines = host.editor.document.selectionRects(
            for: content.range, in: shown.minY...max(shown.minY, shown.maxY), edges: nil)
        let visible = lines.map { $0.offsetBy(dx: origin.x, dy: origin.y).intersection(area) }
            .filter { !$0.isNull && !$0.isEmpty }
        guard !visible.isEmpty else { return nil }
        let parameters = UIDragPreviewParameters(textLineRects: visible.map { NSValue(cgRect: $0) })
        return UITargetedDragPreview(view: host, parameters: parameters)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { host?.mayDropText ?? false }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isDragging = true
        isSelectionPressed = false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { self.operation = operation }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        isDragging = false
        if operation != .move { content = nil }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        if operation == .move { content?.deleteSource() }
        content = nil
    }

    // MARK: Drops

    private func local(_ session: any UIDropSession) -> TextDragContent? {
        session.items.first?.localObject as? TextDragContent
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self) || session.canLoadObjects(ofClass: NSURL.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isDropping = true
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let host, host.mayDropText else { return cancelled() }
        let point = session.location(in: host)
        let place = host.editor.document.place(
            at: CGPoint(x: point.x - host.documentOrigin.x, y: point.y - host.documentOrigin.y))
        let own = local(session)
        let isOwn = own?.host === host
        if isOwn, let own, own.range.contains(place.offset) || own.range.upperBound == place.offset {
            return cancelled()
        }
        dropPlace = place
        showCaret(at: place)
        let forcesMove = (session as? DropSession)?.forcesMove ?? false
        let moves = own != nil && session.allowsMoveOperation && (isOwn || forcesMove)
        let proposal = UIDropProposal(operation: moves ? .move : .copy)
        proposal.isPrecise = true
        return proposal
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
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let host, let place = dropPlace else { return }
        hideCaret()
        let own = local(session)
        let operation = (session as? DropSession)?.effectiveOperation ?? .copy
        _ = host.becomeFirstResponder()
        if let own, own.host === host, operation == .move {
            own.wasMovedInside = true
            host.editor.move(own.range, to: place.offset)
            return
        }
        if let own { return insert(own.fragment, at: place) }
        if session.canLoadObjects(ofClass: NSString.self) {
            session.loadObjects(ofClass: NSString.self) { [weak self] texts in
                let texts = texts.compactMap { ($0 as? NSString).map { String(describing: $0) } }
                self?.insert(TextFragment(texts.joined(separator: "\n")), at: place)
            }
        } else {
            session.loadObjects(ofClass: NSURL.self) { [weak self] urls in
                let texts = urls.compactMap { url -> String? in
                    guard let url = url as? NSURL else { return nil }
                    return url.isFileURL ? url.path : url.absoluteString
                }
                self?.insert(TextFragment(texts.joined(separator: "\n")), at: place)
            }
        }
    }

    private func insert(_ fragment: TextFragment, at place: TextLocation) {
        guard let host, host.mayDropText, fragment.units > 0 else { return }
        host.editor.insertDropped(fragment, at: place, keepsAttributes: host.keepsAttributesOfDrops)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isDropping = false
        hideCaret()
    }
}
