import CX11
import CoreGraphics

extension X11Surface {
    func setTextInput(active: Bool, caretRect: CGRect) {
        guard canRequest, !isPopup, active || textInputCaret != nil else { return }
        if active {
            // Candidates appear below the caret. Coordinates in the protocol have 16 bits.
            func pixels(_ length: CGFloat) -> Int16 {
                length.isFinite ? Int16(max(-32768, min(32767, (length * scale).rounded()))) : 0
            }
            textInputCaret = (pixels(caretRect.minX), pixels(caretRect.maxY))
        } else {
            textInputCaret = nil
        }
        if let inputMethod = server?.inputMethod(ifInUse: true) {
            inputMethod.update(self)
        } else if active {
            server?.openInputMethodSoon()
        }
    }

    func endComposition() -> String? {
        canRequest ? server?.inputMethod(ifInUse: true)?.endComposition(in: self) : nil
    }

    /// Selects additional events of the window.
    func selectAdditionalEvents(_ mask: Int) {
        guard canRequest else { return }
        requestIgnoringErrors { _ = XSelectInput(connection.display, window, X11Surface.eventMask | mask) }
    }
}
