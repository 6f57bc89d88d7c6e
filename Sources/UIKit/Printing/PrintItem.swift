/// Content that is printed without a renderer: an image or a PDF document.
enum PrintItem {
    case image(UIImage)
    case pdf(Data)
    case pdfFile(String)

    /// The type identifiers of items.
    static let types: Set<String> = ["com.adobe.pdf", "public.png", "public.jpeg", "public.tiff", "com.compuserve.gif"]

    /// Creates an item from an image, a file URL or the content of a file; `nil` if it is none of them, or if the file
    /// is neither an image nor a PDF document.
    init?(_ object: Any) {
        switch object {
        case let image as UIImage where image.size.width > 0: self = .image(image)
        case let data as Data: self.init(data: data)
        case let data as NSData: self.init(data: data as Data)
        case let url as URL where url.isFileURL: self.init(file: url)
        case let url as NSURL where url.isFileURL: self.init(file: url as URL)
        default: return nil
        }
    }

    private static func isPDF(_ start: Data) -> Bool { start.starts(with: "%PDF-".utf8) }

    private init?(data: Data) {
        if PrintItem.isPDF(data) {
            self = .pdf(data)
        } else if let image = UIImage(data: data) {
            self = .image(image)
        } else {
            return nil
        }
    }

    private init?(file: URL) {
        var isFolder: ObjCBool = false
        // Other files, such as pipes, may never end.
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue,
            (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
            let handle = FileHandle(forReadingAtPath: file.path)
        else { return nil }
        let start = (try? handle.read(upToCount: 5)) ?? nil
        try? handle.close()
        if let start, PrintItem.isPDF(start) {
            self = .pdfFile(file.path)
        } else if let image = UIImage(contentsOfFile: file.path) {
            self = .image(image)
        } else {
            return nil
        }
    }
}
