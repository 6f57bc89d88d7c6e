/// Constants that indicate what is shuffled. The desktop sends `off` and `items`.
public enum MPShuffleType: Int, Sendable {
    /// Nothing.
    case off = 0
    /// Items.
    case items = 1
    /// Collections of items, such as albums.
    case collections = 2
}
