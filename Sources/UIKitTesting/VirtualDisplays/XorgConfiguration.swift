import Foundation

/// The configuration of an Xorg server without hardware: a screen in memory, and input devices that are sockets.
enum XorgConfiguration {
    /// The input devices. Each has a socket of its name in a private folder.
    enum Device: String, CaseIterable {
        case touch = "Touch"
        case pointer = "Pointer"
        case keyboard = "Keyboard"

        /// The device type of the driver.
        var type: String { self == .pointer ? "PointerGesture" : rawValue }

        var socketName: String { rawValue.lowercased() + ".socket" }
    }

    /// The largest number of simultaneous touches.
    static let touchCount = 10

    /// Returns the text of a configuration file.
    ///
    /// - Parameters:
    ///   - pixels: The size of the screen in device pixels.
    ///   - socketFolder: An existing folder with a short path.
    static func text(pixels: (width: Int, height: Int), socketFolder: String) -> String {
        """
        Section "ServerFlags"
            # Use no devices, graphics hardware or consoles of the host.
            Option "AutoAddDevices" "false"
            Option "AutoEnableDevices" "false"
            Option "AutoAddGPU" "false"
            Option "DontVTSwitch" "true"
            # A screen saver would blank a long test.
            Option "BlankTime" "0"
        EndSection

        Section "Device"
            Identifier "memory"
            Driver "dummy"
            VideoRam \(max(65536, pixels.width * pixels.height * 4 / 1024 + 4096))
        EndSection

        Section "Monitor"
            Identifier "monitor"
            HorizSync 1.0-1000.0
            VertRefresh 1.0-200.0
            \(modeLine(pixels))
        EndSection

        Section "Screen"
            Identifier "screen"
            Device "memory"
            Monitor "monitor"
            DefaultDepth 24
            SubSection "Display"
                Depth 24
                Modes "test"
                Virtual \(pixels.width) \(pixels.height)
            EndSubSection
        EndSection

        \(Device.allCases.map { section($0, socketFolder: socketFolder) }.joined(separator: "\n\n"))

        Section "ServerLayout"
            Identifier "layout"
            Screen "screen"
        \(Device.allCases.map { "    InputDevice \"\($0.rawValue)\"" }.joined(separator: "\n"))
        EndSection

        """
    }

    private static func section(_ device: Device, socketFolder: String) -> String {
        """
        Section "InputDevice"
            Identifier "\(device.rawValue)"
            Driver "inputtest"
            Option "SocketPath" "\(socketFolder)/\(device.socketName)"
            Option "DeviceType" "\(device.type)"
        \(options(device).map { "    Option \"\($0)\" \"\($1)\"" }.joined(separator: "\n"))
        EndSection
        """
    }

    private static func options(_ device: Device) -> [(String, String)] {
        switch device {
        case .touch: [("TouchCount", "\(touchCount)")]
        case .pointer: []
        // The server's default rules use key codes that predate the uniform ones of Linux.
        case .keyboard: [("XkbRules", "evdev"), ("XkbModel", "pc105"), ("XkbLayout", "us")]
        }
    }

    /// Returns a mode line with typical blanking intervals: 60 frames per second, or fewer if that exceeds the driver's
    /// highest pixel clock.
    private static func modeLine(_ pixels: (width: Int, height: Int)) -> String {
        let total = (width: pixels.width + 400, height: pixels.height + 32)
        let clock = min(Double(total.width * total.height) * 60 / 1e6, 250)
        return """
            Modeline "test" \(String(format: "%.2f", clock)) \
            \(pixels.width) \(pixels.width + 72) \(pixels.width + 200) \(total.width) \
            \(pixels.height) \(pixels.height + 3) \(pixels.height + 9) \(total.height)
            """
    }
}
