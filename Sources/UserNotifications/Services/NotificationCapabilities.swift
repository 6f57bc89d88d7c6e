/// The capabilities of a service for notifications.
struct NotificationCapabilities: Equatable, Sendable {
    /// A Boolean value that indicates whether notifications have a text below the title.
    var showsBody = true
    /// A Boolean value that indicates whether the text is markup.
    var bodyIsMarkup = false
    var showsActions = true
    var showsInlineReplies = false
    var playsSounds = false
    /// A Boolean value that indicates whether notifications are kept in a list.
    var keepsNotifications = false

    init() {}

    /// Creates capabilities from the names in a reply of `GetCapabilities`.
    init(_ names: some Sequence<String>) {
        let names = Set(names)
        showsBody = names.contains("body")
        bodyIsMarkup = names.contains("body-markup")
        showsActions = names.contains("actions")
        showsInlineReplies = names.contains("inline-reply")
        playsSounds = names.contains("sound")
        keepsNotifications = names.contains("persistence")
    }
}
