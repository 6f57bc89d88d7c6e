import QuartzCore

// Animations of updates.
extension UITableView {
    /// Moves the rows from their positions before the updates to those after them (TV-37).
    func animate(_ scene: TableUpdateScene, _ completions: [(Bool) -> Void]) {
        let shift = bounds.origin.y - scene.offset
        var moves: [(view: UIView, frame: CGRect, alpha: CGFloat?)] = []
        UIView.performWithoutAnimation {
            for row in rows {
                let end = row.cell.frame
                let (start, fades) = beginning(of: row, scene, shift)
                guard start != end || fades else { continue }
                row.cell.frame = start
                if fades { row.cell.alpha = 0 }
                moves.append((row.cell, end, fades ? 1 : nil))
            }
            for view in displayedSections.flatMap({ [$0.header.view, $0.footer.view] })
                + [tableFooterView, swipes.session?.view]
            {
                guard let view, let old = scene.frames[ObjectIdentifier(view)] else { continue }
                let (start, end) = (limited(old.offsetBy(dx: 0, dy: shift)), view.frame)
                guard start != end else { continue }
                view.frame = start
                moves.append((view, end, nil))
            }
            for row in updates.exiting {
                if let old = scene.frames[ObjectIdentifier(row.cell)] {
                    row.cell.frame = old.offsetBy(dx: 0, dy: shift)
                }
            }
        }
        let exiting = updates.exiting
        guard !moves.isEmpty || !exiting.isEmpty else { return ListUpdateAnimation.complete(completions, true) }
        let start = generation
        UIView.animate(
            withDuration: ListUpdateAnimation.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]
        ) {
            for move in moves {
                move.view.frame = move.frame
                if let alpha = move.alpha { move.view.alpha = alpha }
            }
            for row in exiting { self.exit(row) }
        } completion: { [weak self] isFinished in
            if let self, generation == start { finishExiting() }
            ListUpdateAnimation.complete(completions, isFinished)
        }
    }

    /// Returns the frame from which a row moves, and whether it fades in.
    private func beginning(of row: DisplayedRow, _ scene: TableUpdateScene, _ shift: CGFloat) -> (CGRect, Bool) {
        let end = row.cell.frame
        if let old = scene.frames[ObjectIdentifier(row.cell)] {
            return (limited(old.offsetBy(dx: 0, dy: shift)), false)
        }
        let path = displayedPath(ofRow: row.number)
        if let interval = scene.interval(ofNew: path) {
            let old = CGRect(
                x: end.minX, y: RowExtent.points(interval.lowerBound) + shift, width: end.width,
                height: RowExtent.points(interval.count))
            let isReloaded = scene.map.oldPath(forNew: path).map { scene.map.isReloaded(old: $0) } ?? false
            let animation = scene.map.oldPath(forNew: path).flatMap {
                RowAnimation(rawValue: scene.map.removalAnimation(old: $0))
            }
            return (limited(old), isReloaded && animation != RowAnimation.none)
        }
        let animation = RowAnimation(rawValue: scene.map.insertionAnimation(new: path)) ?? .automatic
        return (animation.outside(end), animation.fades)
    }

    private func exit(_ row: ExitingRow) {
        switch row.motion {
        case .shift(let frame): row.cell.frame = limited(frame)
        case .removal(let animation):
            row.cell.frame = animation.outside(row.cell.frame)
            if animation.fades { row.cell.alpha = 0 }
        }
    }

    /// Returns a frame that is at most the height of the table view away from what is visible, so that rows that come
    /// from far away do not flash by.
    private func limited(_ frame: CGRect) -> CGRect {
        var frame = frame
        frame.origin.y = min(max(frame.minY, bounds.minY - bounds.height - frame.height), bounds.maxY + bounds.height)
        return frame
    }

    /// Ends displaying the rows that have disappeared.
    func finishExiting() {
        let exiting = updates.exiting
        updates.exiting = []
        for row in exiting {
            row.cell.alpha = 1
            row.cell.isHidden = true
            endDisplaying(row.cell, at: row.path)
        }
        if !exiting.isEmpty { setNeedsLayout() }
    }

    /// Ends the press of a row, whose position changes.
    func endPressForUpdate() {
        if let touch = selection.touch { _ = cancelPress([touch]) }
    }
}

extension UITableView.RowAnimation {
    /// Returns the frame of a row before it appears, or after it has disappeared.
    fileprivate func outside(_ frame: CGRect) -> CGRect {
        switch self {
        case .right: frame.offsetBy(dx: frame.width, dy: 0)
        case .left: frame.offsetBy(dx: -frame.width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .fade, .middle, .none, .automatic: frame
        }
    }

    /// A Boolean value that indicates whether the row fades in or out.
    fileprivate var fades: Bool { self != .none }
}
