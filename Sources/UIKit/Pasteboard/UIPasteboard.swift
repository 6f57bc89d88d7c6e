import DisplayServer
import Foundation

/// An object for sharing data within and between applications.
///
/// ```swift
/// UIPasteboard.general.string = "Hello"
/// do {
///     label.text = try await UIPasteboard.general.loadString()
/// } catch {
///     label.text = "The clipboard is not available."
/// }
/// ```
///
/// ``general`` contains what the user copied in any application, ``primary`` contains the current selection, and named
/// pasteboards are private to this application. On X11, the former two are the selections CLIPBOARD and PRIMARY; the
/// latter is an addition to Apple's API.
///
/// The contents of the desktop's pasteboards belong to the application that copied them, and are fetched from it.
/// UIKit's properties and methods are synchronous: they block until the other application answers, for at most
/// ``synchronousTimeout`` per request. If it does not answer, its contents count as empty, and it is not queried again
/// until the contents change. The methods whose names begin with `load` do not block, and report errors.
///
/// The contents of another application appear as one item with all its types. If this application copies several items,
/// other applications receive all text as lines, all URLs as a list, and otherwise the first item.
///
/// When the application exits, the contents that it owns are transferred to the desktop's clipboard manager, if there
/// is one.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the pasteboard with the data that was copied or cut in any application.
        public static let general = Name("com.apple.UIKit.pboard.general")
        /// The name of the pasteboard with the current selection of any application, which the middle button of the
        /// pointer pastes. UIKit has no such pasteboard.
        public static let primary = Name("PRIMARY")
    }

    /// Options for the items on a pasteboard.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option as a string.
        public let rawValue: String
        /// Creates an option from a string. Unknown options have no effect.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date` at which the items are removed.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool` that indicates whether the items must stay on this computer. Applications that store clipboard
        /// contents or share them with other devices are asked not to do so.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The time that a synchronous read waits for an answer of another application, in seconds. Contents that are too
    /// large for that time can be read with the methods whose names begin with `load`.
    public nonisolated static let synchronousTimeout: TimeInterval = 1

    /// A placeholder for the types that suit a value.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
    /// The types that ``string`` looks for.
    public nonisolated static let typeListString = [PasteboardKind.text.identifier, "public.text"]
    /// The types that ``url`` looks for.
    public nonisolated static let typeListURL = [PasteboardKind.url.identifier]
    /// The types that ``image`` looks for.
    public nonisolated static let typeListImage = PasteboardKind.all.filter { $0.value == .image }.map(\.identifier)
    /// The types that ``color`` looks for.
    public nonisolated static let typeListColor = [PasteboardKind.color.identifier]

    /// Posted when the contents of a pasteboard, the object of the notification, have changed. For the desktop's
    /// pasteboards it also reports changes by other applications, once the app has accessed the pasteboard.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted when a pasteboard, the object of the notification, has been removed.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The key for the types that were added, in the user information of ``changedNotification``. It is absent if
    /// another application made the change.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key for the types that were removed, in the user information of ``changedNotification``.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// The name of the pasteboard.
    public let name: Name

    private static let desktopBoards = (general: UIPasteboard(.general), primary: UIPasteboard(.primary))
    // The pasteboards with other names are private to the application, and the same for all its displays.
    private static var named: [Name: NamedPasteboardStore] = [:]
    private static var uniqueCount = 0

    /// The storage, if it does not depend on the name and the current display.
    private let ownStore: (any PasteboardStore)?
    /// The clipboard of `ownStore`; `nil` for pasteboards of the current display and of the application.
    private let ownClipboard: ObjectIdentifier?

    private init(_ name: Name, of store: (any PasteboardStore)? = nil) {
        self.name = name
        ownStore = store
        ownClipboard = (store as? DesktopPasteboardStore).map { ObjectIdentifier($0.clipboard) }
        super.init()
    }

    /// Creates the general pasteboard of one display, even if windows do not appear there. It does not post
    /// notifications of changes by other clients.
    package convenience init(generalOf server: any DisplayServer) {
        self.init(.general, of: DesktopPasteboardStore(.clipboard, server: server))
    }

    // MARK: Pasteboards

    /// The pasteboard with the data that was copied or cut in any application. It is the CLIPBOARD selection of X11.
    open class var general: UIPasteboard {
        let board = desktopBoards.general
        _ = board.store
        return board
    }

    /// The pasteboard with the current selection of any application, which the middle button of the pointer pastes. It
    /// is the PRIMARY selection of X11. UIKit has no such pasteboard.
    open class var primary: UIPasteboard {
        let board = desktopBoards.primary
        _ = board.store
        return board
    }

    /// Creates an object for the pasteboard with a name. Pasteboards other than those of the desktop are private to
    /// this application and last until it exits.
    ///
    /// - Parameters:
    ///   - pasteboardName: The name.
    ///   - create: `true` to create the pasteboard if it does not exist. With `false`, the result is `nil` in that
    ///     case.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        if pasteboardName != .general, pasteboardName != .primary, UIPasteboard.named[pasteboardName] == nil {
            guard create else { return nil }
            UIPasteboard.named[pasteboardName] = NamedPasteboardStore()
        }
        self.init(pasteboardName)
    }

    /// Creates a pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        var name: Name
        repeat {
            uniqueCount += 1
            name = Name("UIPasteboard-\(uniqueCount)")
        } while named[name] != nil
        named[name] = NamedPasteboardStore()
        return UIPasteboard(name)
    }

    /// Removes a pasteboard and its contents. The desktop's pasteboards cannot be removed.
    open class func remove(withName pasteboardName: Name) {
        guard named.removeValue(forKey: pasteboardName) != nil else { return }
        NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(pasteboardName))
    }

    /// The storage of this pasteboard, or `nil` if the pasteboard was removed.
    var store: (any PasteboardStore)? {
        if let ownStore { return ownStore }
        switch name {
        case .general: return UIApplication.shared.displays.current.pasteboards.general
        case .primary: return UIApplication.shared.displays.current.pasteboards.primary
        default: return UIPasteboard.named[name]
        }
    }

    /// Returns the desktop pasteboard of a store: ``general`` or ``primary``, or another object with that name if the
    /// store belongs to a display other than the current one.
    static func board(of store: DesktopPasteboardStore) -> UIPasteboard {
        let board = store.board == .clipboard ? desktopBoards.general : desktopBoards.primary
        return board.store === store ? board : UIPasteboard(board.name, of: store)
    }

    /// Returns whether both objects represent the same pasteboard.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPasteboard else { return false }
        return other.name == name && other.ownClipboard == ownClipboard
    }
    open override var hash: Int { name.hashValue }
    open override var description: String { "<UIPasteboard \(name.rawValue)>" }

    // MARK: Contents

    var contents: any PasteboardContents { store?.contents ?? OwnContents(items: []) }

    /// A number that increases with each change of the contents. For the desktop's pasteboards, it counts changes since
    /// the app first accessed them.
    open var changeCount: Int { store?.changeCount ?? 0 }

    /// The number of items on the pasteboard.
    open var numberOfItems: Int { contents.types.count }

    /// The types of the first item, in order of preference.
    open var types: [String] { contents.types.first ?? [] }

    /// The items, each with its values by type. Of another application's contents, only the preferred image format and
    /// all types that are not images are fetched.
    open var items: [[String: Any]] {
        get {
            let contents = contents
            return contents.types.enumerated().map { index, types in
                var wanted = types
                if contents is ForeignPasteboardContents {
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

    /// Replaces the contents with items, each with its values by type: text, URLs, images, colors, data and property
    /// lists. Values of other kinds are omitted.
    ///
    /// - Parameters:
    ///   - items: The items, as dictionaries from types to values.
    ///   - options: The expiration date of the items, and whether they must stay on this computer.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        set(
            items.map { PasteboardItem($0) },
            PasteboardOptions(
                isConfidential: options[.localOnly] as? Bool == true,
                expirationDate: options[.expirationDate] as? Date))
    }

    /// Appends items to those that this application has put on the pasteboard. Replaces the contents of another
    /// application.
    open func addItems(_ items: [[String: Any]]) {
        let own = (contents as? OwnContents)?.items ?? []
        set(own + items.map { PasteboardItem($0) })
    }

    /// Replaces the contents, and posts ``changedNotification``.
    func set(_ items: [PasteboardItem], _ options: PasteboardOptions = PasteboardOptions()) {
        guard let store else { return }
        let items = items.filter { !$0.types.isEmpty }
        let before = (store.contents as? OwnContents).map { Set($0.types.joined()) }
        let isSet = store.setItems(items, options) { [weak self, weak store, name] in
            guard let store else { return }
            // The display may no longer be the current one.
            let board = self?.store === store ? self : UIPasteboard(name, of: store)
            board?.set([])
        }
        guard isSet else { return }
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

    /// Replaces the contents with text that is created on demand. The provider must be able to create the text for as
    /// long as it is on the pasteboard. Used for the selection, which changes too often to be copied each time.
    package func setText(madeBy provider: @escaping @MainActor () -> String?) {
        set([PasteboardItem(automatic: DeferredValue(provider))])
    }

    func postChange(_ info: [String: [String]]? = nil) {
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self, userInfo: info)
    }
}
