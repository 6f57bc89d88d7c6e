import DisplayServer
import TextEngine

/// Selects text with a finger or pen.
///
/// | gesture | effect |
/// |---|---|
/// | tap | moves the caret; at the caret's position, or on the selection, shows the edit menu instead |
/// | double tap, triple tap | selects the word or paragraph and shows the edit menu |
/// | long press | moves the caret and lets it follow the touch; in noneditable text, selects words |
/// | drag of a handle | moves that end of the selection |
/// | other gestures | scroll the text or its ancestors |
///
/// Near the edges, the text scrolls automatically during a drag or long press. Handles appear at both ends of a
/// selection made with touches, and disappear when the user selects with the pointer or the keyboard.
@MainActor final class TouchTextSelection: NSObject, UIGestureRecognizerDelegate {
    private let editor: TextEditor
    private weak var host: (any TouchTextSelectionHost)?
    private let menu: UIEditMenuInteraction
    private let hold = UILongPressGestureRecognizer()
    /// The recognizer for dragging handles. Created with the first handles, because most texts never show any.
    private var drag: UILongPressGestureRecognizer?
    private var handles: [SelectionHandle] = []
    private var pendingMenu: Scheduler.Task?
    /// A Boolean value that indicates whether the current selection was made with touches.
    private(set) var isTouchSelection = false

    /// - Parameter menu: The view's edit menu.
    init(_ editor: TextEditor, in host: any TouchTextSelectionHost, menu: UIEditMenuInteraction) {
        self.editor = editor
        self.host = host
        self.menu = menu
        super.init()
        hold.addTarget(self, action: Selector(TouchTextSelection.held))
        add(hold, to: host)
    }

    private func add(_ recognizer: UILongPressGestureRecognizer, to host: any TouchTextSelectionHost) {
        recognizer.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        recognizer.delegate = self
        host.addGestureRecognizer(recognizer)
    }

    private func makeDrag(in host: any TouchTextSelectionHost) {
        guard drag == nil else { return }
        let drag = UILongPressGestureRecognizer()
        // A touch on a handle is recognized immediately so that no scrolling begins.
        drag.minimumPressDuration = 0
        drag.addTarget(self, action: Selector(TouchTextSelection.dragged))
        add(drag, to: host)
        self.drag = drag
    }

    isolated deinit { pendingMenu?.cancel() }

    /// A Boolean value that indicates whether a long press or a drag of a handle is in progress.
    var isActive: Bool { [hold, drag].contains { $0?.state == .began || $0?.state == .changed } }

    // MARK: Events from the view

    /// Cancels the pending edit menu because a touch began.
    func touchDidBegin() {
        pendingMenu?.cancel()
        pendingMenu = nil
    }

    /// Hides the handles because the user selects with the pointer or the keyboard.
    func endTouchSelection() {
        touchDidBegin()
        guard isTouchSelection else { return }
        isTouchSelection = false
        placeHandles()
    }

    /// Handles a tap.
    ///
    /// - Parameters:
    ///   - point: The location in the view.
    ///   - taps: The number of consecutive taps, including this one.
    func tapped(at point: CGPoint, taps: Int) {
        guard let host, host.isSelectingAllowed else { return }
        let hadKeys = host.isSelecting
        guard host.becomeFirstResponder() else { return }
        isTouchSelection = true
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

    // MARK: Long presses and drags

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let host, host.isSelectingAllowed else { return false }
        // A triple tap is recognized even if the double tap has placed a handle at its location.
        let isAtHandle = touch.tapCount <= 1 && handle(at: touch.location(in: host)) != nil
        // A view above the text, such as the clear button, receives its own touches.
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
                host.tracker.begin(at: point, clicks: 2, isExtending: false, margin: TouchTextSelection.margin)
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
            // The touch is on the knob, at a distance from the end of the selection that it moves.
            host.tracker.drag(
                isStart: handle.isStart, from: point,
                grip: CGVector(dx: handle.caret.minX - location.x, dy: handle.caret.midY - location.y))
        case .changed: host.tracker.move(to: point)
        case .ended: end(isDone: true)
        default: end(isDone: false)
        }
    }

    /// The distance from the edges of the visible area within which touches scroll the text, in points.
    static let margin: CGFloat = 20

    private func begin() {
        touchDidBegin()
        menu.dismissMenu()
        isTouchSelection = true
    }

    private func end(isDone: Bool) {
        guard let host, host.tracker.isActive else { return }
        host.tracker.end()
        host.clipboard.offerSelection()
        placeHandles()
        if isDone { showMenu() }
    }

    // MARK: Handles

    /// Shows, moves or hides the handles according to the selection.
    func placeHandles() {
        guard let host else { return }
        let isShown = isTouchSelection && host.isSelecting && host.isSelectingAllowed && !editor.selection.isCaret
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
            let place = handle.isStart ? TextLocation(range.lowerBound) : TextLocation(range.upperBound, .upstream)
            let origin = host.documentOrigin
            let caret = editor.document.caretRect(for: place).offsetBy(dx: origin.x, dy: origin.y)
            handle.place(at: caret, scale: host.layer.contentsScale)
            handle.isHidden = !area.contains(CGPoint(x: caret.minX, y: caret.midY))
        }
    }

    /// Returns the handle closest to a point of the view; nil if none is close enough.
    private func handle(at point: CGPoint) -> SelectionHandle? {
        var best: (handle: SelectionHandle, distance: CGFloat)?
        for handle in handles where !handle.isHidden {
            guard let distance = handle.distance(to: point), distance < best?.distance ?? .infinity else { continue }
            best = (handle, distance)
        }
        return best?.handle
    }

    // MARK: The edit menu

    /// The rectangle that the menu must not cover, in the view's coordinates; null if the selection was not made with
    /// touches.
    var menuTarget: CGRect {
        guard isTouchSelection, let host else { return .null }
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

    /// Shows the menu after the interval in which another tap could follow.
    private func showMenuSoon() {
        guard let host, let scheduler = host.window?.windowScene?.server.scheduler else { return }
        pendingMenu = scheduler.schedule(after: host.inputThresholds.multiTapInterval) { [weak self] in
            self?.pendingMenu = nil
            self?.showMenu()
        }
    }

    private func showMenu() {
        guard let host, host.isSelecting, isTouchSelection else { return }
        let target = menuTarget
        menu.presentEditMenu(with: UIEditMenuConfiguration(sourcePoint: CGPoint(x: target.midX, y: target.minY)))
    }
}
