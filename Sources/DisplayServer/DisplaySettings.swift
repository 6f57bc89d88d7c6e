import CoreGraphics

/// The user's settings for all programs of the desktop. A property is nil if the desktop does not provide the setting.
package struct DisplaySettings: Equatable, Sendable {
    /// The longest time between the clicks of a double-click, in seconds.
    package var doubleClickInterval: TimeInterval?
    /// The largest distance between the clicks of a double-click, in points.
    package var doubleClickDistance: CGFloat?
    /// A Boolean value that indicates whether the user prefers a dark appearance.
    package var isDark: Bool?
    /// A Boolean value that indicates whether the user prefers more contrast.
    package var hasHighContrast: Bool?
    /// The accent color that the user has chosen.
    package var accentColor: ScreenColor?
    /// A Boolean value that indicates whether the user prefers interfaces without animated motion.
    package var reducesMotion: Bool?
    /// The text scaling factor, where 1 is the default size.
    package var textScale: Double?
    /// The name of the cursor theme.
    package var cursorTheme: String?
    /// The size of cursors, in device pixels.
    package var cursorSize: Int?
    /// A Boolean value that indicates whether the caret blinks.
    package var caretBlinks: Bool?
    /// The duration of a blink cycle of the caret, in seconds.
    package var caretBlinkCycle: TimeInterval?

    /// Creates settings. Omitted settings are nil.
    package init(
        doubleClickInterval: TimeInterval? = nil, doubleClickDistance: CGFloat? = nil, isDark: Bool? = nil,
        hasHighContrast: Bool? = nil, accentColor: ScreenColor? = nil, reducesMotion: Bool? = nil,
        textScale: Double? = nil, cursorTheme: String? = nil, cursorSize: Int? = nil, caretBlinks: Bool? = nil,
        caretBlinkCycle: TimeInterval? = nil
    ) {
        self.doubleClickInterval = doubleClickInterval
        self.doubleClickDistance = doubleClickDistance
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
        self.accentColor = accentColor
        self.reducesMotion = reducesMotion
        self.textScale = textScale
        self.cursorTheme = cursorTheme
        self.cursorSize = cursorSize
        self.caretBlinks = caretBlinks
        self.caretBlinkCycle = caretBlinkCycle
    }
}
