import CoreGraphics

/// A picture that stands in text like a letter.
///
/// In the text it is ``character`` with the attribute `.attachment`; `NSAttributedString(attachment:)` makes both. A
/// picture that is a template, and a symbol without a colour, is shown in the colour of the text.
///
/// Attachments are set up before they are put into text: text that is shown already does not follow their changes.
open class NSTextAttachment: NSObject {
    private let mark = FoundationMark()

    /// The character that stands for an attachment: the object replacement character.
    open class var character: Int { Int(TextAttachment.character.value) }

    /// The picture; if nil, that of ``contents``.
    open var image: UIImage?

    /// Where the picture is, in points, from its place on the baseline: y grows upwards, so a negative `origin.y` puts it
    /// lower. While this is empty, the picture stands on the baseline in its own size.
    open var bounds = CGRect.zero {
        didSet { if !GeometryValidation.accepts(bounds, "bounds", of: self) { bounds = oldValue } }
    }

    /// The bytes of a picture file, as it came or is to be stored.
    open var contents: Data? { didSet { pictureOfContents = nil } }

    /// The uniform type identifier of ``contents``.
    open var fileType: String?

    private var pictureOfContents: UIImage?

    /// An attachment with the bytes of a file. If they are those of a picture, it is shown; all others take no room.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// An attachment without a picture.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// An attachment with a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    private var picture: UIImage? {
        if let image { return image }
        if pictureOfContents == nil { pictureOfContents = contents.flatMap { UIImage(data: $0) } }
        return pictureOfContents
    }

    /// What a layout needs to know.
    var attachment: TextAttachment {
        let picture = picture
        let box = bounds.isEmpty ? CGRect(origin: bounds.origin, size: picture?.size ?? .zero) : bounds
        return TextAttachment(owner: self, bounds: box) { context, rect, color in
            guard let picture else { return }
            let tint = picture.attributes.tint?.cgColor
            picture.draw(in: rect, of: context, color: tint ?? (picture.isTemplate ? color : nil))
        }
    }
}

extension NSAttributedString {
    /// A text that is nothing but an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: String(TextAttachment.character), attributes: [.attachment: attachment])
    }
}
