import DisplayServer

/// A kind of data that has different names in UIKit and on the desktop, with the table of all such kinds.
///
/// Types that are not in the table have the same name on both sides, so applications can exchange private data under
/// any name.
struct PasteboardKind: Sendable {
    /// The kind of value that an app receives for the data.
    enum Value: Sendable {
        case text
        case url
        case image
        case color
        case data
    }

    /// The uniform type identifier that UIKit uses.
    let identifier: String
    /// Other identifiers that a request for this kind may use.
    let aliases: [String]
    /// The names on the desktop. The first is offered to other clients.
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

    /// All kinds, in order of preference.
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
            // An alias that several kinds share refers to the first of them.
            for alias in kind.aliases where result[alias] == nil { result[alias] = index }
        }
        return result
    }()

    private static let byDesktopType: [String: Int] = {
        var result: [String: Int] = [:]
        for (index, kind) in all.enumerated() { for type in kind.desktopTypes { result[type] = index } }
        return result
    }()

    /// Returns the kind with an identifier or alias, or `nil` if it is not in the table.
    static func named(_ identifier: String) -> PasteboardKind? { byIdentifier[identifier].map { all[$0] } }

    /// Returns the type identifier for a desktop type.
    static func identifier(ofDesktopType type: String) -> String {
        byDesktopType[type].map { all[$0].identifier } ?? type
    }

    /// Returns the desktop type under which data of a type is offered to other clients.
    static func desktopType(of identifier: String) -> String { named(identifier)?.desktopTypes[0] ?? identifier }

    /// Returns the position of a type in the order of preference. Types that are not in the table come first.
    static func rank(_ identifier: String) -> Int { byIdentifier[identifier] ?? -1 }

    /// Returns whether data of the type `present` satisfies a request for the type `asked`.
    static func satisfies(_ present: String, _ asked: String) -> Bool {
        if present == asked { return true }
        guard let kind = named(present) else { return false }
        // A URL of the general kind is not necessarily a file URL.
        if asked == "public.file-url" { return false }
        return kind.identifier == asked || kind.aliases.contains(asked)
    }
}
