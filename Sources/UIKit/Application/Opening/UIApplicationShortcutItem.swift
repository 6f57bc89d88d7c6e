/// An action that the user chose in the menu of the app's icon in the launcher.
///
/// ```swift
/// func windowScene(
///     _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
///     completionHandler: @escaping (Bool) -> Void
/// ) {
///     completionHandler(shortcutItem.type == "new-note")
/// }
/// ```
///
/// The actions are those of the app's desktop entry (`Actions=`), which the launcher requests by
/// `org.freedesktop.Application` (SI-01). The type of an item is the name of the action. If the information property
/// list has an entry in `UIApplicationShortcutItems` with this type, the item has its title, subtitle and user info.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// The name of the action.
    public let type: String

    /// The title of the action; the type if the information property list has none.
    public let localizedTitle: String

    /// A second line below the title; nil without one.
    public let localizedSubtitle: String?

    /// The values that the information property list has for the action.
    public let userInfo: [String: any NSSecureCoding]?

    /// Creates an item with a type and a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, userInfo: nil)
    }

    private init(
        type: String, localizedTitle: String, localizedSubtitle: String?, userInfo: [String: any NSSecureCoding]?
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.userInfo = userInfo
        super.init()
    }

    /// Creates the item of an action.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - information: The information property list of the app.
    /// - Returns: Nil for a name that no desktop entry can have.
    convenience init?(action name: String, information: [String: Any]?) {
        guard !name.isEmpty, name.utf8.count <= 255 else { return nil }
        let entries = information?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        // Names of actions consist of letters, digits and hyphens. They are types, or the last parts of them.
        func isNamed(_ entry: [String: Any], _ part: (String) -> String) -> Bool {
            guard let type = entry["UIApplicationShortcutItemType"] as? String else { return false }
            let action = String(part(type).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
            return type == name || action == name
        }
        let entry =
            entries.first { isNamed($0) { $0.split(separator: ".").last.map(String.init) ?? $0 } }
            ?? entries.first { isNamed($0) { $0 } }
        let userInfo = entry?["UIApplicationShortcutItemUserInfo"] as? [String: Any]
        self.init(
            type: entry?["UIApplicationShortcutItemType"] as? String ?? name,
            localizedTitle: entry?["UIApplicationShortcutItemTitle"] as? String ?? name,
            localizedSubtitle: entry?["UIApplicationShortcutItemSubtitle"] as? String,
            userInfo: userInfo?.compactMapValues { $0 as? any NSSecureCoding ?? ($0 as? String).map { $0 as NSString } }
        )
    }
}
