import CoreGraphics

/// The settings of a desktop as its settings daemon publishes them: names and values, in the format of the XSETTINGS
/// specification.
package struct XSettings: Equatable, Sendable {
    /// What a setting can be.
    package enum Value: Equatable, Sendable {
        case integer(Int32)
        case text(String)
        /// Red, green, blue and alpha, 0…65535.
        case color(UInt16, UInt16, UInt16, UInt16)
    }

    /// The settings by their names.
    package private(set) var values: [String: Value] = [:]

    /// No settings.
    package init() {}

    /// Reads the bytes of a property, which may be anything.
    ///
    /// - Returns: nil if they are not what the format asks for; half of the settings would be worse than those before.
    package init?(_ bytes: [UInt8]) {
        guard let order = bytes.first, order <= 1 else { return nil }
        var reader = Reader(bytes: bytes, isBigEndian: order == 1)
        // The byte order with its padding, and a serial number.
        guard reader.skip(8), let count = reader.uint32() else { return nil }
        for _ in 0..<count {
            guard let type = reader.uint8(), reader.skip(1), let nameLength = reader.uint16(),
                let name = reader.text(Int(nameLength)), reader.skip(4), let value = reader.value(type)
            else { return nil }
            values[name] = value
        }
    }

    private func integer(_ name: String) -> Int? {
        if case .integer(let value)? = values[name] { Int(value) } else { nil }
    }

    private func text(_ name: String) -> String? {
        if case .text(let value)? = values[name], !value.isEmpty { value } else { nil }
    }

    private func positive(_ name: String) -> Int? { integer(name).flatMap { $0 > 0 ? $0 : nil } }

    /// Device pixels a point by the fonts' resolution or the windows' factor, whichever is larger: most desktops count
    /// the factor into the resolution, some do not. Nil if there is neither.
    ///
    /// - Parameter textScale: how much larger than usual the desktop wants text, where it says that by itself. Desktops
    ///   that count it into the resolution mean it for text only; there it is taken out again.
    package func scale(textScale: Double?) -> Double? {
        var resolution = positive("Xft/DPI").map { Double($0) / 1024 / 96 }
        let factor = positive("Gdk/WindowScalingFactor").map(Double.init)
        if let known = resolution, let textScale, abs(known - (factor ?? 1) * textScale) < 0.02 {
            resolution = factor ?? 1
        }
        guard let resolution else { return factor }
        return max(resolution, factor ?? 0)
    }

    /// How large text is to be, as a multiple of the usual, where the daemon tells the fonts' resolution apart from the
    /// windows' factor, as those of GTK's desktops do; nil elsewhere, and for what makes no sense.
    package var textScale: Double? {
        positive("Gdk/UnscaledDPI").map { Double($0) / 1024 / 96 }.flatMap { (0.25...8).contains($0) ? $0 : nil }
    }

    /// What the application should know of them. Values that make no sense are left out.
    package var displaySettings: DisplaySettings {
        var result = DisplaySettings()
        // Shorter than any hand and longer than any patience are mistakes.
        result.doubleClickInterval = integer("Net/DoubleClickTime").flatMap {
            (50...5000).contains($0) ? TimeInterval($0) / 1000 : nil
        }
        result.doubleClickDistance = integer("Net/DoubleClickDistance").flatMap {
            (1...100).contains($0) ? CGFloat($0) : nil
        }
        result.caretBlinks = integer("Net/CursorBlink").map { $0 != 0 }
        // Faster than the eye and slower than any patience are mistakes.
        result.caretBlinkCycle = integer("Net/CursorBlinkTime").flatMap {
            (100...10000).contains($0) ? TimeInterval($0) / 1000 : nil
        }
        result.textScale = textScale
        result.isDark = text("Net/ThemeName").map { $0.lowercased().contains("dark") }
        if text("Net/ThemeName")?.lowercased().contains("highcontrast") == true { result.hasHighContrast = true }
        result.cursorTheme = text("Gtk/CursorThemeName")
        result.cursorSize = positive("Gtk/CursorThemeSize").map { min($0, 512) }
        return result
    }

    /// Takes numbers and text from bytes that may end anywhere.
    private struct Reader {
        let bytes: [UInt8]
        let isBigEndian: Bool
        var position = 0

        init(bytes: [UInt8], isBigEndian: Bool) {
            self.bytes = bytes
            self.isBigEndian = isBigEndian
        }

        mutating func skip(_ count: Int) -> Bool {
            guard count <= bytes.count - position else { return false }
            position += count
            return true
        }

        mutating func uint8() -> UInt8? {
            guard skip(1) else { return nil }
            return bytes[position - 1]
        }

        mutating func uint16() -> UInt16? { number(2).map { UInt16(truncatingIfNeeded: $0) } }

        mutating func uint32() -> UInt32? { number(4) }

        private mutating func number(_ size: Int) -> UInt32? {
            guard skip(size) else { return nil }
            let part = bytes[position - size..<position]
            return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
        }

        /// Text with its padding to four bytes; the padding of the last may be missing.
        mutating func text(_ length: Int) -> String? {
            guard skip(length) else { return nil }
            let text = String(decoding: bytes[position - length..<position], as: UTF8.self)
            position = min(bytes.count, position + (4 - length % 4) % 4)
            return text
        }

        mutating func value(_ type: UInt8) -> Value? {
            switch type {
            case 0:
                return uint32().map { .integer(Int32(bitPattern: $0)) }
            case 1:
                guard let length = uint32(), length <= UInt32(bytes.count) else { return nil }
                return text(Int(length)).map { .text($0) }
            case 2:
                guard let red = uint16(), let green = uint16(), let blue = uint16(), let alpha = uint16() else {
                    return nil
                }
                return .color(red, green, blue, alpha)
            default:
                // Nobody knows how long it is.
                return nil
            }
        }
    }
}
