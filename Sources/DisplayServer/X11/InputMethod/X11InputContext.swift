import CX11
import CoreGraphics

/// The input context of one window.
@MainActor final class X11InputContext {
    private(set) weak var surface: X11Surface?
    let window: Window
    private unowned let server: X11Server
    private let connection: X11Connection
    private var context: XIC?
    private var wantsFocus = false
    private var spot: (x: Int16, y: Int16) = (0, 0)
    /// The preedit text, and the feedback (appearance) of each character.
    private var text: [Unicode.Scalar] = []
    private var feedback: [XIMFeedback] = []
    private var caret = 0

    init(surface: X11Surface, server: X11Server) {
        self.surface = surface
        self.server = server
        window = surface.window
        connection = server.connection
    }

    // MARK: Life cycle

    /// Creates the XIC; returns nil if the input method refuses.
    func make(method: XIM, style: XIMStyle) -> XIC? {
        let client = Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self)
        var draw = XIMCallback(
            client_data: client,
            callback: { _, client, call in
                guard let call else { return }
                X11InputContext.with(client) { context in
                    call.withMemoryRebound(to: XIMPreeditDrawCallbackStruct.self, capacity: 1) {
                        context.draw($0.pointee)
                    }
                }
            })
        var caret = XIMCallback(
            client_data: client,
            callback: { _, client, call in
                guard let call else { return }
                X11InputContext.with(client) { context in
                    call.withMemoryRebound(to: XIMPreeditCaretCallbackStruct.self, capacity: 1) {
                        context.moveCaret(&$0.pointee)
                    }
                }
            })
        var done = XIMCallback(
            client_data: client, callback: { _, client, _ in X11InputContext.with(client) { $0.clear() } })
        return cx11_make_input_context(method, style, window, &draw, &caret, &done)
    }

    /// Calls a closure with the context that is the client data of a callback. Xlib invokes callbacks during calls that
    /// are made on the main actor.
    private nonisolated static func with(_ client: XPointer?, _ body: @MainActor (X11InputContext) -> Void) {
        guard let client else { return }
        // An integer can be captured here, unlike a pointer, which is not sendable.
        let address = UInt(bitPattern: client)
        MainActor.assumeIsolated {
            guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
            body(Unmanaged<X11InputContext>.fromOpaque(pointer).takeUnretainedValue())
        }
    }

    /// Sets the XIC to use; nil means none.
    func attach(_ new: XIC?) {
        context = new
        guard let context else { return }
        let wanted = cx11_filter_events_mask(context)
        let known = KeyPressMask | KeyReleaseMask
        // Key events are selected already. Other events are rare, and are selected until the window is destroyed.
        if wanted & ~known != 0 { surface?.selectAdditionalEvents(wanted) }
        cx11_set_spot(context, spot.x, spot.y)
        if wantsFocus { XSetICFocus(context) }
    }

    /// Clears the XIC, because the input method was destroyed with all its contexts.
    func detach() {
        context = nil
        clear()
    }

    /// Destroys the XIC, and discards the preedit text.
    func destroy() {
        if let context, connection.isOpen { XDestroyIC(context) }
        forget()
    }

    /// Clears the XIC and the preedit text without a request to the input method.
    func forget() {
        context = nil
        text = []
        feedback = []
    }

    /// A Boolean value that indicates whether key events of the window are sent to the input method.
    var isFocused: Bool { wantsFocus && context != nil }

    func setFocused(_ isFocused: Bool) {
        guard isFocused != wantsFocus else { return }
        wantsFocus = isFocused
        guard let context, connection.isOpen else { return }
        if isFocused { XSetICFocus(context) } else { XUnsetICFocus(context) }
    }

    /// Returns whether a caret position differs from the last one sent.
    func isElsewhere(x: Int16, y: Int16) -> Bool { (x, y) != spot }

    func setSpot(x: Int16, y: Int16) {
        spot = (x, y)
        if let context, connection.isOpen { cx11_set_spot(context, x, y) }
    }

    /// Ends the composition.
    ///
    /// - Returns: The text that the input method commits, if it is known immediately.
    func reset() -> String? {
        guard let context, connection.isOpen else { return nil }
        defer { clear() }
        guard let bytes = Xutf8ResetIC(context) else { return nil }
        defer { XFree(bytes) }
        return String(cString: bytes)
    }

    // MARK: Keys

    /// Returns the text of a key event; nil if it has none, or a control character.
    func text(of event: XKeyEvent) -> String? {
        guard let context, connection.isOpen else { return nil }
        var event = event
        var symbol: KeySym = 0
        var bytes = [CChar](repeating: 0, count: 64)
        var count = Int(cx11_look_up(context, &event, &bytes, Int32(bytes.count), &symbol))
        if count > bytes.count {
            bytes = [CChar](repeating: 0, count: count)
            count = Int(cx11_look_up(context, &event, &bytes, Int32(count), &symbol))
        }
        guard count > 0, count <= bytes.count else { return nil }
        let text = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f } ? text : nil
    }

    // MARK: Preedit callbacks

    /// Replaces a part of the preedit text, or its feedback. Indices count characters.
    private func draw(_ change: XIMPreeditDrawCallbackStruct) {
        let first = max(0, min(Int(change.chg_first), text.count))
        let end = first + max(0, min(Int(change.chg_length), text.count - first))
        if let news = change.text?.pointee {
            let letters = X11InputContext.letters(of: news)
            let feedback = X11InputContext.feedback(of: news, count: letters?.count ?? end - first)
            if let letters {
                text.replaceSubrange(first..<end, with: letters)
                self.feedback.replaceSubrange(first..<end, with: feedback)
            } else {
                // Only the feedback changed.
                self.feedback.replaceSubrange(first..<end, with: feedback)
            }
        } else {
            text.removeSubrange(first..<end)
            feedback.removeSubrange(first..<end)
        }
        caret = max(0, min(Int(change.caret), text.count))
        tell()
    }

    private static func letters(of text: XIMText) -> [Unicode.Scalar]? {
        let count = Int(text.length)
        if text.encoding_is_wchar != 0 {
            guard let letters = text.string.wide_char else { return nil }
            return (0..<count).map { Unicode.Scalar(UInt32(bitPattern: letters[$0])) ?? "\u{FFFD}" }
        }
        guard let bytes = text.string.multi_byte else { return nil }
        return Array(String(cString: bytes).unicodeScalars)
    }

    private static func feedback(of text: XIMText, count: Int) -> [XIMFeedback] {
        guard let feedback = text.feedback else { return [XIMFeedback](repeating: 0, count: count) }
        // The number of elements is the length of the text, whether or not the text contains a string.
        return (0..<count).map { $0 < Int(text.length) ? feedback[$0] : 0 }
    }

    private func moveCaret(_ change: inout XIMPreeditCaretCallbackStruct) {
        switch change.direction {
        case XIMAbsolutePosition: caret = Int(change.position)
        case XIMForwardChar: caret += 1
        case XIMBackwardChar: caret -= 1
        case XIMLineStart: caret = 0
        case XIMLineEnd: caret = text.count
        default: break
        }
        caret = max(0, min(caret, text.count))
        change.position = Int32(caret)
        tell()
    }

    /// Removes the preedit text.
    private func clear() {
        guard !text.isEmpty else { return }
        text = []
        feedback = []
        caret = 0
        tell()
    }

    private func tell() {
        guard let surface else { return }
        var string = String()
        string.unicodeScalars.append(contentsOf: text)
        let selection = selectedRange()
        func units(_ count: Int) -> Int { text[..<count].reduce(0) { $0 + ($1.value > 0xffff ? 2 : 1) } }
        let change = TextInputChange.compose(
            string, selection: units(selection.lowerBound)..<units(selection.upperBound))
        server.enqueue(InputEvent(timestamp: server.timestamp(0), kind: .text(change)), to: surface)
    }

    /// Returns the range that the input method highlights unless that is the whole text; otherwise the position of the
    /// caret.
    private func selectedRange() -> Range<Int> {
        let chosen = XIMFeedback(XIMReverse | XIMHighlight)
        guard let first = feedback.firstIndex(where: { $0 & chosen != 0 }) else { return caret..<caret }
        let end = feedback[first...].firstIndex { $0 & chosen == 0 } ?? feedback.count
        return end - first == text.count ? caret..<caret : first..<end
    }
}
