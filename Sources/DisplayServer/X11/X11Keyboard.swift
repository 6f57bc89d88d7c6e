import CX11
import CoreGraphics

/// Translates core key events into key changes, text and modifiers.
@MainActor final class X11Keyboard {
    private unowned let server: X11Server
    private let connection: X11Connection
    private let eventBase: Int32?
    private var usages = [Int](repeating: 0, count: 256)
    /// The keys that only start playback.
    private var playKeys: Set<Int> = []
    /// The modifiers that each key holds or locks.
    private var modifierMap = [UInt32](repeating: 0, count: 256)
    /// A Boolean value that indicates whether the keyboard mapping must be read again. It is read at the next key
    /// event, because many programs receive none for a long time.
    private var isStale = true
    /// The groups with Latin letters; read at the first key event.
    private var groups: X11KeyGroups?
    /// The keys that are down, according to the events that this client received.
    private var held: Set<UInt32> = []
    /// The keys that the input method consumed, with the time of their press: those that are still down, and those that
    /// have been released.
    private var taken: [UInt32: Time] = [:]
    private var consumedKeysReleased: [UInt32: Time] = [:]
    /// A Boolean value that indicates whether Caps Lock was on when its key was pressed. Its release turns Caps Lock
    /// off then.
    private var lockWasOn = false

    init(server: X11Server, connection: X11Connection) {
        self.server = server
        self.connection = connection
        var opcode: Int32 = 0
        var event: Int32 = 0
        var error: Int32 = 0
        var major = Int32(XkbMajorVersion)
        var minor = Int32(XkbMinorVersion)
        if XkbQueryExtension(connection.display, &opcode, &event, &error, &major, &minor) != 0 {
            eventBase = event
            let keyboard = UInt32(XkbUseCoreKbd)
            // A held key generates press, press, …, release instead of pairs that are indistinguishable from typing.
            XkbSetDetectableAutoRepeat(connection.display, 1, nil)
            let mask = UInt(XkbNewKeyboardNotifyMask | XkbMapNotifyMask)
            XkbSelectEvents(connection.display, keyboard, UInt32(mask), UInt32(mask))
        } else {
            eventBase = nil
        }
    }

    // MARK: Layout

