import DisplayServer

/// Carries text between the input method and the first responder of a scene's key window, if that takes text.
///
/// The first responder decides what becomes of what is being composed: when it ends that by itself, as text inputs do
/// when the caret is moved, the input method is made to forget it.
@MainActor final class TextInputSession: NSObject, UITextInputDelegate {
    private unowned let scene: UIWindowScene
    /// Who was first responder last.
    private weak var first: UIResponder?
    /// The same if it takes text.
    private weak var responder: UIResponder?
    /// What is being composed.
    private var composed = ""
    /// What a text input has kept of what was being composed, and until when the input method may still try to insert
    /// it.
    private var kept: (text: String, until: TimeInterval)?
    private var caret = CGRect.zero
    /// Whether it is the session itself that changes the text.
    private var isTalking = false

    /// How long an input method that was told to end may take to insert what it had, in seconds.
    private static let lateness: TimeInterval = 0.5

    init(scene: UIWindowScene) { self.scene = scene }

    private var input: (any UIKeyInput)? { responder as? any UIKeyInput }

    // MARK: The first responder

    /// Follows who is first responder, what has become of the marked text, and where the caret is.
    ///
    /// - Parameter isLaidOut: whether rectangles can be asked for.
    func update(isLaidOut: Bool) {
        guard let surface = scene.surface else { return }
        let first = scene.keyWindow?.firstResponder
        if first !== self.first {
            self.first = first
            endComposing(in: surface)
            if let old = input as? any UITextInput, old.inputDelegate === self { old.inputDelegate = nil }
            responder = first is any UIKeyInput ? first : nil
            if let new = input as? any UITextInput, new.inputDelegate == nil { new.inputDelegate = self }
            surface.setTextInput(active: responder != nil, caretRect: caret)
        } else if !composed.isEmpty, let text = input as? any UITextInput, text.markedTextRange == nil {
            endComposing(in: surface)
        }
        guard isLaidOut, responder != nil, let rect = caretRect(), rect != caret else { return }
        caret = rect
        surface.setTextInput(active: true, caretRect: rect)
    }

    /// Where the caret is in the scene; nil if nobody knows.
    private func caretRect() -> CGRect? {
        guard let text = input as? any UITextInput, let place = text.selectedTextRange?.end else {
            return (responder as? UIView).map { $0.convert($0.bounds, to: nil) }
        }
        let view = text.textInputView
        let rect = view.convert(text.caretRect(for: place), to: nil)
        return rect.origin.x.isFinite && rect.origin.y.isFinite ? rect : nil
    }

    /// The input method is to forget what it was composing; the text input keeps it as text.
    private func endComposing(in surface: any DisplaySurface) {
        guard !composed.isEmpty else { return }
        kept = (composed, scene.server.scheduler.now + TextInputSession.lateness)
        composed = ""
        talk { (input as? any UITextInput)?.unmarkText() }
        _ = surface.endComposition()
    }

    // MARK: The input method

    /// Does what the input method says.
    func handle(_ change: TextInputChange) {
        // It may be meant for what had the caret until now.
        update(isLaidOut: false)
        guard let input else { return }
        switch change {
        case .insert(let text):
            composed = ""
            // What is there already need not be inserted by an input method that comes late.
            if let kept, kept.text == text, scene.server.scheduler.now <= kept.until {
                self.kept = nil
                return
            }
            kept = nil
            talk {
                if input is any TextEditing {
                    input.insertText(text)
                } else {
                    GenericTextKeys.insert(text, into: input)
                }
            }
        case .compose(let text, let selection):
            guard let input = input as? any UITextInput, !text.isEmpty || !composed.isEmpty else { return }
            if !text.isEmpty { kept = nil }
            composed = text
            talk {
                input.setMarkedText(
                    text, selectedRange: NSRange(location: selection.lowerBound, length: selection.count))
            }
        }
    }

    /// A key was pressed that is none of the input method's.
    func keyWasPressed() { kept = nil }

    // MARK: What the text input says

    private func talk(_ body: () -> Void) {
        let wasTalking = isTalking
        isTalking = true
        defer { isTalking = wasTalking }
        body()
    }

    /// The text input changed by itself: what was being composed stays as text, and the input method forgets it.
    private func textInputChanged(_ textInput: (any UITextInput)?) {
        guard !isTalking, !composed.isEmpty, textInput === responder, let surface = scene.surface else { return }
        endComposing(in: surface)
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) { textInputChanged(textInput) }
    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func textWillChange(_ textInput: (any UITextInput)?) { textInputChanged(textInput) }
    func textDidChange(_ textInput: (any UITextInput)?) {}
}
