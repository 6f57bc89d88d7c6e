import QuartzCore

/// A weak reference to a responder that has a user activity.
struct WeakUserActivityResponder {
    private(set) weak var responder: UIResponder?
}

/// The user activities of responders. Few responders have one, so it is an associated object.
@MainActor enum UserActivityResponders {
    private static var key: UInt8 = 0

    static func activity(of responder: UIResponder) -> NSUserActivity? {
        objc_getAssociatedObject(responder, &key) as? NSUserActivity
    }

    static func set(_ activity: NSUserActivity?, of responder: UIResponder) {
        let old = self.activity(of: responder)
        guard old !== activity else { return }
        old?.responders.removeAll { $0.responder == nil || $0.responder === responder }
        objc_setAssociatedObject(responder, &key, activity, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        activity?.responders.append(WeakUserActivityResponder(responder: responder))
    }

    /// Asks the delegate and the responders of an activity for current values, if it needs to be saved.
    static func update(_ activity: NSUserActivity) {
        guard activity.needsSave else { return }
        activity.needsSave = false
        activity.delegate?.userActivityWillSave(activity)
        for responder in activity.responders.compactMap(\.responder) { responder.updateUserActivityState(activity) }
    }
}
