import UIKit

/// The list of notes, with a search field and a button that adds a note.
final class NoteSidebar: UIView, UISearchBarDelegate, UIDropInteractionDelegate {
    let list = NoteList()
    let searchBar = UISearchBar()
    /// Called with the location of a note's beginning when the user selects the note.
    var onChoose: ((Int) -> Void)?
    /// Called when the user wants to edit the text.
    var onEdit: (() -> Void)?
    /// Called when the user adds a note.
    var onAdd: (() -> Void)?
    /// Called with the file that the user dropped on the list.
    var onDropFile: ((URL) -> Void)?

    private let addButton = UIButton(configuration: .plain())
    private var outline = NoteOutline()
    private var caret = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = "Find note"
        searchBar.delegate = self
        addButton.configuration?.title = "New Note"
        addButton.configuration?.image = UIImage(systemName: "square.and.pencil")
        addButton.configuration?.imagePadding = 6
        addButton.configuration?.buttonSize = .small
        addButton.addAction(UIAction { [weak self] _ in self?.onAdd?() }, for: .primaryActionTriggered)
        list.onChoose = { [weak self] index in
            guard let self else { return }
            onChoose?(list.notes[index].start)
        }
        list.onEdit = { [weak self] in self?.onEdit?() }
        for view in [searchBar, list, addButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        activateConstraints()
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Drops

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: ["public.file-url"])
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: URL.self) { [weak self] urls in
            if let file = urls.first(where: \.isFileURL) { self?.onDropFile?(file) }
        }
    }

    /// Shows the notes, and selects the one that contains the caret.
    func show(_ outline: NoteOutline, caret: Int) {
        self.outline = outline
        self.caret = caret
        showFound()
    }

    private var query: String { searchBar.text ?? "" }

    private func showFound() {
        let current = outline.index(at: caret).map { outline.notes[$0] }
        let found = outline.notes.filter { note in
            query.isEmpty || note.title.localizedCaseInsensitiveContains(query)
                || note.preview.localizedCaseInsensitiveContains(query)
        }
        list.show(
            found, chosen: found.firstIndex { $0.start == current?.start },
            message: query.isEmpty ? "No notes yet" : "No results")
    }

    private func activateConstraints() {
        let flexible = [
            searchBar.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
            list.trailingAnchor.constraint(equalTo: trailingAnchor),
            list.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -44),
        ]
        // These give way while the sidebar is too small, such as before its first layout.
        for constraint in flexible { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            flexible + [
                searchBar.topAnchor.constraint(equalTo: topAnchor, constant: 4),
                searchBar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
                searchBar.heightAnchor.constraint(equalToConstant: 48),
                list.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: 4),
                list.leadingAnchor.constraint(equalTo: leadingAnchor),
                addButton.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                addButton.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
                addButton.heightAnchor.constraint(equalToConstant: 32),
            ])
    }

    // MARK: Finding notes

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { showFound() }

    /// Goes to the first result when the user presses Return.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        guard let first = list.notes.first else { return }
        searchBar.text = ""
        onChoose?(first.start)
        onEdit?()
        showFound()
    }

    // Escape returns to the text when the field is empty.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            onEdit?()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}
