import DisplayServer

// Pointer and touch input: the row under the pointer is highlighted, and its submenu opens when the pointer rests on
// it. Both styles of use are supported: click, move, click; and press, drag, release.
extension MenuSession {
    func pointerMoved(to point: CGPoint) {
        // A menu that appears under a stationary pointer must not highlight a row.
        guard point != lastPoint else { return }
        let old = lastPoint
        lastPoint = point
        guard let level = level(at: point) else {
            // The pointer slides from one title of the menu bar to another (MB-03).
            if let index = barIndex(at: point) { bar?.switchMenu(to: index, in: self, highlightsFirst: false) }
            pointerLeft()
            return
        }
        pressCameInside = pressCameInside || openingPress != nil
        scrollIfOverArrow(point, level)
        let row = levels[level].panel.row(at: self.point(point, in: level))
        // The pointer may cross other rows on its way to an open submenu.
        if let old, row != levels[level].panel.highlighted, level + 1 < levels.count,
            isHeadingToSubmenu(from: old, to: point, level + 1)
        {
            reconsider(after: MenuStyle.safeDelay, at: point)
            return
        }
        pointerIs(at: row, in: level)
    }

    /// Highlights the row under the pointer, and schedules the opening or closing of submenus.
    private func pointerIs(at row: Int?, in level: Int) {
        activeLevel = level
        highlight(row, in: level)
        hoverTask?.cancel()
        let wanted = row.flatMap { levels[level].panel.rows[$0].submenu == nil ? nil : $0 }
        if levels.count > level + 1, levels[level + 1].row == wanted, wanted != nil {
            // Its submenu is open already; clear the highlight there.
            highlight(nil, in: level + 1)
            pop(to: level + 2)
            return
        }
        guard wanted != nil || levels.count > level + 1 else { return }
        hoverTask = server.scheduler.schedule(after: MenuStyle.submenuDelay) { [weak self] in
            guard let self, !hasEnded, levels.indices.contains(level) else { return }
            if let wanted { openSubmenu(of: wanted, in: level) } else { pop(to: level + 1) }
        }
    }

    /// Schedules another update of the highlight, for the case that the pointer stays at `point`.
    private func reconsider(after delay: TimeInterval, at point: CGPoint) {
        hoverTask?.cancel()
        hoverTask = server.scheduler.schedule(after: delay) { [weak self] in
            guard let self, !hasEnded, lastPoint == point, let level = level(at: point) else { return }
            pointerIs(at: levels[level].panel.row(at: self.point(point, in: level)), in: level)
        }
    }

    /// Returns whether a move of the pointer stays within the triangle between its old location and the near edge of a
    /// submenu.
    private func isHeadingToSubmenu(from old: CGPoint, to new: CGPoint, _ level: Int) -> Bool {
        let frame = levels[level].scene.frame
        let isRight = frame.midX > old.x
        let edge = isRight ? frame.minX : frame.maxX
        let distance = abs(edge - old.x)
        let step = isRight ? new.x - old.x : old.x - new.x
        guard step > 0, distance > 0 else { return false }
        let part = step / distance
        let slack: CGFloat = 4
        let top = old.y + (frame.minY - slack - old.y) * part
        let bottom = old.y + (frame.maxY + slack - old.y) * part
        return new.y >= top && new.y <= bottom
    }

    func pointerLeft() {
        scrollTask?.cancel()
        guard let last = levels.indices.last else { return }
        // The rows that lead to an open submenu stay highlighted.
        highlight(nil, in: last)
        if activeLevel != last { hoverTask?.cancel() }
    }

    // MARK: Presses

    func pressed(at point: CGPoint) {
        openingPress = nil
        isPreviewPressed = level(at: point) == nil && isInPreview(point)
        guard !isPreviewPressed else { return }
        guard let level = level(at: point) else {
            if let index = barIndex(at: point), index != bar?.openIndex {
                openingPress = (point, server.scheduler.now)
                lastPoint = point
                bar?.switchMenu(to: index, in: self, highlightsFirst: false)
            } else {
                // Also a press on the title of the open menu.
                end()
            }
            return
        }
        lastPoint = point
        pressCameInside = true
        if let row = levels[level].panel.row(at: self.point(point, in: level)) {
            pointerIs(at: row, in: level)
            if levels[level].panel.rows[row].submenu != nil { openSubmenu(of: row, in: level) }
        }
    }

