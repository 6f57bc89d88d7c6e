import UIKit

/// A list of notes that the user selects with a click or the arrow keys.
final class NoteList: UITableView, UITableViewDataSource, UITableViewDelegate {
    /// Called with the index of a note when the user selects it.
    var onChoose: ((Int) -> Void)?
    /// Called when the user presses Return to edit the note.
    var onEdit: (() -> Void)?

    private(set) var notes: [NoteOutline.Note] = []
    private let empty = UILabel()

    /// The index of the selected note.
    var chosen: Int? { indexPathForSelectedRow?.row }

    init() {
        super.init(frame: .zero, style: .plain)
        accessibilityLabel = "Notes"
        backgroundColor = .clear
        separatorStyle = .none
        rowHeight = 48
        selectionFollowsFocus = true
        empty.font = .systemFont(ofSize: 13)
        empty.textColor = .secondaryLabel
        empty.textAlignment = .center
        addSubview(empty)
        register(UITableViewCell.self, forCellReuseIdentifier: "note")
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Shows notes.
    ///
    /// - Parameters:
    ///   - notes: The notes.
    ///   - chosen: The index of the selected note.
    ///   - message: The text to display if there are no notes.
    func show(_ notes: [NoteOutline.Note], chosen: Int?, message: String) {
        empty.text = notes.isEmpty ? message : ""
        let isOther = chosen != self.chosen
        guard notes != self.notes || isOther else { return }
        let isSameCount = notes.count == self.notes.count
        self.notes = notes
        if isSameCount {
            reconfigureRows(at: indexPathsForVisibleRows ?? [])
        } else {
            reloadData()
        }
        guard let chosen else { return selectRow(at: nil, animated: false, scrollPosition: .none) }
        let path = IndexPath(row: chosen, section: 0)
        selectRow(at: path, animated: false, scrollPosition: .none)
        if isOther, bounds.height > 0 { scrollToRow(at: path, at: .none, animated: false) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        empty.frame = CGRect(x: 0, y: 16, width: bounds.width, height: 20)
    }

    override var canBecomeFirstResponder: Bool { !notes.isEmpty }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let edits = presses.contains { press in
            guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate]) else { return false }
            return [.keyboardReturnOrEnter, .keypadEnter, .keyboardEscape].contains(key.keyCode)
        }
        if edits { onEdit?() } else { super.pressesBegan(presses, with: event) }
    }

    // MARK: Data source and delegate

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        let note = notes[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = note.title
        content.textProperties.font = .systemFont(ofSize: 14, weight: .medium)
        content.textProperties.numberOfLines = 1
        content.secondaryText = note.preview.isEmpty ? "No additional text" : note.preview
        content.secondaryTextProperties.font = .systemFont(ofSize: 12)
        content.secondaryTextProperties.numberOfLines = 1
        content.secondaryTextProperties.color = .secondaryLabel
        content.directionalLayoutMargins.leading = 22
        content.directionalLayoutMargins.trailing = 22
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listSidebarCell()
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 2, trailing: 12)
        cell.backgroundConfiguration = background
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        // Text would keep focus after a click of a row.
        becomeFirstResponder()
        onChoose?(indexPath.row)
    }

    func tableView(_ tableView: UITableView, typeSelectStringForRowAt indexPath: IndexPath) -> String? {
        notes[indexPath.row].title
    }
}
