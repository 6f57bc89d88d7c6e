import DisplayServer
import Foundation

/// A place from which to paste what was copied: ``general`` for what all programs of the desktop copy, ``primary`` for
/// what is selected, and others by name within this application.
///
/// ```swift
/// UIPasteboard.general.string = "Hello"
/// let text = try await UIPasteboard.general.loadString()
/// ```
///
/// What is on the desktop's pasteboards belongs to the program that copied it, and is fetched from there. The
/// properties and methods of UIKit do so at once: they wait for the other program, ``synchronousTimeout`` at most for
/// each answer, and nothing else of the app runs meanwhile. A program that does not answer counts as having nothing,
/// and is not waited for again until somebody copies. The methods whose names begin with `load` wait without stopping
/// the app, and say what went wrong.
///
/// What another program copied is one item here, with all its types. Of several items that this application copies,
/// other programs get the texts as lines, the URLs as a list, and of everything else the first.
///
/// When the application ends, what it has copied is left to the desktop's clipboard manager, if there is one.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// What a pasteboard is called.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// What it is called.
        public let rawValue: String
        /// The name of that text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name of that text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// What was copied or cut, in any program.
        public static let general = Name("com.apple.UIKit.pboard.general")
        /// What is selected, in any program; the pointer's middle button pastes it. UIKit has no such pasteboard.
        public static let primary = Name("PRIMARY")
    }

    /// How items are to be kept.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// What it is called.
        public let rawValue: String
        /// The option of that name; one that is not known does nothing.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date` at which the items are taken away.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool`: whether the items must not leave this computer. Programs that collect what was copied, or share it
        /// with other devices, are asked not to.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// How long, in seconds, reading waits for an answer of another program, where it waits. The same for all that is
    /// copied; what is too large to come in that time can be had with `load…`.
    public nonisolated static let synchronousTimeout: TimeInterval = 1

    /// Stands for the types that suit a value.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
    /// The types that ``string`` is found by.
    public nonisolated static let typeListString = [PasteboardKind.text.identifier, "public.text"]
    /// The types that ``url`` is found by.
    public nonisolated static let typeListURL = [PasteboardKind.url.identifier]
    /// The types that ``image`` is found by.
    public nonisolated static let typeListImage = PasteboardKind.all.filter { $0.value == .image }.map(\.identifier)
    /// The types that ``color`` is found by.
    public nonisolated static let typeListColor = [PasteboardKind.color.identifier]

    /// Something else is on a pasteboard, which is the object. Of the desktop's pasteboards this tells also what other
    /// programs do, once the app has asked for the pasteboard.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// A pasteboard, which is the object, was removed.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The types that were not there before, in the user information of ``changedNotification``; absent where it was
    /// another program's doing.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The types that are not there any more.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// What the pasteboard is called.
    public let name: Name

    private static let desktopBoards = (general: UIPasteboard(.general), primary: UIPasteboard(.primary))
    private static var named: [Name: NamedPasteboardStore] = [:]
    private static var uniqueCount = 0

    /// Where things are kept of a display that windows need not appear on.
    private let ownStore: DesktopPasteboardStore?

    private init(_ name: Name) {
        self.name = name
        ownStore = nil
        super.init()
    }

    /// What was copied on one display, whether or not windows appear there. It tells nobody of changes by others.
    package init(generalOf server: any DisplayServer) {
        name = .general
        ownStore = DesktopPasteboardStore(.clipboard, server: server)
        super.init()
    }

    // MARK: Which

    /// What was copied or cut, in any program. This is the desktop's CLIPBOARD.
    open class var general: UIPasteboard {
        let board = desktopBoards.general
        _ = board.store
        return board
    }

    /// What is selected, in any program, to be pasted by the pointer's middle button. This is the desktop's PRIMARY;
    /// UIKit has no such pasteboard.
    open class var primary: UIPasteboard {
        let board = desktopBoards.primary
        _ = board.store
        return board
    }

    /// The pasteboard with a name. Those other than the desktop's are within this application, until it ends.
    ///
    /// - Parameter create: whether to make it if there is none; otherwise the result is nil then.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        if pasteboardName != .general, pasteboardName != .primary, UIPasteboard.named[pasteboardName] == nil {
            guard create else { return nil }
            UIPasteboard.named[pasteboardName] = NamedPasteboardStore()
        }
        self.init(pasteboardName)
    }

    /// A new pasteboard with a name that no other has.
    open class func withUniqueName() -> UIPasteboard {
        var name: Name
        repeat {
            uniqueCount += 1
            name = Name("UIPasteboard-\(uniqueCount)")
        } while named[name] != nil
        named[name] = NamedPasteboardStore()
        return UIPasteboard(name)
    }

    /// Removes a pasteboard with what is on it. The desktop's stay.
    open class func remove(withName pasteboardName: Name) {
        guard named.removeValue(forKey: pasteboardName) != nil else { return }
        NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(pasteboardName))
    }

    /// Where this pasteboard keeps things; a removed one has none.
    var store: (any PasteboardStore)? {
        if let ownStore { return ownStore }
        switch name {
        case .general: return UIApplication.shared.displays.current.pasteboards.general
        case .primary: return UIApplication.shared.displays.current.pasteboards.primary
        default: return UIPasteboard.named[name]
        }
    }

    /// The desktop's pasteboard that a store belongs to; nil if it is of a display that windows do not appear on.
    static func board(of store: DesktopPasteboardStore) -> UIPasteboard? {
        [desktopBoards.general, desktopBoards.primary].first { $0.store === store }
    }

    /// Whether both are the same place.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIPasteboard)?.name == name }
    open override var hash: Int { name.hashValue }
    open override var description: String { "<UIPasteboard \(name.rawValue)>" }

    // MARK: What is there

    var contents: any PasteboardContents { store?.contents ?? OwnContents(items: []) }

    /// Grows whenever something else is on the pasteboard. Of the desktop's it counts what happened since the app first
    /// asked for them.
    open var changeCount: Int { store?.changeCount ?? 0 }

    /// How many items there are.
    open var numberOfItems: Int { contents.types.count }

    /// The types of the first item, the best first.
    open var types: [String] { contents.types.first ?? [] }

    /// The items, each with its values by type. Of what another program has only what is asked for is fetched
    /// elsewhere; here it is the best image and everything that is none.
    open var items: [[String: Any]] {
        get {
            let contents = contents
            return contents.types.enumerated().map { index, types in
                var wanted = types
                if contents is OthersContents {
                    let images = types.filter { PasteboardKind.named($0)?.value == .image }
                    let best = images.min { PasteboardKind.rank($0) < PasteboardKind.rank($1) }
                    wanted.removeAll { images.contains($0) && $0 != best }
                }
                return Dictionary(
                    uniqueKeysWithValues: wanted.compactMap { type in
                        contents.value(type, item: index).map { (type, $0) }
                    })
            }
        }
        set { setItems(newValue) }
    }

    /// Replaces what is there by items, each with its values by type: texts, URLs, images, colours, data and property
    /// lists. Values of other kinds are left out.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        set(
            items.map { PasteboardItem($0) },
            PasteboardOptions(
                isConfidential: options[.localOnly] as? Bool == true,
                expirationDate: options[.expirationDate] as? Date))
    }

    /// Adds items to those that this application has put there. What another program put there is replaced.
    open func addItems(_ items: [[String: Any]]) {
        let own = (contents as? OwnContents)?.items ?? []
        set(own + items.map { PasteboardItem($0) })
    }

    /// Replaces what is there.
    func set(_ items: [PasteboardItem], _ options: PasteboardOptions = PasteboardOptions()) {
        guard let store else { return }
        let items = items.filter { !$0.types.isEmpty }
        let before = (store.contents as? OwnContents).map { Set($0.types.joined()) }
        guard store.setItems(items, options) else { return }
        let after = Set(items.flatMap(\.types))
        var info: [String: [String]] = [:]
        if let before {
            info[UIPasteboard.changedTypesAddedUserInfoKey] = after.subtracting(before).sorted()
            info[UIPasteboard.changedTypesRemovedUserInfoKey] = before.subtracting(after).sorted()
        } else {
            info[UIPasteboard.changedTypesAddedUserInfoKey] = after.sorted()
        }
        postChange(info)
    }

    /// Puts a text there that is made only when somebody asks for it. It must be possible to make it as long as it is
    /// there: what is selected changes too often to be copied each time.
    package func setText(madeBy provider: @escaping @MainActor () -> String?) {
        set([PasteboardItem(automatic: DeferredValue(provider))])
    }

    func postChange(_ info: [String: [String]]? = nil) {
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self, userInfo: info)
    }
}
