import CX11
import Foundation

/// The names of properties and messages that this client speaks, asked for in one round trip.
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
    let netWMWindowTypePopupMenu: Atom
    let netWMWindowTypeDropdownMenu: Atom
    let netWorkArea: Atom
    let netCurrentDesktop: Atom

    /// All are `None` after a connection was lost in the middle; nothing is done with them then.
    init(display: OpaquePointer) {
        let names = [
            "WM_PROTOCOLS", "WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_NAME", "_NET_WM_ICON_NAME", "_NET_WM_PID",
            "_NET_ACTIVE_WINDOW", "_NET_SUPPORTING_WM_CHECK", "UTF8_STRING", "Abs MT Pressure", "Abs MT Touch Major",
            "Abs MT Position X", "_NET_WM_SYNC_REQUEST", "_NET_WM_SYNC_REQUEST_COUNTER",
            "_XSETTINGS_SETTINGS", "MANAGER", "WM_TAKE_FOCUS", "WM_STATE", "WM_CLIENT_LEADER", "WM_WINDOW_ROLE",
            "_NET_WM_STATE", "_NET_WM_STATE_FULLSCREEN", "_NET_WM_STATE_MAXIMIZED_VERT",
            "_NET_WM_STATE_MAXIMIZED_HORZ", "_NET_WM_STATE_HIDDEN", "_NET_WM_WINDOW_TYPE",
            "_NET_WM_WINDOW_TYPE_NORMAL", "_NET_WM_WINDOW_TYPE_DIALOG", "_NET_WM_WINDOW_TYPE_UTILITY", "_NET_WM_ICON",
            "_NET_WM_USER_TIME", "_NET_STARTUP_ID", "_NET_STARTUP_INFO_BEGIN", "_NET_STARTUP_INFO",
            "_NET_WM_WINDOW_TYPE_POPUP_MENU", "_NET_WM_WINDOW_TYPE_DROPDOWN_MENU", "_NET_WORKAREA",
            "_NET_CURRENT_DESKTOP",
        ]
        var pointers = names.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        var atoms = [Atom](repeating: 0, count: names.count)
        XInternAtoms(display, &pointers, Int32(names.count), 0, &atoms)
        wmProtocols = atoms[0]
        wmDeleteWindow = atoms[1]
        netWMPing = atoms[2]
        netWMName = atoms[3]
        netWMIconName = atoms[4]
        netWMPID = atoms[5]
        netActiveWindow = atoms[6]
        netSupportingWMCheck = atoms[7]
        utf8String = atoms[8]
        multitouchPressure = atoms[9]
        multitouchMajor = atoms[10]
        multitouchX = atoms[11]
        netWMSyncRequest = atoms[12]
        netWMSyncRequestCounter = atoms[13]
        xSettings = atoms[14]
        manager = atoms[15]
        wmTakeFocus = atoms[16]
        wmState = atoms[17]
        wmClientLeader = atoms[18]
        wmWindowRole = atoms[19]
        netWMState = atoms[20]
        netWMStateFullscreen = atoms[21]
        netWMStateMaximizedVert = atoms[22]
        netWMStateMaximizedHorz = atoms[23]
        netWMStateHidden = atoms[24]
        netWMWindowType = atoms[25]
        netWMWindowTypeNormal = atoms[26]
        netWMWindowTypeDialog = atoms[27]
        netWMWindowTypeUtility = atoms[28]
        netWMIcon = atoms[29]
        netWMUserTime = atoms[30]
        netStartupID = atoms[31]
        netStartupInfoBegin = atoms[32]
        netStartupInfo = atoms[33]
        netWMWindowTypePopupMenu = atoms[34]
        netWMWindowTypeDropdownMenu = atoms[35]
        netWorkArea = atoms[36]
        netCurrentDesktop = atoms[37]
    }
}
