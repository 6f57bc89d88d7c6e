import UIKit

/// A table cell that determines its height by constraints: an image beside three labels, one of which wraps.
final class PostCell: UITableViewCell {
    private let picture = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let body = UILabel()

    static let images: [UIImage?] = ["star", "heart", "bell"].map { UIImage(systemName: $0) }
    static let bodies: [String] = (1...3).map {
        String(repeating: "The engine weaves algebraic patterns as the loom weaves flowers and leaves. ", count: $0)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .systemFont(ofSize: 15)
        subtitle.font = .systemFont(ofSize: 12)
        body.font = .systemFont(ofSize: 13)
        body.numberOfLines = 0
        for view in [picture, title, subtitle, body] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.topAnchor.constraint(equalTo: margins.topAnchor),
            picture.widthAnchor.constraint(equalToConstant: 32), picture.heightAnchor.constraint(equalToConstant: 32),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            title.topAnchor.constraint(equalTo: margins.topAnchor),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            body.topAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 4),
            body.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ index: Int, texts: (title: String, subtitle: String)) {
        picture.image = PostCell.images[index % PostCell.images.count]
        title.text = texts.title
        subtitle.text = texts.subtitle
        body.text = PostCell.bodies[index % PostCell.bodies.count]
    }
}
