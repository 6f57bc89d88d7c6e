import TextEngine

/// The list of the faces of a family.
@MainActor final class FontFacesController: UITableViewController {
    private weak var picker: UIFontPickerViewController?
    private let family: FontCatalog.Family
    private static let identifier = "face"

    init(_ picker: UIFontPickerViewController, _ family: FontCatalog.Family) {
        self.picker = picker
        self.family = family
        super.init(style: .plain)
        title = family.name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: FontFacesController.identifier)
        view.backgroundColor = .systemBackground
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { family.faces.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: FontFacesController.identifier, for: indexPath)
        let face = family.faces[indexPath.row]
        let descriptor = FontList.descriptor(family, face, size: 16)
        var content = UIListContentConfiguration.cell()
        content.text = face.style
        let base =
            picker?.configuration.displayUsingSystemFont == true
            ? UIFont.systemFont(ofSize: 16) : UIFont(descriptor: descriptor, size: 16)
        content.textProperties.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base)
        cell.contentConfiguration = content
        let selected = picker?.selectedFontDescriptor
        let isSelected =
            selected?.family == descriptor.family && selected?.descriptor.weight == face.weight
            && selected?.descriptor.isItalic == face.isItalic
        cell.accessoryType = isSelected ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        picker?.pick(family, family.faces[indexPath.row])
    }
}
