/// Tracks a drag that moves a sheet between its detents or dismisses it.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    /// The time for which the velocity of the drag is extrapolated when it ends, in seconds.
    private static let carry: CGFloat = 0.15

    private(set) lazy var recognizer = makeRecognizer()
    private unowned let sheet: UISheetPresentationController
    private var startHeight: CGFloat = 0

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
    }

    /// A Boolean value that indicates whether the user is dragging the sheet.
    private(set) var isActive = false

    private func makeRecognizer() -> UIPanGestureRecognizer {
        let recognizer = UIPanGestureRecognizer(target: self, action: SheetDrag.wasDragged(_:))
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        return recognizer
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard sheet.isAtEdge, sheet.container?.isInTransition == false else { return false }
        let way = recognizer.translation(in: sheet.containerView)
        return abs(way.y) > abs(way.x)
    }

    private func wasDragged(_ recognizer: UIPanGestureRecognizer) {
        guard let container = sheet.containerView, let panel = sheet.presentedView, panel.superview === container else {
            isActive = false
            return
        }
        let room = container.bounds.size
        let heights = sheet.heights(in: room)
        switch recognizer.state {
        case .began:
            isActive = true
            startHeight = room.height - panel.frame.minY
            fallthrough
        case .changed:
            let wanted = startHeight - recognizer.translation(in: container).y
            panel.frame = frame(wanted, heights.map(\.height), room)
        case .ended:
            isActive = false
            let speed = recognizer.velocity(in: container).y
            end(startHeight - recognizer.translation(in: container).y - speed * SheetDrag.carry, heights)
        default:
            isActive = false
            sheet.settle(animated: true)
        }
    }

    /// Returns the frame of the sheet during a drag. Above the highest detent the sheet follows with resistance; below
    /// the lowest it moves out of the window at a constant height.
    private func frame(_ wanted: CGFloat, _ heights: [CGFloat], _ room: CGSize) -> CGRect {
        let (least, most) = (heights.first ?? 0, heights.last ?? 0)
        if wanted > most {
            let give = min(UISheetPresentationController.margin / 2, (wanted - most) / 6)
            return sheet.frame(in: room, height: most + give)
        }
        var frame = sheet.frame(in: room, height: max(wanted, least))
        frame.origin.y = room.height - wanted
        return frame
    }

    private func end(
        _ height: CGFloat, _ heights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)]
    ) {
        if height < heights[0].height / 2 {
            // A sheet that may not be dismissed returns to its detent.
            let presented = sheet.presentedViewController
            _ = sheet.attemptDismissal()
            if !presented.isBeingDismissed { sheet.settle(animated: true) }
            return
        }
        let nearest = heights.min { abs($0.height - height) < abs($1.height - height) } ?? heights[0]
        sheet.select(nearest.identifier)
    }
}
