/// An activity of the user that one scene passes to another, such as opening a document.
///
/// Apple's class is part of its Foundation and also hands activities off to other devices; this one only carries a type
/// and values.
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
    open var userInfo: [AnyHashable: Any]?

    /// An identifier of the app content that the activity concerns.
    open var targetContentIdentifier: String?

    /// Merges entries into ``userInfo``. They replace values of the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
