import QuartzCore

/// Opens rows of a list sideways and performs their actions. At most one row is open at a time (SW-06).
///
/// The cell moves aside, and the strip with the actions is beside it in the list. The list places cells with
/// ``shift(of:)``, and calls ``place()`` after it has placed them.
@MainActor final class SwipeController: NSObject {
    private weak var host: (any SwipeHost)?
    /// The open row; nil if there is none.
    private(set) var session: SwipeSession?

    private let pan = SwipePanRecognizer(target: nil, action: nil)
    private let dismissal = SwipeDismissRecognizer()
    /// The row that the drag will open, found when the recognizer asks whether it can begin.
    private var candidate: (cell: UIView, side: SwipeSide, configuration: UISwipeActionsConfiguration)?
    /// The drag at its beginning: its translation, and the width that was revealed.
    private var start: (translation: CGFloat, revealed: CGFloat)?

    private static let duration: TimeInterval = 0.25

    /// Adds the recognizers to a list.
    func attach(to host: any SwipeHost) {
        self.host = host
        pan.controller = self
        dismissal.controller = self
        pan.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        pan.allowedScrollTypesMask = .continuous
        pan.maximumNumberOfTouches = 1
        pan.name = "swipe"
        pan.addTarget(self, action: SwipeController.panDidChange)
        dismissal.addTarget(self, action: SwipeController.dismissalDidChange)
        host.addGestureRecognizer(pan)
        host.addGestureRecognizer(dismissal)
    }

    /// Returns the distance by which a cell is shifted to the right, in points.
    func shift(of cell: UIView) -> CGFloat { session?.cell === cell ? session?.shift ?? 0 : 0 }

    private func geometry(of session: SwipeSession, _ frame: CGRect) -> SwipeGeometry {
        SwipeGeometry(
            width: frame.width, actionsWidth: session.view.openWidth,
            allowsFullSwipe: session.configuration.performsFirstActionWithFullSwipe)
    }

    // MARK: The gesture

    /// Returns a Boolean value that indicates whether a drag swipes a row.
    ///
    /// - Parameters:
    ///   - point: The location at which it begins, in the list's coordinates.
    ///   - way: The way of the finger.
    func canBeginSwipe(at point: CGPoint, along way: CGVector) -> Bool {
        candidate = nil
        guard let host, abs(way.dx) > abs(way.dy) else { return false }
        if let session, let frame = host.restingFrame(of: session.cell), frame.contains(point) {
            return !session.isPerforming
        }
        guard let cell = host.swipeableCell(at: point) else { return false }
        let side: SwipeSide = (way.dx > 0) == host.isRightToLeft ? .trailing : .leading
        guard let configuration = host.swipeConfiguration(for: cell, at: side), !configuration.actions.isEmpty,
            host.restingFrame(of: cell) != nil
        else { return false }
        candidate = (cell, side, configuration)
        return true
    }

