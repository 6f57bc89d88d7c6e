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

    /// All are `None` after a connection was lost in the middle; nothing is done with them then.
    init(display: OpaquePointer) {
        let names = [
            "WM_PROTOCOLS", "WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_NAME", "_NET_WM_ICON_NAME", "_NET_WM_PID",
            "_NET_ACTIVE_WINDOW", "_NET_SUPPORTING_WM_CHECK", "UTF8_STRING", "Abs MT Pressure", "Abs MT Touch Major",
            "Abs MT Position X", "_NET_WM_SYNC_REQUEST", "_NET_WM_SYNC_REQUEST_COUNTER",
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
    }
}
