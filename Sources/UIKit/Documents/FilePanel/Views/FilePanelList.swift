import UniformTypeIdentifiers

/// The list of a folder's contents in a file panel.
@MainActor final class FilePanelList: ColumnTableView {
    var entries: [FileEntry] = []
    /// Called when the user types the beginning of a path.
    var didTypePath: (String) -> Void = { _ in }
    private var icons: [String: UIImage] = [:]
    private let sizeColumn = TableColumn(identifier: FileOrder.Key.size.rawValue, title: "Size")
    private let dateColumn = TableColumn(identifier: FileOrder.Key.date.rawValue, title: "Changed")
    /// The least widths of a list with these columns.
    private static let leastWidthWithSize: CGFloat = 250
    private static let leastWidthWithDate: CGFloat = 390

    init() {
        super.init(frame: .zero, style: .plain)
        let name = TableColumn(identifier: FileOrder.Key.name.rawValue, title: "Name")
        name.isFlexible = true
        name.width = 180
        sizeColumn.width = 80
        sizeColumn.alignment = .trailing
        dateColumn.width = 140
        for column in [name, sizeColumn, dateColumn] { addTableColumn(column) }
        sortDescriptors = [ColumnSortDescriptor(key: name.identifier, ascending: true)]
        usesAlternatingRowBackgroundColors = true
        accessibilityLabel = "Files"
    }

    required init?(coder: NSCoder) { nil }

    /// Hides the columns for which a list is too narrow, so that names can be read.
    func hideColumns(forWidth width: CGFloat) {
        sizeColumn.isHidden = width < Self.leastWidthWithSize
        dateColumn.isHidden = width < Self.leastWidthWithDate
    }

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
        let name = entry.isFolder ? FileSymbol.folder : FileSymbol.name(of: UTType(filenameExtension: suffix))
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
