import CoreGraphics

// The simulated window manager.
extension HeadlessSurface {
    package func map() {
        guard !isDestroyed, !isMapped else { return }
        let wanted = state.contains(.minimized) ? state.subtracting(.minimized) : initialState
        initialState = []
        guard !wanted.contains(.minimized) else {
            setState(wanted)
            return
        }
        isMapped = true
        delegate?.surfaceDidChangeMapping(self)
        setState(wanted)
        delegate?.surface(self, didChangeVisibility: true)
        if !kind.isPopup { server?.focus(self) }
    }

    package func unmap() {
        guard !isDestroyed, isMapped || state.contains(.minimized) else { return }
        initialState = state.subtracting(.minimized)
        if isMapped { hide() }
        setState([])
    }

    private func hide() {
        isMapped = false
        releaseInput()
        server?.dragAndDrop.surfaceEnded(self)
        setFocus(false)
        delegate?.surface(self, didChangeVisibility: false)
        delegate?.surfaceDidChangeMapping(self)
    }

    package func setState(_ changes: WindowState, _ isOn: Bool) {
        guard !isDestroyed, !kind.isPopup else { return }
        guard isMapped || state.contains(.minimized) else {
            if isOn { initialState.formUnion(changes) } else { initialState.subtract(changes) }
            return
        }
        let new = isOn ? state.union(changes) : state.subtracting(changes)
        if isMapped, new.contains(.minimized) { hide() }
        if !isMapped, !new.contains(.minimized) {
            setState(new.union(.minimized))
            map()
        } else {
            setState(new)
        }
    }

    /// Changes the state, and the size if the window begins or ends to cover the screen.
    private func setState(_ new: WindowState) {
        guard new != state else { return }
        let covers: WindowState = [.fullscreen, .maximized]
        let didCover = !state.isDisjoint(with: covers)
        let doesCover = !new.isDisjoint(with: covers)
        state = new
        delegate?.surfaceDidChangeState(self)
        guard didCover != doesCover, !isDestroyed else { return }
        if doesCover {
            ordinarySize = size
            if let server { setPixelSize(server.screenPixelSize) }
        } else if let ordinarySize {
            self.ordinarySize = nil
            setPixelSize(SurfaceSizeLimit.pixels(ordinarySize, scale: scale))
        }
    }

    package func setParent(_ parent: (any ManagedSurface)?) { if !isDestroyed { self.parent = parent } }

    package func setUrgent(_ isUrgent: Bool) { if !isDestroyed { self.isUrgent = isUrgent } }

    package func setHasFrame(_ hasFrame: Bool) { if !isDestroyed { self.hasFrame = hasFrame } }

    package func beginMove() { if !isDestroyed, isMapped { moveCount += 1 } }

    package func setIcon(_ picture: PixelBuffer?) { if !isDestroyed { icon = picture.map { WindowIcon($0) } } }

    package func activate() {
        guard !isDestroyed, isMapped, !kind.isPopup else { return }
        server?.focus(self)
    }

    /// Removes keyboard focus, as if the user switched to another window.
    package func loseFocus() { setFocus(false) }

    func setFocus(_ value: Bool) {
        guard hasFocus != value else { return }
        hasFocus = value
        if value { isUrgent = false }
        delegate?.surfaceDidChangeFocus(self)
    }

    /// Simulates a close request of the user.
    package func requestClose() { delegate?.surfaceShouldClose(self) }
}
