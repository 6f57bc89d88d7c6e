import CoreGraphics

/// The settings that the settings daemon of a desktop publishes, in the format of the XSETTINGS specification.
package struct XSettings: Equatable, Sendable {
    /// The value of a setting.
    package enum Value: Equatable, Sendable {
        case integer(Int32)
        case text(String)
        /// Red, green, blue and alpha, from 0 to 65535.
        case color(UInt16, UInt16, UInt16, UInt16)
    }

    /// The values by name.
    package private(set) var values: [String: Value] = [:]

    /// Creates empty settings.
    package init() {}

    /// Reads the bytes of a property, which may be arbitrary.
    ///
    /// - Returns: Nil if they are malformed. A part of the settings would be worse than keeping the previous ones.
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

    /// Returns the number of device pixels per point: the larger of the font resolution and the window scaling factor.
    /// Most desktops include the factor in the resolution, some do not. Nil if there is neither.
    ///
    /// - Parameter textScale: The desktop's text scaling factor, if it is known separately. Some desktops include it in
    ///   the resolution; it is removed then, because it applies to text only.
    package func scale(textScale: Double?) -> Double? {
        var resolution = positive("Xft/DPI").map { Double($0) / 1024 / 96 }
        let factor = positive("Gdk/WindowScalingFactor").map(Double.init)
        if let known = resolution, let textScale, abs(known - (factor ?? 1) * textScale) < 0.02 {
            resolution = factor ?? 1
        }
        guard let resolution else { return factor }
        return max(resolution, factor ?? 0)
    }

    /// The text scaling factor, if the daemon reports the font resolution without the window scaling factor, as those
    /// of GTK desktops do; otherwise nil. Implausible values are nil, too.
    package var textScale: Double? {
        positive("Gdk/UnscaledDPI").map { Double($0) / 1024 / 96 }.flatMap { (0.25...8).contains($0) ? $0 : nil }
    }

    /// The settings that are relevant to applications. Implausible values are omitted.
    package var displaySettings: DisplaySettings {
        var result = DisplaySettings()
        // Values outside of this range are considered mistakes.
        result.doubleClickInterval = integer("Net/DoubleClickTime").flatMap {
            (50...5000).contains($0) ? TimeInterval($0) / 1000 : nil
        }
        result.doubleClickDistance = integer("Net/DoubleClickDistance").flatMap {
            (1...100).contains($0) ? CGFloat($0) : nil
        }
        result.caretBlinks = integer("Net/CursorBlink").map { $0 != 0 }
        // Values outside of this range are considered mistakes.
        result.caretBlinkCycle = integer("Net/CursorBlinkTime").flatMap {
            (100...10000).contains($0) ? TimeInterval($0) / 1000 : nil
        }
        result.textScale = textScale
        result.isDark = text("Net/ThemeName").map { $0.lowercased().contains("dark") }
        if text("Net/ThemeName")?.lowercased().contains("highcontrast") == true { result.hasHighContrast = true }
        result.reducesMotion = integer("Gtk/EnableAnimations").map { $0 == 0 }
        result.cursorTheme = text("Gtk/CursorThemeName")
        result.cursorSize = positive("Gtk/CursorThemeSize").map { min($0, 512) }
        return result
    }

    /// Reads numbers and text from a buffer that may end anywhere.
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

        /// Reads text with its padding to four bytes. The padding after the last text may be missing.
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
                // The length of other types is unknown.
                return nil
            }
        }
    }
}
