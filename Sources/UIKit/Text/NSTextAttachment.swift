import CoreGraphics
import TextEngine

/// An image that is part of a text, like a character.
///
/// ```swift
/// let attachment = NSTextAttachment(image: icon)
/// attachment.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
/// let title = NSMutableAttributedString(attachment: attachment)
/// title.append(NSAttributedString(string: " Favorites"))
/// label.attributedText = title
/// ```
///
/// In the text an attachment is ``character`` with the attribute `.attachment`; `NSAttributedString(attachment:)`
/// creates both. ``bounds`` is relative to the position on the baseline, in points with the y-axis pointing up; if it
/// is empty, the image has its natural size. Template images, and symbols without a color, have the color of the text.
/// Contents that are not an image occupy no space.
///
/// Configure an attachment before you insert it into text: text that is already displayed does not follow its changes.
open class NSTextAttachment: NSObject {
    private let mark = CoreFoundationTypeIDGuard()

    /// The character of an attachment: the object replacement character, U+FFFC.
    open class var character: Int { Int(TextAttachment.character.value) }

    /// The image; nil to use the image in ``contents``.
    open var image: UIImage?

    /// The rectangle of the image relative to its position on the baseline, in points. The y-axis points up, so a
    /// negative `origin.y` lowers the image. If the size is empty, the image has its natural size.
    open var bounds = CGRect.zero {
        didSet { if !GeometryValidation.accepts(bounds, "bounds", of: self) { bounds = oldValue } }
    }

    /// The data of an image file.
    open var contents: Data? { didSet { imageOfContents = nil } }

    /// The uniform type identifier of ``contents``.
    open var fileType: String?

    private var imageOfContents: UIImage?

    /// Creates an attachment with the contents of a file. Contents that are not an image occupy no space.
    ///
    /// - Parameters:
    ///   - contentData: The contents of the file.
    ///   - uti: The uniform type identifier of the contents.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Creates an attachment without an image.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    private var picture: UIImage? {
        if let image { return image }
        if imageOfContents == nil { imageOfContents = contents.flatMap { UIImage(data: $0) } }
        return imageOfContents
    }

    /// The attachment in the form that text layout uses.
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
    /// Creates an attributed string that consists of an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: String(TextAttachment.character), attributes: [.attachment: attachment])
    }
}
