import UniformTypeIdentifiers

/// The list of documents in a document browser: their names and folders.
@MainActor final class DocumentList: UITableView, UITableViewDataSource, UITableViewDelegate {
    private static let identifier = "document"

    private var documents: [URL] = []
    /// Called with a document that the user opens.
    var didChoose: (URL) -> Void = { _ in }

    init() {
        super.init(frame: .zero, style: .plain)
        register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
        rowHeight = 52
        accessibilityLabel = "Recent documents"
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Shows documents.
    func show(_ documents: [URL]) {
        guard documents != self.documents else { return }
        self.documents = documents
        reloadData()
    }

    /// Selects a document and scrolls to it.
    ///
    /// - Returns: False if the document is not in the list.
    func select(_ url: URL) -> Bool {
        guard let row = documents.firstIndex(where: { $0.path == url.path }) else { return false }
        selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .middle)
        return true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { documents.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        let url = documents[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = url.lastPathComponent
        content.textProperties.numberOfLines = 1
        content.secondaryText = FilePath.shortened(url.deletingLastPathComponent().path)
        content.secondaryTextProperties.numberOfLines = 1
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: FileSymbol.name(of: UTType(filenameExtension: url.pathExtension)))
        content.imageProperties.reservedLayoutSize = CGSize(width: 24, height: 0)
        content.directionalLayoutMargins.leading = 20
        content.directionalLayoutMargins.trailing = 20
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        didChoose(documents[indexPath.row])
    }

    func tableView(_ tableView: UITableView, typeSelectStringForRowAt indexPath: IndexPath) -> String? {
        documents[indexPath.row].lastPathComponent
    }
}
