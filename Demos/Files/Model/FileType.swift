import Foundation

/// The type of a file, from its name.
struct FileType: Hashable, Sendable {
    /// The type for display, such as “PNG image”.
    let title: String
    /// The name of the symbol that represents the type.
    let symbolName: String
    /// A Boolean value that indicates whether a thumbnail shows the contents.
    let hasThumbnail: Bool

    init(_ name: FileName, _ kind: FileKind) {
        switch kind {
        case .folder: self.init("Folder", "folder.fill")
        case .linkToFolder: self.init("Link to folder", "folder")
        case .brokenLink: self.init("Broken link", "questionmark")
        case .special: self.init("Special file", "gearshape")
        case .file, .linkToFile: self = FileType.type(ofExtension: name.pathExtension)
        }
    }

    private init(_ title: String, _ symbolName: String, hasThumbnail: Bool = false) {
        self.title = title
        self.symbolName = symbolName
        self.hasThumbnail = hasThumbnail
    }

    private static func type(ofExtension name: String) -> FileType {
        if let type = known[name] { return type }
        return name.isEmpty ? FileType("File", "doc") : FileType("\(name.uppercased()) file", "doc")
    }

    private static let known: [String: FileType] = {
        var types: [String: FileType] = [:]
        func add(_ symbolName: String, _ titles: [String: String], hasThumbnail: Bool = false) {
            for (names, title) in titles {
                for name in names.split(separator: " ") {
                    types[String(name)] = FileType(title, symbolName, hasThumbnail: hasThumbnail)
                }
            }
        }
        add(
            "photo",
            [
                "png": "PNG image", "jpg jpeg": "JPEG image", "gif": "GIF image", "webp": "WebP image",
                "tif tiff": "TIFF image", "bmp": "BMP image",
            ], hasThumbnail: true)
        add("photo", ["svg": "SVG image", "heic": "HEIC image", "ico": "Icon", "xcf": "GIMP image"])
        add(
            "doc.text",
            [
                "txt": "Text", "md markdown": "Markdown text", "log": "Log", "csv": "CSV table", "json": "JSON data",
                "xml": "XML data", "yaml yml": "YAML data", "html htm": "HTML page", "rtf": "Rich text",
                "pdf": "PDF document", "odt": "OpenDocument text", "doc docx": "Word document", "tex": "TeX text",
            ])
        add("chart.bar", ["ods": "OpenDocument table", "xls xlsx": "Excel table", "odp ppt pptx": "Presentation"])
        add(
            "terminal",
            [
                "sh bash": "Shell script", "py": "Python script", "swift": "Swift source", "c h": "C source",
                "cpp hpp cc": "C++ source", "js ts": "JavaScript source", "rs": "Rust source", "go": "Go source",
                "desktop": "Desktop entry",
            ])
        add("music.note", ["mp3 ogg flac wav opus m4a": "Sound", "mid midi": "MIDI music"])
        add("video", ["mp4 mkv webm mov avi": "Video"])
        add("archivebox", ["zip tar gz xz bz2 7z zst tgz": "Archive", "deb rpm": "Package", "iso img": "Disk image"])
        add("book", ["epub mobi": "E-book"])
        return types
    }()
}
