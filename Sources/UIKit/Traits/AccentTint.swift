import DisplayServer
import SystemSupport

/// The accent color of the desktop as a trait. It determines the default tint color (PO-14).
enum AccentTint: Equatable, Sendable {
    /// The trait is not specified.
    case unspecified
    /// The desktop has no accent color: the default tint color is ``UIColor/systemBlue``.
    case standard
    /// The desktop has an accent color.
    case custom(AccentShades)

    /// Creates the trait for a setting of the desktop. A color with components outside of 0...1 is none.
    init(_ color: ScreenColor?) {
        guard let color, [color.red, color.green, color.blue].allSatisfy((0...1).contains) else {
            self = .standard
            return
        }
        self.init(rgb: [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) })
    }

    /// Creates the trait for an accent color, 0xRRGGBB.
    init(rgb: UInt32) { self = .custom(AccentShades(rgb)) }

    /// The index of the trait among all: 0 for none, otherwise one more than the color as 0xRRGGBB.
    var index: Int { if case .custom(let shades) = self { Int(shades.rgb) + 1 } else { 0 } }

    /// Creates the trait with an index.
    init(index: Int) { self = index > 0 ? .custom(AccentShades(UInt32(index - 1))) : .standard }

    /// The accent color of the environment variable `UIKIT_ACCENT_COLOR`, which takes precedence over the desktop's.
    static let chosen = AccentTint(variable: ProcessEnvironment.process["UIKIT_ACCENT_COLOR"])

    /// Creates the trait for a value of the environment variable: `#RRGGBB`, or `none`. The result is `nil` for any
    /// other value.
    init?(variable text: String?) {
        guard let text else { return nil }
        if text == "none" {
            self = .standard
        } else {
            guard text.first == "#", text.utf8.count == 7, text.dropFirst().allSatisfy(\.isHexDigit),
                let rgb = UInt32(text.dropFirst(), radix: 16)
            else { return nil }
            self.init(rgb: rgb)
        }
    }
}

extension UIColor {
    /// The tint color of views for which neither the app nor a superview has set one: a dynamic color, the accent color
    /// of the desktop in a shade that is readable, or ``systemBlue`` without an accent color (PO-14).
    static let defaultTint = UIColor { traits in
        switch traits.values.accent {
        case .custom(let shades): return shades.color(for: traits)
        case .standard: return .systemBlue
        case .unspecified:
            guard case .custom(let shades) = UITraitCollection.system.values.accent else { return .systemBlue }
            return shades.color(for: traits)
        }
    }
}
