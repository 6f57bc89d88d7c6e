import CoreGraphics
import DisplayServer

/// Injects input into a headless window.
@MainActor package final class HeadlessInjector: InputInjector {
    private let server: HeadlessServer
    private let surface: HeadlessSurface

    private var modifiers: KeyModifiers = []
    private var heldModifierKeys: Set<Int> = []
    private var pointerLocation = CGPoint.zero
    private var isPointerInside = false
    private var buttons: Set<Int> = []

    package init(server: HeadlessServer, surface: HeadlessSurface) {
        self.server = server
        self.surface = surface
    }

    package var hasTouch: Bool { true }

    package func touch(_ phase: InjectedTouchPhase, _ fingers: [(id: Int, location: CGPoint)]) throws {
        guard !fingers.isEmpty else { return }
        let changes = fingers.map {
            TouchChange(
                id: $0.id, samples: [TouchSample(timestamp: server.now, location: inSurface($0.location))])
        }
        let kind: InputEvent.TouchPhase =
            switch phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            }
        inject(.touches(kind, changes))
    }

    package func movePointer(to location: CGPoint) throws {
        pointerLocation = inSurface(location)
        let isInside = CGRect(origin: .zero, size: surface.size).contains(pointerLocation)
        // While a button is pressed, the pointer remains with the window, as with the implicit grab of an X server.
        let isOurs = isInside || !buttons.isEmpty || isOverPopover(location)
        if isOurs, !isPointerInside { inject(.pointerEntered(pointerLocation)) }
        if !isOurs, isPointerInside { inject(.pointerExited) }
        isPointerInside = isOurs
        if isOurs {
            inject(.pointerMoved(samples: [PointerSample(timestamp: server.now, location: pointerLocation)]))
        }
    }

    /// Returns whether a point of the screen is in a popover that extends beyond its window. Its input belongs to the
    /// window.
    private func isOverPopover(_ location: CGPoint) -> Bool {
        server.surfaces.contains { surface in
            surface.kind == .popover && surface.isMapped && surface.frame.contains(location)
        }
    }

    package func button(_ number: Int, isDown: Bool) throws {
        guard isPointerInside else { return }
        if isDown { buttons.insert(number) } else { buttons.remove(number) }
        inject(.button(number: number, isDown: isDown, location: pointerLocation))
    }

    package func scroll(notches: CGVector, isContinuous: Bool) throws {
        guard isPointerInside else { return }
        let step = ScrollWheel.pointsPerNotch
        let delta = CGVector(dx: notches.dx * step, dy: notches.dy * step)
        inject(.scroll(delta: delta, isContinuous: isContinuous, location: pointerLocation))
    }

    package func transform(_ phase: InjectedTouchPhase, scale: CGFloat, rotation: CGFloat) throws {
        guard isPointerInside else { return }
        let kind: InputEvent.TouchPhase =
            switch phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            }
        inject(.transform(kind, scale: scale, rotation: rotation, location: pointerLocation))
    }

    package func key(_ usage: Int, isDown: Bool) throws {
        guard KeyCodes.xKeyCode(usage: usage) != nil else { throw InjectionError.unknownKey(usage) }
        press(usage, isDown: isDown)
    }

    package func mediaKey(_ key: MediaKey, isDown: Bool) throws {
        // A code that no key with a usage has.
        var change = KeyChange(usage: 0, isDown: isDown, code: 1000 + KeyCodes.xKeyCode(of: key))
        change.mediaKey = key
        inject(.key(change))
    }

    package func type(_ character: Character) throws {
        guard let key = USKeyboard.key(for: character) else {
            // Text without a key, as from an input method or a keyboard with such a key.
            for isDown in [true, false] {
                let change = KeyChange(
                    usage: 0, isDown: isDown, characters: String(character),
                    charactersIgnoringModifiers: String(character))
                inject(.key(change))
            }
            return
        }
        if key.shift { press(KeyCodes.leftShift, isDown: true) }
        press(key.usage, isDown: true)
        press(key.usage, isDown: false)
        if key.shift { press(KeyCodes.leftShift, isDown: false) }
    }

    package func synchronize() throws {
        guard server.isConnected else { throw InjectionError.connectionLost }
        server.processPendingEvents()
    }

    package func close() {}

    private func press(_ usage: Int, isDown: Bool) {
        let capsLock = 57
        if let modifier = HeadlessInjector.modifier(usage) {
            if isDown { heldModifierKeys.insert(usage) } else { heldModifierKeys.remove(usage) }
            let isHeld = heldModifierKeys.contains { HeadlessInjector.modifier($0) == modifier }
            if isHeld { modifiers.insert(modifier) } else { modifiers.remove(modifier) }
        } else if usage == capsLock, isDown {
            modifiers.formSymmetricDifference(.alphaShift)
        }
        let change = KeyChange(
            usage: usage, isDown: isDown,
            characters: USKeyboard.characters(
                usage: usage, shift: modifiers.contains(.shift), capsLock: modifiers.contains(.alphaShift)),
            charactersIgnoringModifiers: USKeyboard.characters(usage: usage, shift: false))
        inject(.key(change))
    }

    private static func modifier(_ usage: Int) -> KeyModifiers? {
        switch usage {
        case 224, 228: .control
        case 225, 229: .shift
        case 226, 230: .alternate
        case 227, 231: .command
        default: nil
        }
    }

    private func inSurface(_ location: CGPoint) -> CGPoint {
        CGPoint(x: location.x - surface.screenOrigin.x, y: location.y - surface.screenOrigin.y)
    }

    private func inject(_ kind: InputEvent.Kind) {
        surface.inject(InputEvent(timestamp: server.now, modifiers: modifiers, kind: kind))
    }
}
