import UniformTypeIdentifiers

/// The list of a folder's contents in a file panel.
@MainActor final class FilePanelList: ColumnTableView {
    var entries: [FileEntry] = []
    /// Called when the user types the beginning of a path.
    var didTypePath: (String) -> Void = { _ in }
    private var icons: [String: UIImage] = [:]

    init() {
        super.init(frame: .zero, style: .plain)
        let name = TableColumn(identifier: FileOrder.Key.name.rawValue, title: "Name")
        name.isFlexible = true
        name.width = 180
        let size = TableColumn(identifier: FileOrder.Key.size.rawValue, title: "Size")
        size.width = 80
        size.alignment = .trailing
        let date = TableColumn(identifier: FileOrder.Key.date.rawValue, title: "Changed")
        date.width = 140
        for column in [name, size, date] { addTableColumn(column) }
        sortDescriptors = [ColumnSortDescriptor(key: name.identifier, ascending: true)]
        usesAlternatingRowBackgroundColors = true
        accessibilityLabel = "Files"
    }

    required init?(coder: NSCoder) { nil }

    /// The order that the user has set.
    var order: FileOrder {
        guard let first = sortDescriptors.first, let key = FileOrder.Key(rawValue: first.key) else {
            return FileOrder()
        }
        return FileOrder(key: key, isAscending: first.ascending)
    }

    /// Returns the symbol for the type of an entry.
    func icon(of entry: FileEntry) -> UIImage? {
        let suffix = entry.isFolder ? "/" : (entry.name as NSString).pathExtension.lowercased()
        if let icon = icons[suffix] { return icon }
        let type = UTType(filenameExtension: suffix)
        func conforms(_ other: UTType) -> Bool { type?.conforms(to: other) == true }
        let name =
            if entry.isFolder { "folder.fill" } else if conforms(.image) { "photo" } else if conforms(.audio) {
                "music.note"
            } else if conforms(.text) { "doc.text" } else { "doc" }
        let icon = UIImage(systemName: name)
        icons[suffix] = icon
        return icon
    }

    /// Begins a path if the user types `/` or `~`.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
                key.characters == "/" || key.characters == "~"
            else { continue }
            return didTypePath(key.characters)
        }
        super.pressesBegan(presses, with: event)
    }
}
