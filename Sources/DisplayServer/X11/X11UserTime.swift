import CX11

/// The X server's times of user actions, from which window managers decide whether a window may take the focus, and
/// recognize outdated requests (`_NET_WM_USER_TIME`).
struct X11UserTime {
    /// The time of the last user action. Zero if there was none.
    private(set) var last: Time = 0
    /// The time of the user action that is being handled; nil while none is.
    private(set) var current: Time?
    private var published: Time = 0

    /// Notes the time of the action that started the program.
    mutating func noteStart(_ time: Time) { last = time }

    /// Notes the time of the action that started another process, which handed its request over. A time before the
    /// last user action is ignored.
    mutating func noteLaunch(_ time: Time) {
        let difference = Int32(truncatingIfNeeded: time) &- Int32(truncatingIfNeeded: last)
        if last == 0 || difference > 0 { last = time }
    }

    /// Notes that a user action begins to be handled.
    mutating func note(_ time: Time) {
        last = time
        current = time
    }

    /// Notes that all events that were read have been handled.
    mutating func endAction() { current = nil }

    /// A Boolean value that indicates whether the last time has not been published since it changed.
    var needsPublication: Bool { last != published }

    mutating func didPublish() { published = last }

    /// Notes that another window manager runs, to which nothing has been published.
    mutating func invalidate() { published = 0 }
}
