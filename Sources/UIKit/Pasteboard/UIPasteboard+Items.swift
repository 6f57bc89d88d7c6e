import Foundation

extension UIPasteboard {
    // MARK: The first item

    /// Whether the first item can be had as one of some types.
    public func contains(pasteboardTypes: [String]) -> Bool { contains(pasteboardTypes, types) }

    private func contains(_ asked: [String], _ present: [String]) -> Bool {
        present.contains { type in asked.contains { PasteboardKind.satisfies(type, $0) } }
    }

    /// The first item as data of a type; nil if it cannot be had as that.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        contents.data(pasteboardType, item: 0)
    }

    /// The first item as a type's value: text, `URL`, ``UIImage``, ``UIColor``, or data of all other types; nil if it
    /// cannot be had as that. What this application put there comes back as it was given.
    public func value(forPasteboardType pasteboardType: String) -> Any? { contents.value(pasteboardType, item: 0) }

    /// Replaces what is there by a value: a text, URL, image, colour, data or property list. Others are ignored.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        let item = PasteboardItem([pasteboardType: value])
        if !item.types.isEmpty { set([item]) }
    }

    /// Replaces what is there by data of a type.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    // MARK: Several items

    /// The types of some items; of all for nil. Nil if there is no such item.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let types = contents.types
        guard let itemSet else { return types }
        guard itemSet.allSatisfy({ types.indices.contains($0) }) else { return nil }
        return itemSet.map { types[$0] }
    }

    /// Whether each of some items, or each there is for nil, can be had as one of some types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let types = types(forItemSet: itemSet), !types.isEmpty else { return false }
        return types.allSatisfy { contains(pasteboardTypes, $0) }
    }

    /// The items that can be had as one of some types; nil if there are none.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = contents.types.enumerated().filter { contains(pasteboardTypes, $0.element) }
        return found.isEmpty ? nil : IndexSet(found.map(\.offset))
    }

    /// The values of some items for a type, or of all for nil; nil if none can be had as that.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        collect(itemSet) { $0.value(pasteboardType, item: $1) }
    }

    /// The data of some items as a type, or of all for nil; nil if none can be had as that.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        collect(itemSet) { $0.data(pasteboardType, item: $1) }
    }

    private func collect<Value>(_ itemSet: IndexSet?, _ look: (any PasteboardContents, Int) -> Value?) -> [Value]? {
        let contents = contents
        let items = itemSet ?? IndexSet(integersIn: 0..<contents.types.count)
        let found = items.compactMap { look(contents, $0) }
        return found.isEmpty ? nil : found
    }

    // MARK: Texts, URLs, images, colours

    /// Whether there is text, without fetching it.
    public var hasStrings: Bool { has(UIPasteboard.typeListString) }
    /// Whether pasting text may succeed. False only if there is certainly no text; true if the program that owns the
    /// contents does not tell in time.
    var mayHaveStrings: Bool {
        guard let store = store as? DesktopPasteboardStore, !store.isOwn else { return hasStrings }
        return store.othersMayHaveText
    }
    /// Whether there is a URL, without fetching it.
    public var hasURLs: Bool { has(UIPasteboard.typeListURL) }
    /// Whether there is an image, without fetching it.
    public var hasImages: Bool { has(UIPasteboard.typeListImage) }
    /// Whether there is a colour, without fetching it.
    public var hasColors: Bool { has(UIPasteboard.typeListColor) }

    private func has(_ types: [String]) -> Bool { contents.types.contains { contains(types, $0) } }

    /// The first text; nil if there is none. Setting it replaces what is there; nil leaves nothing there.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// All texts; nil if there are none.
    public var strings: [String]? {
        get { all(PasteboardKind.text.identifier) }
        set { replace(newValue) }
    }

    /// The first URL; nil if there is none. It is also there as text.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// All URLs; nil if there are none.
    public var urls: [URL]? {
        get { all(PasteboardKind.url.identifier) }
        set { replace(newValue) }
    }

    /// The first image; nil if there is none. Others get it as PNG.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// All images; nil if there are none.
    public var images: [UIImage]? {
        get { all("public.image") }
        set { replace(newValue) }
    }

    /// The first colour; nil if there is none. Others get its sRGB values.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// All colours; nil if there are none.
    public var colors: [UIColor]? {
        get { all(PasteboardKind.color.identifier) }
        set { replace(newValue) }
    }

    private func all<Value>(_ type: String) -> [Value]? {
        let found = contents.values(type).compactMap { $0 as? Value }
        return found.isEmpty ? nil : found
    }

    private func replace(_ values: [Any]?) { set((values ?? []).map { PasteboardItem(automatic: $0) }) }
}
