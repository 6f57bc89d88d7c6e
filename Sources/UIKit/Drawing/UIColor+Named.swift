// Named colors. The fixed colors have the components of their names; the system colors are the toolkit's own palette,
// for light and dark appearance.
extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Dark gray, with a brightness of 1/3.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// Light gray, with a brightness of 2/3.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Gray, with a brightness of 1/2.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan: full green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Yellow: full red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Magenta: full red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange: full red and half green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple: half red and half blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown: 0.6 red, 0.4 green and 0.2 blue.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// A fully transparent color.
    public static let clear = UIColor(white: 0, alpha: 0)

    /// The color of text on a light background: black.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The color of text on a dark background: translucent white.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    // MARK: System palette

    /// A red that adapts to light and dark appearance.
    public static let systemRed = pair(0xC9353D, 0xF26D72)
    /// An orange that adapts to light and dark appearance.
    public static let systemOrange = pair(0xF08A1D, 0xF7A04A)
    /// A yellow that adapts to light and dark appearance. Text in this color is hard to read on a light background.
    public static let systemYellow = pair(0xF2C21B, 0xF5CE4D)
    /// A green that adapts to light and dark appearance.
    public static let systemGreen = pair(0x23804A, 0x5FC585)
    /// A bluish green that adapts to light and dark appearance.
    public static let systemMint = pair(0x0E8273, 0x5CCFBE)
    /// A greenish blue that adapts to light and dark appearance.
    public static let systemTeal = pair(0x0F7C8C, 0x5AC3D4)
    /// A light blue that adapts to light and dark appearance.
    public static let systemCyan = pair(0x0A7AA8, 0x5DBFE8)
    /// A blue that adapts to light and dark appearance: the default tint color where the desktop has no
    /// accent color.
    public static let systemBlue = pair(0x2563C9, 0x7AABF8)
    /// A purplish blue that adapts to light and dark appearance.
    public static let systemIndigo = pair(0x4C4FC4, 0x9496F5)
    /// A purple that adapts to light and dark appearance.
    public static let systemPurple = pair(0x7D3FB8, 0xBE8BF0)
    /// A pink that adapts to light and dark appearance.
    public static let systemPink = pair(0xBF3370, 0xF07BA8)
    /// A brown that adapts to light and dark appearance.
    public static let systemBrown = pair(0x80603F, 0xBE9C78)
    /// A medium gray, similar in light and dark appearance.
    public static let systemGray = pair(0x74787F, 0x9A9EA6)
    /// A gray closer to the background than ``systemGray``: lighter in light and darker in dark appearance.
    public static let systemGray2 = pair(0x989CA3, 0x777B83)
    /// A gray closer to the background than ``systemGray2``.
    public static let systemGray3 = pair(0xB9BCC2, 0x5A5E66)
    /// A gray closer to the background than ``systemGray3``.
    public static let systemGray4 = pair(0xD0D3D8, 0x464A51)
    /// A gray closer to the background than ``systemGray4``.
    public static let systemGray5 = pair(0xE3E5E9, 0x363A40)
    /// The gray closest to the background.
    public static let systemGray6 = pair(0xF1F2F5, 0x26292E)

    /// A dynamic color that resolves to the tint color of the view that it is used in, ``UIView/tintColor``. Outside a
    /// view hierarchy it resolves to the default tint color: the desktop's accent color, or ``systemBlue`` without one
    /// (PO-14).
    public static let tintColor = UIColor { traits in
        guard let tint = traits.tint else { return .defaultTint }
        // A tint color that is itself derived from this color refers to the default tint color.
        return tint.resolvedColor(with: traits.untinted)
    }

    // MARK: Semantic colors

    /// The color of primary text.
    public static let label = pair(0x1C1F24, 0xECEEF1)
    /// The color of secondary text.
    public static let secondaryLabel = pair(0x5B616B, 0xA9AFB8)
    /// The color of tertiary text and of disabled controls. Its contrast is too low for text that must be read.
    public static let tertiaryLabel = pair(0x878D97, 0x7D838D)
    /// The color of the least prominent text.
    public static let quaternaryLabel = pair(0xB4B8BF, 0x5C626B)
    /// The color of placeholder text in fields; the same as ``secondaryLabel``, because a placeholder is read.
    public static let placeholderText = pair(0x5B616B, 0xA9AFB8)
    /// The color of links.
    public static let link = systemBlue
    /// The color of thin separator lines; translucent.
    public static let separator = pair(0x1C1F24, 0xECEEF1, lightAlpha: 0.12, darkAlpha: 0.14)
    /// The color of thin separator lines that must be opaque.
    public static let opaqueSeparator = pair(0xDCDEE2, 0x3B3F45)

    /// The background color of a window.
    public static let systemBackground = pair(0xFFFFFF, 0x1B1D21)
    /// The background color of content layered above the main background.
    public static let secondarySystemBackground = pair(0xF4F5F7, 0x24272C)
    /// The background color of content layered above the secondary background.
    public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2D3137)
    /// The background color of a window with grouped content.
    public static let systemGroupedBackground = pair(0xF1F2F5, 0x16181B)
    /// The background color of a group.
    public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x22252A)
    /// The background color of content layered inside a group.
    public static let tertiarySystemGroupedBackground = pair(0xF1F2F5, 0x2D3137)

    /// A translucent fill for thin or small shapes on any background.
    public static let systemFill = pair(0x1C1F24, 0xECEEF1, lightAlpha: 0.14, darkAlpha: 0.20)
    /// A fainter fill than ``systemFill``, for larger shapes.
    public static let secondarySystemFill = pair(0x1C1F24, 0xECEEF1, lightAlpha: 0.10, darkAlpha: 0.15)
    /// A fainter fill than ``secondarySystemFill``.
    public static let tertiarySystemFill = pair(0x1C1F24, 0xECEEF1, lightAlpha: 0.07, darkAlpha: 0.11)
    /// The faintest fill, for large shapes.
    public static let quaternarySystemFill = pair(0x1C1F24, 0xECEEF1, lightAlpha: 0.04, darkAlpha: 0.07)
}
