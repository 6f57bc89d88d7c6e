import CoreGraphics

/// What a person has chosen for all programs of the desktop. Nil is what the desktop does not say.
package struct DisplaySettings: Equatable, Sendable {
    /// How soon, in seconds, a second click must follow to make a double click.
    package var doubleClickInterval: TimeInterval?
    /// How near to the first, in points, the second click must be.
    package var doubleClickDistance: CGFloat?
    /// Whether interfaces are to be dark.
    package var isDark: Bool?
    /// Whether interfaces are to have more contrast.
    package var hasHighContrast: Bool?
    /// How large text is to be, as a multiple of the usual.
    package var textScale: Double?
    /// The name of the theme that the pointer's pictures are from.
    package var cursorTheme: String?
    /// How large the pointer's pictures are, in device pixels.
    package var cursorSize: Int?
    /// Whether carets in text blink.
    package var caretBlinks: Bool?
    /// How long, in seconds, a caret takes to go and come again.
    package var caretBlinkCycle: TimeInterval?

    /// Choices; those left out are not made.
    package init(
        doubleClickInterval: TimeInterval? = nil, doubleClickDistance: CGFloat? = nil, isDark: Bool? = nil,
        hasHighContrast: Bool? = nil, textScale: Double? = nil, cursorTheme: String? = nil, cursorSize: Int? = nil,
        caretBlinks: Bool? = nil, caretBlinkCycle: TimeInterval? = nil
    ) {
        self.doubleClickInterval = doubleClickInterval
        self.doubleClickDistance = doubleClickDistance
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
        self.textScale = textScale
        self.cursorTheme = cursorTheme
        self.cursorSize = cursorSize
        self.caretBlinks = caretBlinks
        self.caretBlinkCycle = caretBlinkCycle
    }
}