    private func panDidChange(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: beginDrag()
        case .changed: drag()
        case .ended: endDrag(velocity: recognizer.velocity(in: host).x)
        case .cancelled, .failed: endDrag(velocity: 0)
        case .possible: break
        }
    }

    private func dismissalDidChange(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .began || recognizer.state == .ended { close() }
    }

    private func beginDrag() {
        start = nil
        if let candidate {
            self.candidate = nil
            guard begin(candidate.cell, candidate.side, candidate.configuration) else { return }
        }
        guard let session else { return }
        // The distance after which a drag of fingers is recognized does not move the row.
        let translation = pan.numberOfTouches > 0 ? pan.translation(in: host).x : 0
        start = (translation, session.revealed)
        drag()
    }

    private func drag() {
        guard let host, let session, let start, let frame = host.restingFrame(of: session.cell) else { return }
        let way = pan.translation(in: host).x - start.translation
        let geometry = geometry(of: session, frame)
        session.revealed = geometry.revealed(at: start.revealed + (session.view.isAtLeft ? way : -way))
        UIView.performWithoutAnimation { place() }
        let isExpanded = geometry.isFull(session.revealed)
        guard isExpanded != session.view.isExpanded else { return }
        animate {
            session.view.isExpanded = isExpanded
            session.view.layoutIfNeeded()
        }
    }

    private func endDrag(velocity: CGFloat) {
        guard let host, let session, start != nil, let frame = host.restingFrame(of: session.cell) else { return }
        start = nil
        let rest = geometry(of: session, frame).rest(
            from: session.revealed, velocity: session.view.isAtLeft ? velocity : -velocity)
        switch rest {
        case .closed: close()
        case .open: move(session, to: session.view.openWidth)
        case .full:
            session.view.isExpanded = true
            move(session, to: frame.width)
            if let button = session.view.buttons.first { perform(button) }
        }
    }

    // MARK: Opening

    /// Opens a row with an animation.
    func open(_ cell: UIView, at side: SwipeSide, _ configuration: UISwipeActionsConfiguration) {
        guard begin(cell, side, configuration), let session else { return }
        move(session, to: session.view.openWidth)
    }

    /// Makes a row the open one, without revealing anything yet.
    ///
    /// - Returns: False if the row is not displayed any more.
    private func begin(
        _ cell: UIView, _ side: SwipeSide, _ configuration: UISwipeActionsConfiguration
    ) -> Bool {
        close()
        guard let host, session == nil, !configuration.actions.isEmpty else { return false }
        host.swipeWillOpen(cell)
        // The app may have changed the rows.
        guard session == nil, let frame = host.restingFrame(of: cell), cell.superview === host else {
            host.swipeDidClose(cell)
            return false
        }
        let view = SwipeActionsView(
            configuration.actions, isAtLeft: (side == .leading) != host.isRightToLeft
        ) { [weak self] in self?.perform($0) }
        session = SwipeSession(cell, side, configuration, view)
        UIView.performWithoutAnimation {
            view.openWidth = view.restingWidth(in: frame.width)
            host.insertSubview(view, belowSubview: cell)
            place()
        }
        host.swipeDidChange(cell, isSwiped: true)
        return true
    }

    /// Places the cell of the open row and its actions.
    func place() {
        guard let host, let session, let frame = host.restingFrame(of: session.cell) else { return }
        let moved = frame.offsetBy(dx: session.shift, dy: 0)
        if session.cell.frame != moved { session.cell.frame = moved }
        let x = session.view.isAtLeft ? frame.minX : frame.maxX - session.revealed
        let strip = CGRect(x: x, y: frame.minY, width: session.revealed, height: frame.height)
        guard session.view.frame != strip else { return }
        session.view.frame = strip
        session.view.layoutIfNeeded()
    }

    private func move(_ session: SwipeSession, to width: CGFloat) {
        session.revealed = width
        animate { [self] in
            place()
            session.view.layoutIfNeeded()
        }
    }

    private func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: SwipeController.duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: changes, completion: completion)
    }

    // MARK: Performing

    /// Performs the action of a button of the open row, which stays open until the action is done (SW-05).
    private func perform(_ button: SwipeActionButton) {
        guard let session, session.view === button.superview, !session.isPerforming else { return }
        session.isPerforming = true
        button.action.handler(button.action, button) { [weak self, weak session] _ in
            guard let self, let session, self.session === session else { return }
            close()
        }
    }

    // MARK: Closing

    /// Closes the open row with an animation, if there is one.
    func close() {
        guard let session else { return }
        let (cell, view) = (session.cell, session.view)
        let frame = host?.restingFrame(of: cell)
        end()
        guard let frame else { return view.removeFromSuperview() }
        animate {
            cell.frame = frame
            view.frame = CGRect(
                x: view.isAtLeft ? frame.minX : frame.maxX, y: frame.minY, width: 0, height: frame.height)
            view.layoutIfNeeded()
        } completion: { _ in
            view.removeFromSuperview()
        }
        host?.swipeDidClose(cell)
    }

    /// Forgets the open row because its cell is no longer displayed.
    func cellDidEndDisplaying(_ cell: UIView) {
        guard let session, session.cell === cell else { return }
        session.view.removeFromSuperview()
        end()
        host?.swipeDidClose(cell)
    }

    /// Forgets the open row if an update has removed it: the actions fade away with the cell.
    ///
    /// - Returns: The cell that was open, whose closing the caller must report; nil if no row was closed.
    func closeAfterUpdate() -> UIView? {
        guard let host, let session, host.restingFrame(of: session.cell) == nil else { return nil }
        let (cell, view) = (session.cell, session.view)
        end()
        UIView.animate(withDuration: ListUpdateAnimation.duration) {
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
        return cell
    }

    private func end() {
        guard let session else { return }
        self.session = nil
        start = nil
        session.view.isUserInteractionEnabled = false
        host?.swipeDidChange(session.cell, isSwiped: false)
    }
}
