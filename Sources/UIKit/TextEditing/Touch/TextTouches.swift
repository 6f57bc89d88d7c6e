import DisplayServer

/// Selects text by finger or pen.
///
/// | what fingers do | what comes of it |
/// |---|---|
/// | tap | the caret goes there; where it is already, and on what is selected, the edit menu comes and goes |
/// | tap twice, three times | the word, the paragraph is selected, and the edit menu comes |
/// | hold | the caret goes there and follows; in text that is only read, words are selected |
/// | drag a handle | that end of the selection follows |
/// | anything else | the text scrolls, or what is around it |
///
/// Near the edges the text scrolls on while a finger drags or holds. Handles are shown at both ends of what fingers have
/// selected; the pointer and the keys take them away.
@MainActor final class TextTouches: NSObject, UIGestureRecognizerDelegate {
    private let editor: TextEditor
    private weak var host: (any TextTouchHost)?
    private let menu: UIEditMenuInteraction
    private let hold = UILongPressGestureRecognizer()
    /// Made with the first handles: most texts never have any.
    private var drag: UILongPressGestureRecognizer?
    private var handles: [SelectionHandle] = []
    private var pendingMenu: Scheduler.Task?
    /// Whether fingers made the selection that there is.
    private(set) var isByFinger = false

    /// - Parameter menu: the view's edit menu.
    init(_ editor: TextEditor, in host: any TextTouchHost, menu: UIEditMenuInteraction) {
        self.editor = editor
        self.host = host
        self.menu = menu
        super.init()
        hold.addTarget(self, action: Selector(TextTouches.held))
        add(hold, to: host)
    }

    private func add(_ recognizer: UILongPressGestureRecognizer, to host: any TextTouchHost) {
        recognizer.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        recognizer.delegate = self
        host.addGestureRecognizer(recognizer)
    }

    private func makeDrag(in host: any TextTouchHost) {
        guard drag == nil else { return }
        let drag = UILongPressGestureRecognizer()
        // A finger on a handle means it at once, so that nothing scrolls.
        drag.minimumPressDuration = 0
        drag.addTarget(self, action: Selector(TextTouches.dragged))
        add(drag, to: host)
        self.drag = drag
    }

    isolated deinit { pendingMenu?.cancel() }

    /// Whether a finger holds or drags.
    var isActive: Bool { [hold, drag].contains { $0?.state == .began || $0?.state == .changed } }

    // MARK: What the view tells

    /// A finger came down.
    func fingerCameDown() {
        pendingMenu?.cancel()
        pendingMenu = nil
    }

    /// The pointer or a key selects now.
    func handToOthers() {
        fingerCameDown()
        guard isByFinger else { return }
        isByFinger = false
        placeHandles()
    }

    /// A finger tapped somewhere, for the so-many-th time in quick succession.
    func tapped(at point: CGPoint, taps: Int) {
        guard let host, host.isSelectingAllowed else { return }
        let hadKeys = host.isSelecting
        guard host.becomeFirstResponder() else { return }
        isByFinger = true
        let origin = host.documentOrigin
        let place = editor.document.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        let selection = editor.selection
        let isThere = selection.isCaret ? selection.head.offset == place.offset : isSelected(point)
        if taps == 1, hadKeys, isThere {
            placeHandles()
        } else {
            host.tracker.begin(at: host.inTracker(point), clicks: taps, isExtending: false)
            host.tracker.end()
            host.blinker.restart()
            host.clipboard.offerSelection()
            placeHandles()
            guard taps > 1 else { return }
        }
        showMenuSoon()
    }

    private func isSelected(_ point: CGPoint) -> Bool {
        guard let host else { return false }
        let origin = host.documentOrigin
        let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        return editor.document.selectionRects(for: editor.selection.range, in: local.y...local.y, edges: nil).contains {
            $0.insetBy(dx: -1, dy: -1).contains(local)
        }
    }

