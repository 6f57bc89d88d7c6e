// Colours by name. The fixed ones are what their names say; the system's are this toolkit's own palette, in light and
// dark.
extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A gray of a third of white.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// A gray of two thirds of white.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// A gray of half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Red, with nothing of the other parts.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green, with nothing of the other parts.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue, with nothing of the other parts.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red and half of green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half of red and half of blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// 0.6 of red, 0.4 of green, 0.2 of blue.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// No colour at all.
    public static let clear = UIColor(white: 0, alpha: 0)

    /// Text on a light ground: black.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Text on a dark ground: white, a little translucent.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    // MARK: The palette

    /// A red for light and dark.
    public static let systemRed = pair(0xC9353D, 0xF26D72)
    /// An orange for light and dark.
    public static let systemOrange = pair(0xF08A1D, 0xF7A04A)
    /// A yellow for light and dark. Text in this colour is hard to read on a light background.
    public static let systemYellow = pair(0xF2C21B, 0xF5CE4D)
    /// A green for light and dark.
    public static let systemGreen = pair(0x23804A, 0x5FC585)
    /// A green towards blue for light and dark.
    public static let systemMint = pair(0x0E8273, 0x5CCFBE)
    /// A blue towards green for light and dark.
    public static let systemTeal = pair(0x0F7C8C, 0x5AC3D4)
    /// A light blue for light and dark.
    public static let systemCyan = pair(0x0A7AA8, 0x5DBFE8)
    /// A blue for light and dark: the standard tint.
    public static let systemBlue = pair(0x2563C9, 0x6FA4F7)
    /// A blue towards purple for light and dark.
    public static let systemIndigo = pair(0x4C4FC4, 0x9496F5)
    /// A purple for light and dark.
    public static let systemPurple = pair(0x7D3FB8, 0xBE8BF0)
    /// A pink for light and dark.
    public static let systemPink = pair(0xBF3370, 0xF07BA8)
    /// A brown for light and dark.
    public static let systemBrown = pair(0x80603F, 0xBE9C78)
    /// A gray of middle lightness, much the same in light and dark.
    public static let systemGray = pair(0x74787F, 0x9A9EA6)
    /// A gray nearer to the ground than ``systemGray``: lighter in the light, darker in the dark.
    public static let systemGray2 = pair(0x989CA3, 0x777B83)
    /// A gray nearer to the ground than ``systemGray2``.
    public static let systemGray3 = pair(0xB9BCC2, 0x5A5E66)
    /// A gray nearer to the ground than ``systemGray3``.
    public static let systemGray4 = pair(0xD0D3D8, 0x464A51)
    /// A gray nearer to the ground than ``systemGray4``.
    public static let systemGray5 = pair(0xE3E5E9, 0x363A40)
    /// The gray that is nearest to the ground.
    public static let systemGray6 = pair(0xF1F2F5, 0x26292E)

    /// The tint colour of the view that the colour is used in, as ``UIView/tintColor`` says: a dynamic colour, resolved
    /// with the view's traits. Outside of a view hierarchy it is ``systemBlue``.
    public static let tintColor = UIColor { traits in
        guard let tint = traits.tint else { return .systemBlue }
        // A tint made of this colour itself refers to the standard tint.
        return tint.resolvedColor(with: traits.untinted)
    }

    // MARK: By purpose

    /// Text.
    public static let label = pair(0x1C1F24, 0xECEEF1)
    /// Text of less weight.
    public static let secondaryLabel = pair(0x5B616B, 0xA9AFB8)
    /// Text of still less weight.
    public static let tertiaryLabel = pair(0x878D97, 0x7D838D)
    /// Text that is barely there.
    public static let quaternaryLabel = pair(0xB4B8BF, 0x5C626B)
    /// What a field says while it is empty; as ``tertiaryLabel``.
    public static let placeholderText = pair(0x878D97, 0x7D838D)
    /// Text that leads somewhere.
    public static let link = systemBlue
    /// Thin lines between things; what is behind shows through.
    public static let separator = pair(0x1C1F24, 0xECEEF1, lightAlpha: 0.12, darkAlpha: 0.14)
    /// Thin lines that hide what is behind.
    public static let opaqueSeparator = pair(0xDCDEE2, 0x3B3F45)

    /// The ground of a window.
    public static let systemBackground = pair(0xFFFFFF, 0x1B1D21)
    /// What is set off from the ground.
    public static let secondarySystemBackground = pair(0xF4F5F7, 0x24272C)
    /// What is set off once more.
    public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2D3137)
    /// The ground of a window whose content stands in groups.
    public static let systemGroupedBackground = pair(0xF1F2F5, 0x16181B)
    /// The ground of a group.
    public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x22252A)
    /// What is set off within a group.
    public static let tertiarySystemGroupedBackground = pair(0xF1F2F5, 0x2D3137)

    /// Fills of shapes on any ground, from thin to large.
    public static let systemFill = pair(0x1C1F24, 0xECEEF1, lightAlpha: 0.14, darkAlpha: 0.20)
    /// A fainter fill than ``systemFill``, for larger shapes.
    public static let secondarySystemFill = pair(0x1C1F24, 0xECEEF1, lightAlpha: 0.10, darkAlpha: 0.15)
    /// A fainter fill than ``secondarySystemFill``.
    public static let tertiarySystemFill = pair(0x1C1F24, 0xECEEF1, lightAlpha: 0.07, darkAlpha: 0.11)
    /// The faintest fill, for large shapes.
    public static let quaternarySystemFill = pair(0x1C1F24, 0xECEEF1, lightAlpha: 0.04, darkAlpha: 0.07)
}