    /// Reads the names and modifiers of the keys if they may have changed.
    private func reloadIfStale() {
        guard isStale else { return }
        isStale = false
        groups = nil
        usages = [Int](repeating: 0, count: 256)
        playKeys = []
        modifierMap = [UInt32](repeating: 0, count: 256)
        guard eventBase != nil, connection.isOpen else { return }
        let keyboard = UInt32(XkbUseCoreKbd)
        guard let description = XkbGetMap(connection.display, UInt32(XkbModifierMapMask), keyboard) else { return }
        defer { XkbFreeKeyboard(description, 0, 1) }
        let first = Int(description.pointee.min_key_code)
        let last = Int(description.pointee.max_key_code)
        guard first <= last else { return }
        if let map = description.pointee.map?.pointee.modmap {
            for code in first...last { modifierMap[code] = UInt32(map[code]) }
        }
        guard XkbGetNames(connection.display, UInt32(XkbKeyNamesMask), description) == 0,
            let names = description.pointee.names?.pointee.keys
        else { return }
        for code in first...last {
            let name = withUnsafeBytes(of: names[code].name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            usages[code] = X11KeyUsages.usage(ofKeyNamed: name)
            if X11MediaKeys.isPlayKey(named: name) { playKeys.insert(code) }
        }
    }

    /// Handles a keyboard mapping event.
    ///
    /// - Returns: False if the event is of another type.
    func handleMapping(_ event: inout XEvent) -> Bool {
        if event.type == MappingNotify {
            XRefreshKeyboardMapping(&event.xmapping)
            if event.xmapping.request != MappingPointer { isStale = true }
            return true
        }
        guard let eventBase, event.type == eventBase else { return false }
        withUnsafeMutablePointer(to: &event) { pointer in
            let raw = UnsafeMutableRawPointer(pointer)
            let kind = raw.assumingMemoryBound(to: XkbAnyEvent.self).pointee.xkb_type
            if kind == XkbMapNotify {
                XkbRefreshKeyboardMapping(raw.assumingMemoryBound(to: XkbMapNotifyEvent.self))
                isStale = true
            } else if kind == XkbNewKeyboardNotify {
                isStale = true
            }
        }
        return true
    }

    // MARK: Keys

    func handle(_ event: XKeyEvent, surface: X11Surface) {
        guard event.keycode < 256 else { return }
        let isSent = event.send_event != 0
        let isDown = event.type == KeyPress
        let inputMethod = server.inputMethod(ifInUse: true)
        // No key has this code. It marks the text that consumed keys produced.
        if event.keycode == 0 {
            if isDown, let text = inputMethod?.text(of: event) {
                server.enqueue(InputEvent(timestamp: server.timestamp(0), kind: .text(.insert(text))), to: surface)
            }
            return
        }
        if !isDown, let time = taken.removeValue(forKey: event.keycode) {
            // The press was not delivered, unless the input method returns it later.
            consumedKeysReleased[event.keycode] = time
            return
        }
        reloadIfStale()
        // Releases do not update the user time, because the update costs a request.
        if isDown { server.noteUserTime(event.time, isSent: isSent || event.time == 0) }
        let isRepeat = isDown && held.contains(event.keycode)
        if isDown { held.insert(event.keycode) } else { held.remove(event.keycode) }
        let usage = usages[Int(event.keycode)]
        var modifiers = KeyModifiers(x11State: stateAfter(event, isDown: isDown, isRepeat: isRepeat))
        if X11KeyUsages.isKeypad(usage) { modifiers.insert(.numericPad) }
        // Control, Alt and Super select commands rather than other characters; besides the levels, only the group is
        // used.
        let group = event.state & 0x6000
        let levels = event.state & UInt32(ShiftMask | LockMask | Mod2Mask | Mod3Mask | Mod5Mask)
        let typed = symbol(event.keycode, state: group | levels)
        var change = KeyChange(
            usage: usage, isDown: isDown, isRepeat: isRepeat, characters: X11KeyText.characters(of: typed),
            charactersIgnoringModifiers: X11KeyText.characters(
                of: symbol(event.keycode, state: group | event.state & UInt32(Mod2Mask))),
            code: Int(event.keycode))
        change.mediaKey = X11MediaKeys.key(of: typed)
        if change.mediaKey == .togglePlayPause, playKeys.contains(Int(event.keycode)) { change.mediaKey = .play }
        if isDown { addLatin(to: &change, keycode: event.keycode, group: Int(group >> 13), levels: levels) }
        // Keys with command modifiers enter their plain characters, regardless of preceding dead keys.
        let commands = UInt32(ControlMask | Mod1Mask | Mod4Mask)
        if isDown, event.state & commands == 0, let text = inputMethod?.text(of: event) { change.characters = text }
        let timestamp = server.timestamp(event.time, isSent: isSent)
        server.enqueue(InputEvent(timestamp: timestamp, modifiers: modifiers, kind: .key(change)), to: surface)
        guard isDown else { return }
        taken[event.keycode] = nil
        if let time = consumedKeysReleased.removeValue(forKey: event.keycode), time == event.time || event.time == 0 {
            // The input method returned the key after it had been released. Some input methods create a new event
            // without a timestamp for keys that they return.
            held.remove(event.keycode)
            change.isDown = false
            change.isRepeat = false
            server.enqueue(InputEvent(timestamp: timestamp, modifiers: modifiers, kind: .key(change)), to: surface)
        }
    }

    /// Notes that the input method consumed a key, at least for now.
    func noteConsumed(_ event: XKeyEvent) {
        // A release matters only if the press was delivered.
        guard event.type == KeyPress, event.keycode > 0, event.keycode < 256 else { return }
        server.noteUserTime(event.time, isSent: event.send_event != 0)
        taken[event.keycode] = event.time
        // If an event without a timestamp is returned, it is this press, and the key is still down.
        consumedKeysReleased[event.keycode] = nil
    }

    /// Clears the pressed keys because the focus was lost: their releases are sent to another client.
    ///
    /// - Returns: True if any key was pressed.
    @discardableResult
    func focusLost() -> Bool {
        defer { held.removeAll() }
        taken.removeAll()
        consumedKeysReleased.removeAll()
        return !held.isEmpty
    }

    /// Adds the text that the key enters in a Latin layout, if the current layout is not Latin.
    private func addLatin(to change: inout KeyChange, keycode: UInt32, group: Int, levels: UInt32) {
        guard eventBase != nil else { return }
        if groups == nil {
            groups = X11KeyGroups(
                display: connection.display, letterKeys: usages.indices.filter { (0x04...0x1d).contains(usages[$0]) })
        }
        switch groups?.substitute(for: group) {
        case .group(let other):
            let state = UInt32(other) << 13
            change.latinCharacters = X11KeyText.characters(of: symbol(keycode, state: state | levels))
            change.latinCharactersIgnoringModifiers = X11KeyText.characters(of: symbol(keycode, state: state))
        case .american:
            change.latinCharacters = USKeyboard.characters(usage: change.usage, shift: levels & UInt32(ShiftMask) != 0)
            change.latinCharactersIgnoringModifiers = USKeyboard.characters(usage: change.usage, shift: false)
        case .some(.none), nil:
            break
        }
    }

    private func symbol(_ keycode: UInt32, state: UInt32) -> UInt {
        var symbol: KeySym = 0
        var consumed: UInt32 = 0
        if eventBase != nil {
            XkbLookupKeySym(connection.display, KeyCode(keycode), state, &consumed, &symbol)
            return UInt(symbol)
        }
        // Without XKB, there are only the unshifted and shifted levels.
        let level: Int32 = state & UInt32(ShiftMask) != 0 ? 1 : 0
        return UInt(XkbKeycodeToKeysym(connection.display, KeyCode(keycode), 0, level))
    }

    /// Returns the modifiers after an event. Events contain the modifiers before them; the event of a modifier key
    /// should include its effect.
    private func stateAfter(_ event: XKeyEvent, isDown: Bool, isRepeat: Bool) -> UInt32 {
        let own = modifierMap[Int(event.keycode)]
        guard own != 0 else { return event.state }
        let lock = UInt32(LockMask)
        if isDown {
            if own & lock != 0, !isRepeat { lockWasOn = event.state & lock != 0 }
            return event.state | own
        }
        var released = own
        // The other key of a pair may still be down.
        for other in held { released &= ~modifierMap[Int(other)] }
        if own & lock != 0, !lockWasOn { released &= ~lock }
        return event.state & ~released
    }
}
