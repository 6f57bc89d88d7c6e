import CX11

extension X11Server {
    /// Returns the input method.
    ///
    /// - Parameter ifInUse: If true, the input method is not opened, and the result is nil unless it is open.
    func inputMethod(ifInUse: Bool) -> X11InputMethod? {
        if inputMethodIfOpen == nil, !ifInUse, connection.isOpen {
            inputMethodIfOpen = X11InputMethod(server: self, modifiers: inputModifiers)
        }
        return inputMethodIfOpen
    }

    /// Opens the input method after a delay, so that the first frame is not delayed. The first key event opens it
    /// without delay.
    func openInputMethodSoon() {
        scheduler.schedule(after: 0.2) { [weak self] in self?.openInputMethod() }
    }

    /// Opens the input method if text input is active in any window.
    func openInputMethod() {
        guard inputMethodIfOpen == nil, surfaces.values.contains(where: { $0.textInputCaret != nil }),
            let inputMethod = inputMethod(ifInUse: false)
        else { return }
        for surface in Array(surfaces.values) { inputMethod.update(surface) }
    }
}
