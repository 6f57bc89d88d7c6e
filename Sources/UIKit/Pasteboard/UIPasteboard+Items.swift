import Foundation

extension UIPasteboard {
    // MARK: The first item

    /// Returns whether the first item is available as one of the given types.
    public func contains(pasteboardTypes: [String]) -> Bool { contains(pasteboardTypes, types) }

    private func contains(_ asked: [String], _ present: [String]) -> Bool {
        present.contains { type in asked.contains { PasteboardKind.satisfies(type, $0) } }
    }

    /// Returns the first item as data of a type, or `nil` if it is not available as that type.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        contents.data(pasteboardType, item: 0)
    }

    /// Returns the first item as the value of a type: text, `URL`, ``UIImage``, ``UIColor``, or data for all other
    /// types. The result is `nil` if the item is not available as that type. Values that this application put on the
    /// pasteboard are returned unchanged.
    public func value(forPasteboardType pasteboardType: String) -> Any? { contents.value(pasteboardType, item: 0) }

    /// Replaces the contents with a value: text, a URL, an image, a color, data or a property list. Other values are
    /// ignored.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        let item = PasteboardItem([pasteboardType: value])
        if !item.types.isEmpty { set([item]) }
    }

    /// Replaces the contents with data of a type.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    // MARK: Several items

    /// Returns the types of the items in `itemSet`, or of all items for `nil`. The result is `nil` if an item does not
    /// exist.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let types = contents.types
        guard let itemSet else { return types }
        guard itemSet.allSatisfy({ types.indices.contains($0) }) else { return nil }
        return itemSet.map { types[$0] }
    }

    /// Returns whether each item in `itemSet`, or each item for `nil`, is available as one of the given types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let types = types(forItemSet: itemSet), !types.isEmpty else { return false }
        return types.allSatisfy { contains(pasteboardTypes, $0) }
    }

    /// Returns the indices of the items that are available as one of the given types, or `nil` if there are none.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = contents.types.enumerated().filter { contains(pasteboardTypes, $0.element) }
        return found.isEmpty ? nil : IndexSet(found.map(\.offset))
    }

    /// Returns the values of the items in `itemSet`, or of all items for `nil`. The result is `nil` if no item is
    /// available as the type.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        collect(itemSet) { $0.value(pasteboardType, item: $1) }
    }

    /// Returns the data of the items in `itemSet`, or of all items for `nil`. The result is `nil` if no item is
    /// available as the type.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        collect(itemSet) { $0.data(pasteboardType, item: $1) }
    }

    private func collect<Value>(_ itemSet: IndexSet?, _ look: (any PasteboardContents, Int) -> Value?) -> [Value]? {
        let contents = contents
        let items = itemSet ?? IndexSet(integersIn: 0..<contents.types.count)
        let found = items.compactMap { look(contents, $0) }
        return found.isEmpty ? nil : found
    }

    // MARK: Text, URLs, images and colors

    /// A Boolean value that indicates whether the pasteboard contains text. Reading it does not fetch the text.
    public var hasStrings: Bool { has(UIPasteboard.typeListString) }
    /// A Boolean value that indicates whether pasting text may succeed. It is `false` only if there is certainly no
    /// text, and `true` if the owner of the contents does not answer in time.
    var mayHaveStrings: Bool {
        guard let store = store as? DesktopPasteboardStore, !store.isOwn else { return hasStrings }
        return store.foreignContentsMayHaveText
    }
    /// A Boolean value that indicates whether the pasteboard contains a URL. Reading it does not fetch the URL.
    public var hasURLs: Bool { has(UIPasteboard.typeListURL) }
    /// A Boolean value that indicates whether the pasteboard contains an image. Reading it does not fetch the image.
    public var hasImages: Bool { has(UIPasteboard.typeListImage) }
    /// A Boolean value that indicates whether the pasteboard contains a color. Reading it does not fetch the color.
    public var hasColors: Bool { has(UIPasteboard.typeListColor) }

    private func has(_ types: [String]) -> Bool { contents.types.contains { contains(types, $0) } }

    /// The text of the first text item, or `nil` if there is none. Setting it replaces the contents; setting `nil`
    /// clears them.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The text of all text items, or `nil` if there are none.
    public var strings: [String]? {
        get { all(PasteboardKind.text.identifier) }
        set { replace(newValue) }
    }

    /// The first URL, or `nil` if there is none. A URL that is set here is also offered as text.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// All URLs, or `nil` if there are none.
    public var urls: [URL]? {
        get { all(PasteboardKind.url.identifier) }
        set { replace(newValue) }
    }

    /// The first image, or `nil` if there is none. Other applications receive it as PNG.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// All images, or `nil` if there are none.
    public var images: [UIImage]? {
        get { all("public.image") }
        set { replace(newValue) }
    }

    /// The first color, or `nil` if there is none. Other applications receive its sRGB components.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// All colors, or `nil` if there are none.
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
