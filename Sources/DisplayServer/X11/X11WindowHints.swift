import CX11

/// The `WM_HINTS` property: focus model, initial state, window group and urgency.
@MainActor struct X11WindowHints {
    private let window: Window
    private let leader: Window
    private let connection: X11Connection
    /// A Boolean value that indicates whether the window demands the user's attention.
    var isUrgent = false
    var startsMinimized = false

    init(window: Window, leader: Window, connection: X11Connection) {
        self.window = window
        self.leader = leader
        self.connection = connection
    }

    func write() {
        guard connection.isOpen else { return }
        var hints = XWMHints()
        hints.flags = InputHint | StateHint | WindowGroupHint
        if isUrgent { hints.flags |= 1 << 8 }  // XUrgencyHint, a macro that Swift does not see
        hints.input = 1
        hints.initial_state = startsMinimized ? IconicState : NormalState
        hints.window_group = leader
        connection.traps.trap { _ = XSetWMHints(connection.display, window, &hints) }
    }
}
