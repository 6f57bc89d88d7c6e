/// The meaning of a view's content, which determines whether the view is mirrored in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The view has the layout direction of its traits.
    case unspecified = 0
    /// The view represents playback controls, such as play and rewind. It is always laid out from left to right.
    case playback = 1
    /// The view contains directions, such as those of a joypad or of text alignment. It is always laid out from left to
    /// right.
    case spatial = 2
    /// The view is always laid out from left to right.
    case forceLeftToRight = 3
    /// The view is always laid out from right to left.
    case forceRightToLeft = 4
}
