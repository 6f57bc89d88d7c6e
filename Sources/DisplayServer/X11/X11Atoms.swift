import CX11
import Foundation

/// The atoms of the properties and messages that the display server uses, interned in one round trip.
///
/// An atom has a property, a name in the list of names, and an assignment at the same position as its name. The order
/// of the properties is arbitrary. The clipboard and drag and drop have their own atoms, in ``X11SelectionAtoms``
/// and ``X11DragAtoms``.
struct X11Atoms {
    let wmProtocols: Atom
    let wmDeleteWindow: Atom
    let netWMPing: Atom
    let netWMSyncRequest: Atom
    let netWMSyncRequestCounter: Atom
    let netWMName: Atom
    let netWMIconName: Atom
    let netWMPID: Atom
    let netActiveWindow: Atom
    let netSupportingWMCheck: Atom
    let utf8String: Atom
    let multitouchPressure: Atom
    let multitouchMajor: Atom
    let multitouchX: Atom
    let xSettings: Atom
    let manager: Atom
    let wmTakeFocus: Atom
    let wmState: Atom
    let wmClientLeader: Atom
    let wmWindowRole: Atom
    let netWMState: Atom
    let netWMStateFullscreen: Atom
    let netWMStateMaximizedVert: Atom
    let netWMStateMaximizedHorz: Atom
    let netWMStateHidden: Atom
    let netWMWindowType: Atom
    let netWMWindowTypeNormal: Atom
    let netWMWindowTypeDialog: Atom
    let netWMWindowTypeUtility: Atom
    let netWMIcon: Atom
    let netWMUserTime: Atom
    let netStartupID: Atom
    let netStartupInfoBegin: Atom
    let netStartupInfo: Atom
    let netSupported: Atom
    let netWMUserTimeWindow: Atom
    let netWMWindowTypePopupMenu: Atom
    let netWMWindowTypeDropdownMenu: Atom
    let netWMWindowTypeToolTip: Atom
    let netWorkArea: Atom
    let netCurrentDesktop: Atom
    let netWMMoveResize: Atom
    let motifWMHints: Atom
    let xdndAware: Atom
    let xdndEnter: Atom
    let xdndPosition: Atom
    let xdndLeave: Atom
    let xdndDrop: Atom

    /// Interns the atoms. All are `None` if the connection is lost meanwhile; they are not used then.
    init(display: OpaquePointer) {
        // In the order of the assignments below.
        let names: [StaticString] = [
            "WM_PROTOCOLS",
            "WM_DELETE_WINDOW",
            "_NET_WM_PING",
            "_NET_WM_NAME",
            "_NET_WM_ICON_NAME",
            "_NET_WM_PID",
            "_NET_ACTIVE_WINDOW",
            "_NET_SUPPORTING_WM_CHECK",
            "UTF8_STRING",
            "Abs MT Pressure",
            "Abs MT Touch Major",
            "Abs MT Position X",
            "_NET_WM_SYNC_REQUEST",
            "_NET_WM_SYNC_REQUEST_COUNTER",
            "_XSETTINGS_SETTINGS",
            "MANAGER",
            "WM_TAKE_FOCUS",
            "WM_STATE",
            "WM_CLIENT_LEADER",
            "WM_WINDOW_ROLE",
            "_NET_WM_STATE",
            "_NET_WM_STATE_FULLSCREEN",
            "_NET_WM_STATE_MAXIMIZED_VERT",
            "_NET_WM_STATE_MAXIMIZED_HORZ",
            "_NET_WM_STATE_HIDDEN",
            "_NET_WM_WINDOW_TYPE",
            "_NET_WM_WINDOW_TYPE_NORMAL",
            "_NET_WM_WINDOW_TYPE_DIALOG",
            "_NET_WM_WINDOW_TYPE_UTILITY",
            "_NET_WM_ICON",
            "_NET_WM_USER_TIME",
            "_NET_STARTUP_ID",
            "_NET_STARTUP_INFO_BEGIN",
            "_NET_STARTUP_INFO",
            "_NET_WM_WINDOW_TYPE_POPUP_MENU",
            "_NET_WM_WINDOW_TYPE_DROPDOWN_MENU",
            "_NET_WM_WINDOW_TYPE_TOOLTIP",
            "_NET_WORKAREA",
            "_NET_CURRENT_DESKTOP",
            "_NET_SUPPORTED",
            "_NET_WM_USER_TIME_WINDOW",
            "_NET_WM_MOVERESIZE",
            "_MOTIF_WM_HINTS",
            "XdndAware",
            "XdndEnter",
            "XdndPosition",
            "XdndLeave",
            "XdndDrop",
        ]
        // Xlib does not modify the strings.
        var pointers = names.map { name -> UnsafeMutablePointer<CChar>? in
            UnsafeMutableRawPointer(mutating: name.utf8Start).assumingMemoryBound(to: CChar.self)
        }
        var atoms = [Atom](repeating: 0, count: names.count)
        XInternAtoms(display, &pointers, Int32(names.count), 0, &atoms)
        var count = 0
        func next() -> Atom {
            count += 1
            return atoms[count - 1]
        }
        wmProtocols = next()
        wmDeleteWindow = next()
        netWMPing = next()
        netWMName = next()
        netWMIconName = next()
        netWMPID = next()
        netActiveWindow = next()
        netSupportingWMCheck = next()
        utf8String = next()
        multitouchPressure = next()
        multitouchMajor = next()
        multitouchX = next()
        netWMSyncRequest = next()
        netWMSyncRequestCounter = next()
        xSettings = next()
        manager = next()
        wmTakeFocus = next()
        wmState = next()
        wmClientLeader = next()
        wmWindowRole = next()
        netWMState = next()
        netWMStateFullscreen = next()
        netWMStateMaximizedVert = next()
        netWMStateMaximizedHorz = next()
        netWMStateHidden = next()
        netWMWindowType = next()
        netWMWindowTypeNormal = next()
        netWMWindowTypeDialog = next()
        netWMWindowTypeUtility = next()
        netWMIcon = next()
        netWMUserTime = next()
        netStartupID = next()
        netStartupInfoBegin = next()
        netStartupInfo = next()
        netWMWindowTypePopupMenu = next()
        netWMWindowTypeDropdownMenu = next()
        netWMWindowTypeToolTip = next()
        netWorkArea = next()
        netCurrentDesktop = next()
        netSupported = next()
        netWMUserTimeWindow = next()
        netWMMoveResize = next()
        motifWMHints = next()
        xdndAware = next()
        xdndEnter = next()
        xdndPosition = next()
        xdndLeave = next()
        xdndDrop = next()
        assert(count == names.count)
    }
}
