extension UIImage {
    /// The name of a symbol for the user, which is the label of a button that shows only the symbol (AX-11); `nil` for
    /// other images.
    var accessibilityName: String? {
        guard let name = symbol?.name else { return nil }
        let words = name.split(separator: ".").map(String.init)
        let subjects = words.filter { !["fill", "circle", "square"].contains($0) }
        let plain = (subjects.isEmpty ? words : subjects).joined(separator: ".")
        if let known = UIImage.symbolNames[name] ?? UIImage.symbolNames[plain] { return known }
        let text = plain.replacingOccurrences(of: ".", with: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static let symbolNames = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Done", "trash": "Delete",
        "square.and.arrow.up": "Share", "square.and.arrow.down": "Save", "square.and.pencil": "Compose",
        "pencil": "Edit", "magnifyingglass": "Search", "gear": "Settings", "gearshape": "Settings",
        "ellipsis": "More", "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
        "chevron.forward": "Forward", "chevron.up": "Up", "chevron.down": "Down", "arrow.left": "Back",
        "arrow.right": "Forward", "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Undo",
        "play": "Play", "pause": "Pause", "stop": "Stop", "backward": "Previous", "forward": "Next",
        "heart": "Favorite", "star": "Favorite", "bookmark": "Bookmark", "info": "Information",
        "questionmark": "Help", "house": "Home", "tray": "Inbox", "person": "Profile", "bell": "Notifications",
        "sidebar.left": "Sidebar", "sidebar.leading": "Sidebar", "doc.on.doc": "Copy",
    ]
}
