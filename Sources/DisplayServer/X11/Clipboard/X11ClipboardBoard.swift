import CX11

/// What is known of one selection.
struct X11ClipboardBoard {
    /// What the application has put there.
    var content: ClipboardContent?
    /// The server's time when the content was put there.
    var ownedSince: Time = 0
    /// The server's time when this application emptied it.
    var emptiedAt: Time = 0
    var changeCount = 0
    /// The owner that was seen last, where the server does not tell of new ones.
    var lastOwner: Window?
    /// The types of what another client has there, if they are known.
    var types: [String]?
    /// Whether the owner kept a waiting reader waiting in vain.
    var isMute = false
}
