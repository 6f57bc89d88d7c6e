import CX11

/// The state of one selection.
struct X11SelectionState {
    /// The content that the application offers.
    var content: ClipboardContent?
    /// The server's time when the application became the owner.
    var ownedSince: Time = 0
    /// The server's time when the application cleared the selection.
    var emptiedAt: Time = 0
    var changeCount = 0
    /// The last known owner. Used if the server does not report new owners.
    var lastOwner: Window?
    /// The types that another client offers, if they are known.
    var types: [String]?
    /// A Boolean value that indicates whether another client offers its files through the FileTransfer portal.
    var offersTransfer = false
    /// A Boolean value that indicates whether the owner did not answer a synchronous request in time.
    var isUnresponsive = false
}
