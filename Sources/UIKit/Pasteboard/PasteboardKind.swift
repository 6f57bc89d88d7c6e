import DisplayServer

/// The kinds of data that UIKit and the desktop have different names for: the one table of them.
///
/// What is not in the table has the same name on both sides, so that programs can exchange data of their own by any
/// name.
struct PasteboardKind: Sendable {
    /// What an app gets for the data.
    enum Value: Sendable {
        case text
        case url
        case image
        case color
        case data
    }

    /// UIKit's name, a uniform type identifier.
    let identifier: String
    /// Other identifiers that mean the same to those who ask.
    let aliases: [String]
    /// The desktop's names, the first of which is offered to other programs.
    let desktopTypes: [String]
    let value: Value

    private init(_ identifier: String, aliases: [String] = [], _ desktopTypes: [String], _ value: Value) {
        self.identifier = identifier
        self.aliases = aliases
        self.desktopTypes = desktopTypes
        self.value = value
    }

    static let text = PasteboardKind(
        "public.utf8-plain-text", aliases: ["public.text", "public.plain-text"], [ClipboardContent.text], .text)
    static let url = PasteboardKind("public.url", aliases: ["public.file-url"], ["text/uri-list"], .url)
    static let color = PasteboardKind("com.apple.uikit.color", ["application/x-color"], .color)
    static let png = PasteboardKind(
        "public.png", aliases: ["com.apple.uikit.image", "public.image"], ["image/png"], .image)

    /// In the order in which an app would rather have them.
    static let all = [
        url, color, png,
        PasteboardKind("public.jpeg", aliases: ["public.image"], ["image/jpeg", "image/jpg"], .image),
        PasteboardKind("org.webmproject.webp", aliases: ["public.image"], ["image/webp"], .image),
        PasteboardKind("com.compuserve.gif", aliases: ["public.image"], ["image/gif"], .image),
        PasteboardKind("public.tiff", aliases: ["public.image"], ["image/tiff"], .image),
        PasteboardKind(
            "com.microsoft.bmp", aliases: ["public.image"], ["image/bmp", "image/x-bmp", "image/x-MS-bmp"], .image),
        PasteboardKind("public.svg-image", ["image/svg+xml"], .data),
        PasteboardKind("com.adobe.pdf", ["application/pdf"], .data),
        PasteboardKind("public.rtf", ["text/rtf", "application/rtf"], .data),
        PasteboardKind("public.html", ["text/html"], .data),
        PasteboardKind("public.json", ["application/json"], .data),
        PasteboardKind("public.xml", ["application/xml", "text/xml"], .data),
        text,
    ]

    private static let byIdentifier: [String: Int] = {
        var result: [String: Int] = [:]
        for (index, kind) in all.enumerated() { result[kind.identifier] = index }
        for (index, kind) in all.enumerated() {
            // The first of several that have an alias in common.
            for alias in kind.aliases where result[alias] == nil { result[alias] = index }
        }
        return result
    }()

    private static let byDesktopType: [String: Int] = {
        var result: [String: Int] = [:]
        for (index, kind) in all.enumerated() { for type in kind.desktopTypes { result[type] = index } }
        return result
    }()

    /// The kind with an identifier or alias; nil if it is not in the table.
    static func named(_ identifier: String) -> PasteboardKind? { byIdentifier[identifier].map { all[$0] } }

    /// UIKit's name for one of the desktop's.
    static func identifier(ofDesktopType type: String) -> String {
        byDesktopType[type].map { all[$0].identifier } ?? type
    }

    /// What is offered to other programs as data of a type.
    static func desktopType(of identifier: String) -> String { named(identifier)?.desktopTypes[0] ?? identifier }

    /// Where a type is in the order of preference; types of apps' own come first.
    static func rank(_ identifier: String) -> Int { byIdentifier[identifier] ?? -1 }

    /// Whether data that are there as one type are what is meant by another.
    static func satisfies(_ present: String, _ asked: String) -> Bool {
        if present == asked { return true }
        guard let kind = named(present) else { return false }
        // A URL of any kind is no file's.
        if asked == "public.file-url" { return false }
        return kind.identifier == asked || kind.aliases.contains(asked)
    }
}
