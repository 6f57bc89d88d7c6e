/// A user activity as a file contains it.
struct StoredActivity: Codable, Equatable, Sendable {
    var type: String
    var title: String?
    var targetContentIdentifier: String?
    var persistentIdentifier: String?
    var requiredKeys: [String]?
    var userInfo: [StoredValue.StoredEntry] = []

    /// Creates the stored form of an activity. Values that cannot be stored are reported and left out.
    @MainActor init(_ activity: NSUserActivity) {
        type = activity.activityType
        title = activity.title
        targetContentIdentifier = activity.targetContentIdentifier
        persistentIdentifier = activity.persistentIdentifier
        requiredKeys = activity.requiredUserInfoKeys.map { $0.sorted() }
        var values = activity.userInfo ?? [:]
        if let required = activity.requiredUserInfoKeys, !required.isEmpty {
            values = values.filter { ($0.key.base as? String).map(required.contains) ?? false }
        }
        userInfo = StoredValue.entries(of: values, of: "activity '\(activity.activityType)'")
    }

    /// The activity.
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.title = title
        activity.targetContentIdentifier = targetContentIdentifier
        activity.persistentIdentifier = persistentIdentifier
        activity.requiredUserInfoKeys = requiredKeys.map { Set($0) }
        if !userInfo.isEmpty { activity.userInfo = StoredValue.table(userInfo) }
        return activity
    }
}

extension StoredValue {
    /// Returns the entries of a dictionary that can be stored, sorted so that equal dictionaries have equal files.
    @MainActor static func entries(of values: [AnyHashable: Any], of owner: @autoclosure () -> String) -> [StoredEntry]
    {
        values.compactMap { key, value -> StoredEntry? in
            if let key = StoredValue(key.base), let value = StoredValue(value) {
                return StoredEntry(key: key, value: value)
            }
            SceneSessionStore.reporter.report(
                "the value of '\(key)' of the \(owner()) has the type \(type(of: value)), which cannot be stored")
            return nil
        }
        .sorted { "\($0.key)" < "\($1.key)" }
    }
}
