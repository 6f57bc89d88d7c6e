/// A string that identifies a user activity across launches of the app.
public typealias NSUserActivityPersistentIdentifier = String

/// An activity of the user that one scene passes to another, such as opening a document, and the state of a scene that
/// the next launch of the app restores.
///
/// ```swift
/// let activity = NSUserActivity(activityType: "org.example.notes.editing")
/// activity.title = "Groceries"
/// activity.addUserInfoEntries(from: ["note": 12])
/// ```
///
/// Apple's class is part of its Foundation and also hands activities off to other devices and indexes them for search;
/// this one carries a type and values. See ``UISceneDelegate/stateRestorationActivity(for:)``.
open class NSUserActivity: NSObject {
    /// Creates an activity of a type, which is a string in reverse-DNS style by convention.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// The type of the activity.
    public let activityType: String

    /// A title for the activity that is suitable for display to the user.
    open var title: String?

    /// App-specific values that describe the activity.
    ///
    /// Values that are stored for the next launch are strings, numbers, Booleans, data, dates, URLs, UUIDs, `NSNull`,
    /// and arrays, sets and dictionaries of them (RS-01). Other values are reported on standard error and left out.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of ``userInfo`` that are stored for the next launch. With an empty set or nil, the default, all are.
    open var requiredUserInfoKeys: Set<String>?

    /// An identifier of the app content that the activity concerns.
    open var targetContentIdentifier: String?

    /// A string that identifies the activity across launches of the app.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?

    /// A Boolean value that indicates whether the state of the app has changed since ``userInfo`` was updated. While it
    /// is true, the activity is updated before it is stored: ``delegate`` and the responders that have the activity are
    /// asked for the current values. The default is false.
    open var needsSave = false

    /// The object that updates the activity before it is stored.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// The responders whose `userActivity` this object is.
    var responders: [WeakUserActivityResponder] = []

    /// Merges entries into ``userInfo``. They replace values of the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