    // MARK: Holding and dragging

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let host, host.isSelectingAllowed else { return false }
        // A third tap in a row is one, though the second has put a handle there.
        let isAtHandle = touch.tapCount <= 1 && handle(at: touch.location(in: host)) != nil
        // What lies over the text, such as a button that clears it, is not the text.
        guard isAtHandle || touch.view === host else { return false }
        return isAtHandle == (gestureRecognizer === drag)
    }

    private func held(_ hold: UILongPressGestureRecognizer) {
        guard let host else { return }
        let point = host.inTracker(hold.location(in: host))
        switch hold.state {
        case .began:
            guard host.becomeFirstResponder() else { return }
            begin()
            if host.hasCaret {
                host.tracker.carry(to: point)
            } else {
                host.tracker.begin(at: point, clicks: 2, isExtending: false, margin: TextTouches.margin)
            }
            placeHandles()
            host.blinker.restart()
        case .changed: host.tracker.move(to: point)
        case .ended: end(isDone: true)
        default: end(isDone: false)
        }
    }

    private func dragged(_ drag: UILongPressGestureRecognizer) {
        guard let host else { return }
        let location = drag.location(in: host)
        let point = host.inTracker(location)
        switch drag.state {
        case .began:
            guard let handle = handle(at: location) else { return }
            begin()
            // The finger is not on the text but on the knob: what it moves is that far from it.
            host.tracker.drag(
                isStart: handle.isStart, from: point,
                grip: CGVector(dx: handle.caret.minX - location.x, dy: handle.caret.midY - location.y))
        case .changed: host.tracker.move(to: point)
        case .ended: end(isDone: true)
        default: end(isDone: false)
        }
    }

    /// How far from the edges of what is seen fingers scroll, in points.
    static let margin: CGFloat = 20

    private func begin() {
        fingerCameDown()
        menu.dismissMenu()
        isByFinger = true
    }

    private func end(isDone: Bool) {
        guard let host, host.tracker.isActive else { return }
        host.tracker.end()
        host.clipboard.offerSelection()
        placeHandles()
        if isDone { showMenu() }
    }

    // MARK: Handles

    /// Shows and moves the handles, or takes them away.
    func placeHandles() {
        guard let host else { return }
        let isShown = isByFinger && host.isSelecting && host.isSelectingAllowed && !editor.selection.isCaret
        guard isShown else {
            for handle in handles { handle.removeFromSuperview() }
            handles = []
            return
        }
        if handles.isEmpty {
            makeDrag(in: host)
            handles = [SelectionHandle(isStart: true), SelectionHandle(isStart: false)]
            for handle in handles { host.addSubview(handle) }
        }
        let range = editor.selection.range
        let area = host.shownArea.insetBy(dx: -1, dy: -1)
        for handle in handles {
            let place = handle.isStart ? TextPlace(range.lowerBound) : TextPlace(range.upperBound, .upstream)
            let origin = host.documentOrigin
            let caret = editor.document.caretRect(for: place).offsetBy(dx: origin.x, dy: origin.y)
            handle.place(at: caret, scale: host.layer.contentsScale)
            handle.isHidden = !area.contains(CGPoint(x: caret.minX, y: caret.midY))
        }
    }

    /// The handle that a finger at a point of the view means.
    private func handle(at point: CGPoint) -> SelectionHandle? {
        var best: (handle: SelectionHandle, distance: CGFloat)?
        for handle in handles where !handle.isHidden {
            guard let distance = handle.distance(to: point), distance < best?.distance ?? .infinity else { continue }
            best = (handle, distance)
        }
        return best?.handle
    }

    // MARK: The edit menu

    /// What the menu must not cover, in the view's coordinates; null if it does not belong to fingers.
    var menuTarget: CGRect {
        guard isByFinger, let host else { return .null }
        let origin = host.documentOrigin
        let area = host.shownArea
        let selection = editor.selection
        var rect = CGRect.null
        if selection.isCaret {
            rect = editor.document.caretRect(for: selection.head)
        } else {
            let local = area.offsetBy(dx: -origin.x, dy: -origin.y)
            let stretch = editor.document.style.isSingleLine
                ? ClosedRange(from: local.minX, to: local.maxX) : ClosedRange(from: local.minY, to: local.maxY)
            for part in editor.document.selectionRects(for: selection.range, in: stretch, edges: nil) {
                rect = rect.union(part)
            }
        }
        guard !rect.isNull else { return area }
        let shown = rect.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 0, dy: -12)
        let visible = shown.intersection(area.insetBy(dx: 0, dy: -12))
        return visible.isNull ? area : visible
    }

    /// Shows the menu when no further tap can follow.
    private func showMenuSoon() {
        guard let scheduler = host?.window?.windowScene?.server.scheduler else { return }
        pendingMenu = scheduler.schedule(after: InputThresholds.current.multiTapInterval) { [weak self] in
            self?.pendingMenu = nil
            self?.showMenu()
        }
    }

    private func showMenu() {
        guard let host, host.isSelecting, isByFinger else { return }
        let target = menuTarget
        menu.presentEditMenu(with: UIEditMenuConfiguration(sourcePoint: CGPoint(x: target.midX, y: target.minY)))
    }
}
