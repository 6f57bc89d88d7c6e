import CXTest
import CoreGraphics
import DisplayServer
import Foundation

/// Injects input through the devices of an Xorg server with the "inputtest" driver: a touchscreen, a pointer with
/// smooth scrolling, and a keyboard.
@MainActor package final class InputTestInjector: InputInjector {
    private let client: XClient
    private let touchScreen: InputTestDevice
    private let pointer: InputTestDevice
    private let keyboard: InputTestDevice
    private let pixels: (width: Int, height: Int)
    private let scale: CGFloat
    private var characters: XKeyboard
    /// The rotation of the fingers on the touchpad so far, in radians.
    private var lastRotation: CGFloat = 0
    /// The change of the scroll axes for one notch.
    private let increment: (x: Double, y: Double)

    /// The largest coordinate of the touchscreen, independent of the size of the screen.
    private static let touchRange = 65535.0

    private enum Axis {
        static let x: Int32 = 0
        static let y: Int32 = 1
        static let horizontalScroll: Int32 = 2
        static let verticalScroll: Int32 = 3
    }

    /// Connects to the devices.
    ///
    /// - Parameters:
    ///   - client: A connection other than the application's.
    ///   - folder: The folder with the sockets of the devices.
    ///   - pixels: The size of the screen in device pixels.
    ///   - scale: The number of device pixels per point.
    package init(client: XClient, folder: URL, pixels: (width: Int, height: Int), scale: CGFloat) throws {
        func device(_ name: XorgConfiguration.Device) throws -> InputTestDevice {
            try InputTestDevice(path: folder.appendingPathComponent(name.socketName).path)
        }
        self.client = client
        self.pixels = pixels
        self.scale = scale
        touchScreen = try device(.touch)
        pointer = try device(.pointer)
        keyboard = try device(.keyboard)
        characters = XKeyboard(client: client)
        increment = try client.perform { display in
            var major: Int32 = 2
            var minor: Int32 = 4
            XIQueryVersion(display, &major, &minor)
            let name = XorgConfiguration.Device.pointer.rawValue
            return (cxtest_scroll_increment(display, name, 1), cxtest_scroll_increment(display, name, 0))
        }
    }

    package var hasTouch: Bool { true }

    package func touch(_ phase: InjectedTouchPhase, _ fingers: [(id: Int, location: CGPoint)]) throws {
        for finger in fingers {
            precondition(
                (0..<XorgConfiguration.touchCount).contains(finger.id), "finger ID \(finger.id) is out of range (0...9)"
            )
            var event = cxtest_input_touch()
            event.touch = UInt32(finger.id)
            event.type =
                switch phase {
                case .began: UInt32(XI_TouchBegin)
                case .moved: UInt32(XI_TouchUpdate)
                case .ended: UInt32(XI_TouchEnd)
                }
            cxtest_set_axis(&event.axes, Axis.x, device(finger.location.x, pixels.width))
            cxtest_set_axis(&event.axes, Axis.y, device(finger.location.y, pixels.height))
            try touchScreen.sendTouch(event)
        }
        try touchScreen.synchronize()
    }

    package func movePointer(to location: CGPoint) throws {
        var event = cxtest_input_motion()
        event.is_absolute = 1
        cxtest_set_axis(&event.axes, Axis.x, (location.x * scale).rounded(.down))
        cxtest_set_axis(&event.axes, Axis.y, (location.y * scale).rounded(.down))
        try pointer.sendMotion(event)
        try pointer.synchronize()
    }

    package func button(_ number: Int, isDown: Bool) throws { try press(XButton(number), isDown: isDown) }

    package func scroll(notches: CGVector, isContinuous: Bool) throws {
        guard isContinuous else {
            for button in XButton.wheel(notches: notches) {
                try press(button, isDown: true)
                try press(button, isDown: false)
            }
            return
        }
        // The application recognizes a touchpad by fractions of notches, so a whole number of notches is split into two
        // events.
        let isWhole = notches.dx == notches.dx.rounded() && notches.dy == notches.dy.rounded()
        for part in isWhole ? [0.375, 0.625] : [1] {
            var event = cxtest_input_motion()
            // The axes increase to the right and downwards with the visible part, so the content moves in the opposite
            // direction.
            if notches.dx != 0 {
                cxtest_set_axis(&event.axes, Axis.horizontalScroll, -notches.dx * increment.x * part)
            }
            if notches.dy != 0 {
                cxtest_set_axis(&event.axes, Axis.verticalScroll, -notches.dy * increment.y * part)
            }
            try pointer.sendMotion(event)
        }
        try pointer.synchronize()
    }

    package func transform(_ phase: InjectedTouchPhase, scale: CGFloat, rotation: CGFloat) throws {
        var event = cxtest_input_pinch()
        event.fingers = 2
        event.type =
            switch phase {
            case .began: UInt16(XI_GesturePinchBegin)
            case .moved: UInt16(XI_GesturePinchUpdate)
            case .ended: UInt16(XI_GesturePinchEnd)
            }
        if phase == .began { lastRotation = 0 }
        event.scale = Double(scale)
        // The protocol takes the rotation since the previous event, in degrees.
        event.delta_angle = Double(rotation - lastRotation) * 180 / .pi
        lastRotation = rotation
        try pointer.sendPinch(event)
        try pointer.synchronize()
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
            guard let stroke = try characters.stroke(for: scalar) else {
                throw InjectionError.unknownCharacter(character)
            }
            for keyCode in stroke.held + [stroke.keyCode] { try press(keyCode: keyCode, isDown: true) }
            for keyCode in [stroke.keyCode] + stroke.held.reversed() { try press(keyCode: keyCode, isDown: false) }
        }
    }

    package func synchronize() throws {
        try touchScreen.synchronize()
        try pointer.synchronize()
        try keyboard.synchronize()
        try client.perform { _ in }
    }

    /// Closes the devices. Call this only after the server has terminated.
    package func close() {
        touchScreen.close()
        pointer.close()
        keyboard.close()
    }

    /// Returns the device coordinate of a location, rounded up so that the resulting location is never on the previous
    /// pixel.
    private func device(_ points: CGFloat, _ size: Int) -> Double {
        let pixel = min(max(Double(points * scale), 0), Double(size - 1))
        return min((pixel * (Self.touchRange + 1) / Double(size)).rounded(.up), Self.touchRange)
    }

    private func press(_ button: XButton, isDown: Bool) throws {
        var event = cxtest_input_button()
        event.button = Int32(button.number)
        event.is_press = isDown ? 1 : 0
        try pointer.sendButton(event)
        try pointer.synchronize()
    }

    private func press(keyCode: Int, isDown: Bool) throws {
        var event = cxtest_input_key()
        event.key_code = Int32(keyCode)
        event.is_press = isDown ? 1 : 0
        try keyboard.sendKey(event)
        try keyboard.synchronize()
    }
}
