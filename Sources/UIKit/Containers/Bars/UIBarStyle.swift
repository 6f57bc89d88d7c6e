/// The older styles of bars. Bar appearances replace them.
public enum UIBarStyle: Int, Sendable {
    /// The background and the text of the standard appearance.
    case `default` = 0
    /// A dark background with light text, in light and in dark mode.
    case black = 1

    /// The same as ``black``, on a translucent bar.
    public static var blackTranslucent: UIBarStyle { .black }
}
