/// A service that an activity view controller offers for items, such as copying them.
///
/// ```swift
/// final class CountActivity: UIActivity {
///     private var text = ""
///     override var activityTitle: String? { "Count words" }
///     override func canPerform(withActivityItems items: [Any]) -> Bool { items.first is String }
///     override func prepare(withActivityItems items: [Any]) { text = "\(items[0])" }
///     override func perform() {
///         print(text.split(separator: " ").count)
///         activityDidFinish(true)
///     }
/// }
/// ```
///
/// The controller calls ``canPerform(withActivityItems:)`` for the menu. When the user has chosen the activity, it
/// calls ``prepare(withActivityItems:)``, and then presents ``activityViewController``, or else calls ``perform()``. The
/// activity calls ``activityDidFinish(_:)`` at its end (SH-04).
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The group that an activity belongs to.
    public enum Category: Int, Sendable {
        /// The activity does something with the items in the app.
        case action = 0
        /// The activity sends the items to other people or programs.
        case share = 1
    }

    /// The group of the activities of the class. The default is `.action`. The menu does not separate
    /// groups.
    open class var activityCategory: Category { .action }

    /// Called at the end, once.
    var didFinish: ((Bool) -> Void)?
    /// The scene in which the user chose the activity.
    weak var scene: UIWindowScene?
    /// The subject for the items, as their sources state it.
    var subject = ""

    /// Creates an activity.
    public override init() { super.init() }

    deinit {}

    /// The type of the activity. The default is `nil`. Override it, so that the type can be excluded and reported.
    open var activityType: ActivityType? { nil }

    /// The title in the menu. The default is `nil`, and the menu shows the name of the class.
    open var activityTitle: String? { nil }

    /// The image in the menu. The default is `nil`.
    open var activityImage: UIImage? { nil }

    /// Returns a Boolean value that indicates whether the activity can be performed with items. The default is `false`.
    /// An activity that cannot is absent from the menu.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Prepares the activity. Store the items here. The default implementation does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A view controller that performs the activity; `nil`, the default, if it needs none. It is presented after
    /// ``prepare(withActivityItems:)``, and dismissed by ``activityDidFinish(_:)``.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity without a view controller. The default implementation finishes without success.
    open func perform() { activityDidFinish(false) }

    /// Reports the end of the activity. Call it once; further calls are ignored.
    ///
    /// - Parameter completed: A Boolean value that indicates whether the user did not cancel.
    open func activityDidFinish(_ completed: Bool) {
        let handler = didFinish
        didFinish = nil
        handler?(completed)
    }
}
