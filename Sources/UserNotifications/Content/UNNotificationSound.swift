/// The sound of a notification. It is played if the notification server of the desktop plays sounds.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// The name of the file; nil for the sound of the desktop's theme.
    let name: UNNotificationSoundName?

    /// The sound that the theme of the desktop has for messages.
    public class var `default`: UNNotificationSound { standard }
    private static let standard = UNNotificationSound(name: nil)

    /// Creates the sound of a file in the main bundle. If there is no such file, the sound is that of the theme.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

    private init(name: UNNotificationSoundName?) {
        self.name = name
        super.init()
    }

    /// The path of the file; nil for the sound of the theme.
    var path: String? { name.flatMap { Bundle.main.path(forResource: $0.rawValue, ofType: nil) } }
}
