import DisplayServer

/// The connection between the input method and the first responder of a scene's key window, if that responder accepts
/// text.
///
/// The first responder decides the outcome of a composition. When it ends one itself, as text inputs do when the user
/// moves the caret, the session tells the input method to discard the composition.
@MainActor final class TextInputSession: NSObject, UITextInputDelegate {
    private unowned let scene: UIWindowScene
    /// The most recent first responder.
    private weak var first: UIResponder?
    /// The same responder if it accepts text; otherwise nil.
    private weak var responder: UIResponder?
    /// The text that the input method is composing.
    private var composed = ""
    /// Composed text that the text input has already committed, and the time until which an insertion of the same text
    /// by the input method is ignored.
    private var committed: (text: String, until: TimeInterval)?
    private var caret = CGRect.zero
    /// The selection that the keyboard extended last, while its text input is first responder.
    var extendedSelection: ExtendedTextSelection?
    /// A Boolean value that indicates whether the session itself is changing the text.
    private var isUpdatingInput = false

    /// The time that an input method may take to insert its text after it was asked to end the composition, in seconds.
    private static let lateInsertionInterval: TimeInterval = 0.5

    init(scene: UIWindowScene) { self.scene = scene }

    private var input: (any UIKeyInput)? { responder as? any UIKeyInput }

    // MARK: The first responder

    /// Updates the session after changes of the first responder, the marked text or the caret.
    ///
    /// - Parameter isLaidOut: Whether the layout is up to date, so that text inputs can return rectangles.
    func update(isLaidOut: Bool) {
        guard let surface = scene.surface else { return }
        let first = scene.keyWindow?.firstResponder
        if first !== self.first {
            self.first = first
            extendedSelection = nil
            endComposing(in: surface)
            if let old = input as? any UITextInput, old.inputDelegate === self { old.inputDelegate = nil }
            responder = first is any UIKeyInput ? first : nil
            if let new = input as? any UITextInput, new.inputDelegate == nil { new.inputDelegate = self }
            surface.setTextInput(active: responder != nil, caretRect: onSurface(caret))
        } else if !composed.isEmpty, let text = input as? any UITextInput, text.markedTextRange == nil {
            endComposing(in: surface)
        }
        guard isLaidOut, responder != nil, let rect = caretRect(), rect != caret else { return }
        caret = rect
        surface.setTextInput(active: true, caretRect: onSurface(rect))
    }

    /// Converts a rectangle from the scene's coordinates to those of its surface, which contains the menu bar.
    private func onSurface(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: -scene.contentOrigin.x, dy: -scene.contentOrigin.y)
    }

    /// Returns the rectangle of the caret in scene coordinates, or the bounds of the responder if it has no selection;
    /// nil if it is unknown.
    private func caretRect() -> CGRect? {
        guard let text = input as? any UITextInput, let place = text.selectedTextRange?.end else {
            return (responder as? UIView).map { $0.convert($0.bounds, to: nil) }
        }
        let view = text.textInputView
        let rect = view.convert(text.caretRect(for: place), to: nil)
        return rect.origin.x.isFinite && rect.origin.y.isFinite ? rect : nil
    }

    /// Commits the composed text in the text input, and tells the input method to discard its composition.
    private func endComposing(in surface: any TextInputSurface) {
        guard !composed.isEmpty else { return }
        committed = (composed, scene.server.scheduler.now + TextInputSession.lateInsertionInterval)
        composed = ""
        performUpdates { (input as? any UITextInput)?.unmarkText() }
        _ = surface.endComposition()
    }

    // MARK: The input method

    /// Applies a change that the input method made.
    func handle(_ change: TextInputChange) {
        // The change may belong to the responder that was first responder until now.
        update(isLaidOut: false)
        guard let input else { return }
        switch change {
        case .insert(let text):
            composed = ""
            // Some input methods insert the composed text after the text input has already committed it.
            if let committed, committed.text == text, scene.server.scheduler.now <= committed.until {
                self.committed = nil
                return
            }
            committed = nil
            performUpdates {
                if input is any TextEditing {
                    input.insertText(text)
                } else {
                    TextInputCommandPerformer.insert(text, into: input)
                }
            }
        case .compose(let text, let selection):
            guard let input = input as? any UITextInput, !text.isEmpty || !composed.isEmpty else { return }
            if !text.isEmpty { committed = nil }
            composed = text
            performUpdates {
                input.setMarkedText(
                    text, selectedRange: NSRange(location: selection.lowerBound, length: selection.count))
            }
        }
    }

    /// Ends the period in which a late insertion is ignored, because the user pressed a key that the input method does
    /// not handle.
    func keyWasPressed() { committed = nil }

    // MARK: Changes by the text input

    /// Performs changes of the text, during which notifications from the text input are ignored.
    private func performUpdates(_ body: () -> Void) {
        let wasTalking = isUpdatingInput
        isUpdatingInput = true
        defer { isUpdatingInput = wasTalking }
        body()
    }

    /// Commits the composed text and ends the composition, because the text input was changed by something other than
    /// the input method.
    private func textInputChanged(_ textInput: (any UITextInput)?) {
        guard !isUpdatingInput, !composed.isEmpty, textInput === responder, let surface = scene.surface else { return }
        endComposing(in: surface)
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) { textInputChanged(textInput) }
    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func textWillChange(_ textInput: (any UITextInput)?) { textInputChanged(textInput) }
    func textDidChange(_ textInput: (any UITextInput)?) {}
}
