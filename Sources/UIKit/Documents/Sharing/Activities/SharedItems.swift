import UniformTypeIdentifiers

/// The items of an activity by their kinds.
@MainActor struct SharedItems {
    private(set) var texts: [String] = []
    private(set) var links: [URL] = []
    private(set) var files: [URL] = []
    private(set) var images: [UIImage] = []
    /// The number of items of other kinds.
    private(set) var otherCount = 0

    init(_ items: [Any]) {
        for item in items {
            switch item {
            case let text as String: texts.append(text)
            case let text as NSAttributedString: texts.append(text.string)
            case let url as URL: if url.isFileURL { files.append(url) } else { links.append(url) }
            case let image as UIImage: images.append(image)
            default: otherCount += 1
            }
        }
    }

    /// The files whose names are those of images and PDF documents. The files are not read.
    var printableFiles: [URL] {
        files.filter { file in
            guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
            return type.conforms(to: .image) || type.conforms(to: .pdf)
        }
    }

    var isEmpty: Bool { texts.isEmpty && links.isEmpty && files.isEmpty && images.isEmpty }

    /// Writes images, and texts if wanted, to temporary files on a background thread.
    ///
    /// - Parameters:
    ///   - includesTexts: A Boolean value that indicates whether texts are written, too.
    ///   - completion: Receives these files and the other ones; `nil` if a file could not be written.
    func makeFiles(includesTexts: Bool, then completion: @escaping @MainActor ([URL]?) -> Void) {
        let (files, images) = (files, images)
        let texts = includesTexts ? texts : []
        BackgroundWork.perform { () -> [URL]? in
            try? texts.map { try TemporaryItem(Data($0.utf8), name: "Text", type: "public.plain-text").url }
                + images.map { image in
                    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
                    return try TemporaryItem(data, name: "Image", type: "public.png").url
                }
        } then: { completion($0.map { files + $0 }) }
    }
}
