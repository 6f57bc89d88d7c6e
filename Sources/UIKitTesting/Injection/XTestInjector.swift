import CXTest
import CoreGraphics
import DisplayServer

/// Injects pointer and key input through the XTEST extension, which every X server supports. It is indistinguishable
/// from the input of devices. XTEST has no touches and no smooth scrolling.
@MainActor package final class XTestInjector: InputInjector {
    private let client: XClient
    private let scale: CGFloat
    private var keyboard: XKeyboard

    /// Creates an injector.
    ///
    /// - Parameters:
    ///   - client: A connection other than the application's.
    ///   - scale: The number of device pixels per point.
    /// - Throws: ``VirtualDisplayError`` if the server does not support XTEST.
    package init(client: XClient, scale: CGFloat) throws {
        self.client = client
        self.scale = scale
        keyboard = XKeyboard(client: client)
        let hasExtension = try client.perform { display in
            var numbers: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            return XTestQueryExtension(display, &numbers.0, &numbers.1, &numbers.2, &numbers.3) != 0
        }
        guard hasExtension else { throw VirtualDisplayError("the server \(client.displayName) does not support XTEST") }
    }

    package var hasTouch: Bool { false }

    package func touch(_ phase: InjectedTouchPhase, _ fingers: [(id: Int, location: CGPoint)]) throws {
        throw InjectionError.unsupported("Xvfb has no touch screen: start the virtual display as .xorgTouch")
    }

    package func movePointer(to location: CGPoint) throws {
        try client.perform { display in
            let x = Int32(clamping: Int((location.x * scale).rounded(.down)))
            let y = Int32(clamping: Int((location.y * scale).rounded(.down)))
            XTestFakeMotionEvent(display, 0, x, y, UInt(CurrentTime))
        }
    }

    package func button(_ number: Int, isDown: Bool) throws { try press(XButton(number), isDown: isDown) }

    package func scroll(notches: CGVector, isContinuous: Bool) throws {
        guard !isContinuous else {
            throw InjectionError.unsupported(
                "Xvfb has no smooth scrolling: start the virtual display as .xorgTouch, or scroll with .discrete")
        }
        for button in XButton.wheel(notches: notches) {
            try press(button, isDown: true)
            try press(button, isDown: false)
        }
    }

    package func transform(_ phase: InjectedTouchPhase, scale: CGFloat, rotation: CGFloat) throws {
        throw InjectionError.unsupported("Xvfb has no touchpad: start the virtual display as .xorgTouch")
    }

    package func key(_ usage: Int, isDown: Bool) throws {
        guard let keyCode = KeyCodes.xKeyCode(usage: usage) else { throw InjectionError.unknownKey(usage) }
        try press(keyCode: keyCode, isDown: isDown)
    }

    package func mediaKey(_ key: MediaKey, isDown: Bool) throws {
        try press(keyCode: KeyCodes.xKeyCode(of: key), isDown: isDown)
    }

    package func type(_ character: Character) throws {
        for scalar in character.unicodeScalars {
            guard let stroke = try keyboard.stroke(for: scalar) else {
                throw InjectionError.unknownCharacter(character)
            }
            for keyCode in stroke.held + [stroke.keyCode] { try press(keyCode: keyCode, isDown: true) }
            for keyCode in [stroke.keyCode] + stroke.held.reversed() { try press(keyCode: keyCode, isDown: false) }
        }
    }

    /// The server has processed each request by the time it returned.
    package func synchronize() throws { try client.perform { _ in } }

    package func close() {}

    private func press(_ button: XButton, isDown: Bool) throws {
        try client.perform { XTestFakeButtonEvent($0, UInt32(button.number), isDown ? 1 : 0, UInt(CurrentTime)) }
    }

    private func press(keyCode: Int, isDown: Bool) throws {
        try client.perform { XTestFakeKeyEvent($0, UInt32(keyCode), isDown ? 1 : 0, UInt(CurrentTime)) }
    }
}
