/// What a person wants to do, as one scene tells it another, such as which document to open. Apple's is part of its Foundation
/// and also speaks to other devices; this one carries a type and values.
open class NSUserActivity: NSObject {
    /// An activity of a type, by custom in reverse-DNS style.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// What kind of activity it is.
    public let activityType: String

    /// What the person would call it.
    open var title: String?

    /// What belongs to it.
    open var userInfo: [AnyHashable: Any]?

    /// What of the app's content it is about.
    open var targetContentIdentifier: String?

    /// Adds to ``userInfo``, replacing values of the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