    func released(at point: CGPoint) {
        let wasInside = pressCameInside
        pressCameInside = false
        if isPreviewPressed {
            isPreviewPressed = false
            if isInPreview(point) { commitPreview() }
            return
        }
        if let press = openingPress {
            openingPress = nil
            let distance = hypot(point.x - press.point.x, point.y - press.point.y)
            let isClick =
                distance <= InputThresholds.current.clickSlop
                && server.scheduler.now - press.time <= MenuStyle.clickDuration
            // A click opens the menu and leaves it open.
            guard !isClick else { return }
        } else if !wasInside {
            return
        }
        if let (level, row) = row(at: point) {
            activate(row, in: level)
        } else if wasInside, level(at: point) == nil, barIndex(at: point) == nil {
            // The pointer was dragged into the menu and out again.
            end()
        }
    }

    // MARK: Scrolling

    func scrolled(by distance: CGFloat, at point: CGPoint) {
        guard let level = level(at: point), levels[level].panel.scrolls else { return }
        pop(to: level + 1)
        levels[level].panel.scroll(to: levels[level].panel.offset - distance)
        highlight(nil, in: level)
    }

    /// Scrolls a menu that is too tall while the pointer is over one of its scroll arrows.
    private func scrollIfOverArrow(_ point: CGPoint, _ level: Int) {
        scrollTask?.cancel()
        guard levels[level].panel.scrollDirection(at: self.point(point, in: level)) != 0 else { return }
        scrollTask = server.scheduler.schedule(after: MenuStyle.scrollInterval) { [weak self] in
            guard let self, !hasEnded, lastPoint == point, levels.indices.contains(level) else { return }
            let panel = levels[level].panel
            pop(to: level + 1)
            panel.scroll(to: panel.offset + panel.scrollDirection(at: self.point(point, in: level)) * 14)
            scrollIfOverArrow(point, level)
        }
    }

    // MARK: Touches

    /// Handles a finger on the menu. Only one finger at a time is tracked: it taps a row, drags along the rows, or
    /// scrolls a menu that is too tall.
    func fingerChanged(_ phase: InputEvent.TouchPhase, _ id: Int, at point: CGPoint) {
        switch phase {
        case .began:
            guard finger == nil, openingPress == nil else { return }
            isPreviewPressed = level(at: point) == nil && isInPreview(point)
            guard !isPreviewPressed else { return }
            guard let (level, row) = row(at: point) else {
                if level(at: point) == nil {
                    if let index = barIndex(at: point), index != bar?.openIndex {
                        bar?.switchMenu(to: index, in: self, highlightsFirst: false)
                    } else {
                        end()
                    }
                }
                return
            }
            finger = FingerDrag(id: id, start: point, last: point)
            activeLevel = level
            highlight(row, in: level)
        case .moved:
            if openingPress != nil {
                dragFinger(to: point)
            } else if finger?.id == id {
                moveFinger(to: point)
            }
        case .ended:
            if openingPress != nil {
                fingerThatOpenedLifted(at: point)
            } else if isPreviewPressed {
                isPreviewPressed = false
                if isInPreview(point) { commitPreview() }
            } else if let drag = finger, drag.id == id {
                finger = nil
                guard !drag.isScrolling else { return }
                if let (level, row) = row(at: point), levels[level].panel.highlighted == row {
                    activate(row, in: level)
                } else {
                    highlight(nil, in: activeLevel)
                }
            }
        case .cancelled:
            if finger?.id == id { finger = nil }
            openingPress = nil
            isPreviewPressed = false
        }
    }

    private func dragFinger(to point: CGPoint) {
        lastPoint = point
        guard let (level, row) = row(at: point) else {
            if let index = barIndex(at: point) { bar?.switchMenu(to: index, in: self, highlightsFirst: false) }
            highlight(nil, in: activeLevel)
            return
        }
        pressCameInside = true
        activeLevel = level
        highlight(row, in: level)
    }

    private func moveFinger(to point: CGPoint) {
        guard var drag = finger else { return }
        let panel = levels[min(activeLevel, levels.count - 1)].panel
        if panel.scrolls, !drag.isScrolling, abs(point.y - drag.start.y) > InputThresholds.current.panSlop {
            drag.isScrolling = true
            highlight(nil, in: activeLevel)
        }
        if drag.isScrolling {
            panel.scroll(to: panel.offset - (point.y - drag.last.y))
        } else {
            highlight(row(at: point).flatMap { $0.level == activeLevel ? $0.row : nil }, in: activeLevel)
        }
        drag.last = point
        finger = drag
    }

    /// Handles the end of the long press that opened the menu: chooses the row that the finger was dragged to.
    private func fingerThatOpenedLifted(at point: CGPoint) {
        let press = openingPress
        let cameInside = pressCameInside
        openingPress = nil
        pressCameInside = false
        guard let press, cameInside,
            hypot(point.x - press.point.x, point.y - press.point.y) > InputThresholds.current.tapSlop,
            let (level, row) = row(at: point)
        else { return }
        activate(row, in: level)
    }
}
