import DisplayServer

// The input of a display while a menu is open.
extension MenuSession: InputInterceptor {
    func intercept(_ event: InputEvent, of scene: UIWindowScene) -> Bool {
        guard !givesWay(to: event, of: scene) else {
            end()
            return false
        }
        handle(event, of: scene)
        return true
    }

    /// Returns whether an event dismisses the bar and is then delivered to the window: a touch outside the bar, which
    /// may be meant for content such as a selection handle, or text input.
    private func givesWay(to event: InputEvent, of scene: UIWindowScene) -> Bool {
        guard levels.count == 1, levels[0].panel.isBar, !(scene is PopupScene) else { return false }
        switch event.kind {
        case .touches(.began, let changes):
            return changes.allSatisfy { change in
                change.samples.last.map { level(at: onScreen($0.location, scene)) == nil } ?? false
            }
        case .key(let change) where change.isDown: return isTyped(change, in: levels[0].panel)
        case .text: return true
        default: return false
        }
    }

    /// Returns whether a key enters or deletes text, as opposed to navigating in a bar.
    private func isTyped(_ change: KeyChange, in bar: MenuPanel) -> Bool {
        switch UIKeyboardHIDUsage(rawValue: change.usage) {
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward: true
        case .keyboardReturnOrEnter, .keyboardReturn, .keypadEnter, .keyboardEscape, .keyboardTab: false
        case .keyboardSpacebar: bar.highlighted == nil
        default: !change.characters.isEmpty
        }
    }

    private func handle(_ event: InputEvent, of scene: UIWindowScene) {
        switch event.kind {
        case .pointerMoved(let samples):
            guard let last = samples.last else { return }
            pointerMoved(to: onScreen(last.location, scene))
        case .pointerEntered(let location):
            if lastPoint == nil { lastPoint = onScreen(location, scene) }
        case .pointerExited:
            if scene is PopupScene { pointerLeft() }
        case .button(_, let isDown, let location):
            let point = onScreen(location, scene)
            if isDown { pressed(at: point) } else { released(at: point) }
        case .pointerCancelled:
            openingPress = nil
            pressCameInside = false
            isPreviewPressed = false
        case .scroll(let delta, _, let location):
            scrolled(by: delta.dy, at: onScreen(location, scene))
        case .touches(let phase, let changes):
            for change in changes {
                guard let sample = change.samples.last else { continue }
                fingerChanged(phase, change.id, at: onScreen(sample.location, scene))
                if hasEnded { return }
            }
        case .key(let change):
            modifiersMayHaveChanged(UIKeyModifierFlags(event.modifiers))
            if change.isDown { keyWentDown(change, modifiers: UIKeyModifierFlags(event.modifiers)) }
        case .keysCancelled, .transform, .text:
            break
        }
    }

    /// Updates the alternates of the visible commands after a change of the modifier keys.
    private func modifiersMayHaveChanged(_ new: UIKeyModifierFlags) {
        guard new.forCommands != modifiers.forCommands else { return }
        modifiers = new
        if levels.contains(where: { $0.panel.rows.contains { ($0.element as? UICommand)?.alternates.isEmpty == false } }
        ) {
            reload()
        }
    }

    /// Returns the innermost menu level at a point in desktop coordinates.
    func level(at point: CGPoint) -> Int? { levels.lastIndex { $0.scene.frame.contains(point) } }

    /// Converts a point from desktop coordinates to those of a menu.
    func point(_ point: CGPoint, in level: Int) -> CGPoint {
        let origin = levels[level].scene.frame.origin
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    /// Returns the row at a point in desktop coordinates.
    func row(at point: CGPoint) -> (level: Int, row: Int)? {
        guard let level = level(at: point) else { return nil }
        return levels[level].panel.row(at: self.point(point, in: level)).map { (level, $0) }
    }
}
